public import TintypePrimitives

/// A picture that is put together from parts of display lists and from drawings of its own.
public struct DisplayComposition {
  private let size: Size
  private let scale: Double
  private let isClear: Bool
  private var commands: [DrawCommand] = []
  private var entries: [DisplayEntry] = []
  private var texts: [DisplayText] = []
  private var parts: [DisplayPart] = []
  private var missingImages: [String] = []

  /// Begins an empty picture of `size` points at `scale` pixels a point.
  ///
  /// What nothing is drawn on stays clear if `isClear`, else white.
  public init(size: Size, scale: Double, isClear: Bool) {
    self.size = size
    self.scale = scale
    self.isClear = isClear
  }

  /// Adds a drawing of its own; `bounds` is what it may touch.
  public mutating func append(_ command: DrawCommand, bounds: Rect) {
    append(command, DisplayEntry(origins: [], bounds: bounds))
  }

  /// Adds what a list shows in an area, moved so that the area's corner comes to `corner`.
  ///
  /// It is cut to `outline`, which lies at the final place; without one, to the canvas only. An area
  /// that begins on whole pixels keeps its pixels.
  public mutating func append(
    _ list: DisplayList, showing area: Rect, at corner: Point, cutTo outline: Outline? = nil
  ) {
    let (dx, dy) = (corner.x - area.x, corner.y - area.y)
    let place = area.offset(x: dx, y: dy)
    if let outline { append(.pushClip(outline), bounds: outline.bounds) }
    let shown = list.part(touching: [area])
    for (command, entry) in zip(shown.commands, shown.entries) {
      let bounds = entry.bounds.offset(x: dx, y: dy).intersection(place)
      append(
        command.offset(x: dx, y: dy), DisplayEntry(origins: entry.origins, bounds: bounds))
    }
    if let outline { append(.popClip, bounds: outline.bounds) }
    for part in list.parts where part.frame.intersects(area) {
      parts.append(DisplayPart(name: part.name, frame: part.frame.offset(x: dx, y: dy)))
    }
    for var text in list.texts where text.shown.intersects(area) {
      text.frame = text.frame.offset(x: dx, y: dy)
      text.ink = text.ink.offset(x: dx, y: dy)
      text.shown = text.shown.intersection(area).offset(x: dx, y: dy)
      // Its commands stand elsewhere among those of the whole.
      text.commands = 0..<0
      texts.append(text)
    }
    missingImages += list.missingImages
  }

  /// The picture so far.
  public var list: DisplayList {
    DisplayList(
      size: size, scale: scale, commands: commands, entries: entries, texts: texts, parts: parts,
      missingImages: missingImages, isClear: isClear)
  }

  private mutating func append(_ command: DrawCommand, _ entry: DisplayEntry) {
    commands.append(command)
    entries.append(entry)
  }
}
