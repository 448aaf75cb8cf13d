import TintypePrimitives
import TintypeTheming

/// Collects the commands of a picture.
final class DisplayListBuilder {
  private var commands: [DrawCommand] = []
  private var entries: [DisplayEntry] = []
  private var texts: [DisplayText] = []
  private var parts: [DisplayPart] = []
  private var openParts: [String] = []
  private var clips: [Rect]
  private var missingImages: [String] = []
  private var bounds: [TextBounds]
  private var grownFrames: [GrownFrame] = []

  private let size: Size
  private let scale: Double

  init(canvas: Rect, scale: Double) {
    clips = [canvas]
    bounds = [TextBounds(clip: canvas, frame: canvas)]
    size = canvas.size
    self.scale = scale
  }

  /// The number of commands so far.
  var count: Int { commands.count }

  /// Appends a command; its bounds are cut to the clip in force.
  func append(_ command: DrawCommand, origins: [Origin], bounds: Rect) {
    commands.append(command)
    entries.append(
      DisplayEntry(origins: origins, bounds: bounds.intersection(clips[clips.count - 1])))
  }

  func append(text: DisplayText) {
    var text = text
    text.part = openParts.last
    if !text.ink.isEmpty, let bounds = bounds.last {
      text.shown = text.ink.intersection(clips[clips.count - 1])
      // Antialiasing may touch the next pixel, and accents lean out of tight frames.
      text.clipped = Overhang(of: text.ink, beyond: bounds.clip, tolerance: 1 / scale)
      text.outside = Overhang(of: text.ink, beyond: bounds.frame, tolerance: 1)
    }
    texts.append(text)
  }

  /// Places content in bounds of its own for texts.
  func bounded(_ change: (TextBounds) -> TextBounds, _ content: () -> Void) {
    bounds.append(change(bounds[bounds.count - 1]))
    content()
    bounds.removeLast()
  }

  /// Places content in a frame that has a minimum height, and notes if its only text exceeds that.
  func growing(_ frame: Rect, minimum: Double, _ content: () -> Void) {
    let first = texts.count
    content()
    guard frame.height > minimum + 0.5, texts.count == first + 1 else { return }
    grownFrames.append(
      GrownFrame(
        frame: frame, minimum: minimum, text: texts[first].text, part: openParts.last))
  }

  func missing(_ source: ImageSource) {
    switch source {
    case .builtIn(let name): missingImages.append(name)
    case .file(let path): missingImages.append(path)
    }
  }

  /// Cuts content to a space in which it can be scrolled.
  func scrolled(
    in outline: Outline, horizontally: Bool, vertically: Bool, _ content: () -> Void
  ) {
    clipped(to: outline) {
      // The cut itself counts only across the axes of scrolling.
      let outer = bounds[bounds.count - 2]
      bounded(
        { _ in
          outer.scrolled(
            in: outline.bounds, horizontally: horizontally, vertically: vertically)
        }, content)
    }
  }

  func clipped(to outline: Outline, _ content: () -> Void) {
    let clip = outline.bounds.intersection(clips[clips.count - 1])
    append(.pushClip(outline), origins: [], bounds: clip)
    clips.append(clip)
    bounded({ $0.clipped(to: outline.bounds) }, content)
    clips.removeLast()
    append(.popClip, origins: [], bounds: clip)
  }

  func grouped(
    _ begin: DrawCommand, _ end: DrawCommand, origins: [Origin], _ content: () -> Void
  ) {
    let first = count
    append(begin, origins: origins, bounds: .init())
    content()
    let bounds = entries[first...].reduce(Rect()) { $0.union($1.bounds) }
    entries[first].bounds = bounds
    append(end, origins: [], bounds: bounds)
  }

  func part(_ name: String, _ frame: Rect, _ content: () -> Void) {
    parts.append(DisplayPart(name: name, frame: frame))
    openParts.append(name)
    content()
    openParts.removeLast()
  }

  /// All that was collected.
  var wholeList: DisplayList {
    DisplayList(
      size: size, scale: scale, commands: commands, entries: entries, texts: texts, parts: parts,
      missingImages: missingImages, grownFrames: grownFrames)
  }

  /// What was collected, without the commands that something opaque covers.
  var list: DisplayList {
    let isCovered = CoveredCommands(commands, entries, pixel: 1 / scale).isCovered
    let kept = commands.indices.filter { !isCovered[$0] }
    // The number of commands that are kept before each.
    var places = [0]
    for index in commands.indices { places.append(places[index] + (isCovered[index] ? 0 : 1)) }
    let seen = texts.compactMap { text -> DisplayText? in
      if !text.commands.isEmpty, text.commands.allSatisfy({ isCovered[$0] }) { return nil }
      var text = text
      text.commands = places[text.commands.lowerBound]..<places[text.commands.upperBound]
      return text
    }
    return DisplayList(
      size: size, scale: scale, commands: kept.map { commands[$0] },
      entries: kept.map { entries[$0] }, texts: seen, parts: parts, missingImages: missingImages,
      grownFrames: grownFrames)
  }
}
