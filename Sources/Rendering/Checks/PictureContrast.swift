import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming

/// Measures texts and icons of a display list against what is drawn below them.
///
/// Colours that the commands tell are laid over each other at points along each mark; where a
/// picture, a line or a shadow lies below, that part is drawn and every pixel is looked at.
struct PictureContrast {
  private let list: DisplayList
  private let largeText: LargeText
  private let exempt: ExemptPairs
  private let inspector: (any PictureInspecting)?
  /// The paints as they are judged, which differ from those drawn where an amount is assumed.
  private let seen: (Paint) -> Paint
  private let textOfCommand: [Int: DisplayText]

  private(set) var rows: [MeasuredContrast] = []
  private var groups = [PaintedGroup()]
  private var clips: [Outline] = []

  init(
    _ list: DisplayList, exempt: ExemptPairs, largeText: LargeText,
    inspector: (any PictureInspecting)?, seen: @escaping (Paint) -> Paint = { $0 }
  ) {
    self.list = list
    self.largeText = largeText
    self.exempt = exempt
    self.inspector = inspector
    self.seen = seen
    var texts: [Int: DisplayText] = [:]
    for text in list.texts {
      for command in text.commands { texts[command] = text }
    }
    textOfCommand = texts
    for index in list.commands.indices { add(list.commands[index], list.entries[index], index) }
  }

  private mutating func add(_ command: DrawCommand, _ entry: DisplayEntry, _ index: Int) {
    switch command {
    case .fill(let outline, .paint(let paint)):
      // A line under text is drawn like text, and nothing is drawn on it.
      if textOfCommand[index] == nil { cover(.paint(seen(paint)), outline, entry.bounds, index) }
    case .fill(let outline, .gradient(var gradient)):
      for index in gradient.stops.indices {
        gradient.stops[index].paint = seen(gradient.stops[index].paint)
      }
      cover(.gradient(gradient), outline, entry.bounds, index)
    case .stroke(let outline, let paint, let width, _, _):
      cover(
        .drawn(paint), .rectangle(entry.bounds), entry.bounds, index,
        hole: outline.inset(by: width / 2))
    case .shadow(_, let paint, _, _, _):
      cover(.drawn(paint), .rectangle(entry.bounds), entry.bounds, index)
    case .glyphs(let run, let corner, let paint):
      if !run.isColor, paint.alpha > 0, !entry.bounds.isEmpty {
        measure(mark(run, at: corner, paint, entry.bounds, index))
      }
    case .image(_, let rect, let tint, _):
      if let tint, tint.alpha > 0, !entry.bounds.isEmpty {
        measure(mark(tint, in: rect, entry.bounds, index))
      }
      cover(.drawn(tint), .rectangle(rect), entry.bounds, index)
    case .pushClip(let outline): clips.append(outline)
    case .popClip: if !clips.isEmpty { clips.removeLast() }
    case .pushOpacity(let opacity): groups.append(PaintedGroup(opacity: opacity))
    case .pushMask(let gradient): groups.append(PaintedGroup(mask: gradient))
    case .popOpacity, .popMask:
      guard groups.count > 1 else { return }
      let group = groups.removeLast()
      append(
        PaintedArea(
          content: .group(group), outline: nil, clips: clips, bounds: entry.bounds, command: index))
    }
  }

  private mutating func cover(
    _ content: PaintedArea.Content, _ outline: Outline, _ bounds: Rect, _ index: Int,
    hole: Outline? = nil
  ) {
    guard !bounds.isEmpty else { return }
    append(
      PaintedArea(
        content: content, outline: outline, hole: hole, clips: clips, bounds: bounds,
        command: index))
  }

  private mutating func append(_ area: PaintedArea) {
    groups[groups.count - 1].areas.append(area)
  }

  // MARK: Texts and icons

  /// Where the body of small letters lies above the baseline, in sizes.
  private static let heights = [0.15, 0.4]

  private func mark(
    _ run: GlyphRun, at corner: Point, _ paint: Paint, _ bounds: Rect, _ index: Int
  ) -> ContrastMark {
    // As many places as are told apart at a glance; of a long run, every few glyphs.
    let step = max(1, run.glyphs.count / 48)
    var points: [Point] = []
    var (top, bottom) = (Double.infinity, -Double.infinity)
    func add(_ x: Double, _ y: Double) {
      points += Self.heights.map { Point(x: corner.x + x, y: corner.y + y - run.size * $0) }
      top = min(top, corner.y + y - run.size / 2)
      bottom = max(bottom, corner.y + y)
    }
    for place in stride(from: 0, to: run.glyphs.count, by: step) {
      add(run.glyphs[place].x, run.glyphs[place].y)
    }
    if let last = run.glyphs.last { add(run.ink.maxX, last.y) }
    let text = textOfCommand[index]
    let uses = text?.fontUses.filter { $0.got?.file == run.face.file && $0.asked.size == run.size }
    let weight = uses?.map(\.asked.weight).min() ?? 400
    let core = Rect(
      x: corner.x + run.ink.minX, y: top, width: run.ink.width, height: max(0, bottom - top))
    return ContrastMark(
      kind: largeText.includes(size: run.size, weight: weight) ? .largeText : .text,
      ink: seen(paint), bounds: bounds, core: core.intersection(bounds), points: points,
      text: text?.text ?? "", part: text?.part, command: index)
  }

  private func mark(_ tint: Paint, in rect: Rect, _ bounds: Rect, _ index: Int) -> ContrastMark {
    let shares = [0.2, 0.5, 0.8]
    let points = shares.flatMap { x in
      shares.map { y in Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
    }
    let margin = min(rect.width, rect.height) * 0.15
    return ContrastMark(
      kind: .icon, ink: seen(tint), bounds: bounds,
      core: rect.expanded(by: -margin).intersection(bounds), points: points, text: nil,
      part: list.parts.last { $0.frame.intersection(rect) == rect }?.name, command: index)
  }

  private mutating func measure(_ mark: ContrastMark) {
    let levels = groups.map { relevant($0.areas, to: mark.bounds) }
    let places: [ContrastSample] =
      pixelSamples(mark, levels)
      ?? visible(mark, levels).map { point in sample(mark.ink, at: point, levels) }
    var least = Double.infinity
    var found: ContrastSample?
    for place in places {
      let ratio = Contrast.ratio(place.foreground, place.background)
      if ratio < least {
        least = ratio
        found = place
      }
    }
    guard let worst = found else { return }
    let exemption = exempt.exemption(of: mark.ink, on: worst.layers.first)
    var verdict: ContrastRow.Verdict?
    if !places.contains(where: \.isUnknown) {
      verdict = .exempt
      if exemption == nil, let minimum = mark.kind.minimum {
        verdict = least >= minimum ? .pass : .fail
      }
    }
    let row = DrawnContrast(
      kind: mark.kind, text: mark.text, frame: mark.bounds, part: mark.part, ink: mark.ink,
      grounds: worst.layers, isOnPicture: worst.isOnPicture, foreground: worst.foreground,
      background: worst.background, point: worst.point,
      contrast: Contrast(worst.foreground, on: worst.background), exemption: exemption,
      verdict: verdict)
    rows.append(MeasuredContrast(row: row, samples: verdict == .fail ? places : []))
  }

  /// The areas that show within a rectangle, in painting order.
  private func relevant(_ areas: [PaintedArea], to rect: Rect) -> [PaintedArea] {
    let start = areas.lastIndex { $0.hides(rect) } ?? 0
    return areas[start...].filter { $0.reaches(rect) }
  }

  /// The points of a mark that are looked at; one will do on a ground of one colour.
  private func visible(_ mark: ContrastMark, _ levels: [[PaintedArea]]) -> [Point] {
    let reach = mark.bounds.expanded(by: 0.5)
    func isSeen(_ point: Point) -> Bool {
      reach.contains(point) && clips.allSatisfy { $0.contains(point) }
    }
    if levels.count == 1, levels[0].count == 1, levels[0][0].hides(mark.bounds) {
      return mark.points.first(where: isSeen).map { [$0] } ?? []
    }
    var points = mark.points
    for area in levels.joined() { points += area.telling(in: mark.core) }
    return points.filter(isSeen)
  }

  /// What is seen at a point of the ink and of what lies below it, through all open groups.
  private func sample(
    _ ink: Paint, at point: Point, _ levels: [[PaintedArea]]
  ) -> ContrastSample {
    // The canvas is white where nothing is drawn.
    var below = [Ground(paint: Paint(hex: 0xFFFFFF), layers: [])]
    below[0].lay(levels[0], at: point)
    for level in levels.dropFirst() {
      var ground = Ground(paint: .clear, layers: [])
      ground.lay(level, at: point)
      below.append(ground)
    }
    var ground = below[below.count - 1]
    var foreground = ink.over(ground.paint)
    var share = ink.alpha
    for level in stride(from: below.count - 1, to: 0, by: -1) {
      let part = groups[level].alpha(at: point)
      share *= part
      foreground = foreground.opacity(part).over(below[level - 1].paint)
      ground = ground.faded(part, over: below[level - 1])
    }
    return ContrastSample(
      point: point, foreground: foreground, background: ground.paint, layers: ground.layers,
      share: share, isUnknown: ground.isDrawn || ground.hasPicture,
      isOnPicture: ground.hasPicture)
  }

  // MARK: Pixels

  /// What is seen of a mark and its ground in the pixels of its body; nil where commands tell it all,
  /// or nobody draws.
  private func pixelSamples(
    _ mark: ContrastMark, _ levels: [[PaintedArea]]
  ) -> [ContrastSample]? {
    guard let inspector,
      levels.contains(where: { $0.contains { $0.needsPixels(in: mark.core) } })
    else { return nil }
    // Behind an area that hides all below it nothing has to be drawn.
    let hiding = groups.count == 1 ? levels[0].first { $0.hides(mark.bounds) } : nil
    let first = hiding?.command ?? 0
    let below = list.below(mark.command, within: mark.bounds, from: first)
    guard let ground = inspector.bitmap(of: below) else { return nil }
    var inked: Bitmap?
    if groups.count > 1 || mark.ink.alpha < 1 {
      inked = inspector.bitmap(
        of: list.below(mark.command, within: mark.bounds, from: first, painting: mark.ink))
      guard inked != nil else { return nil }
    }
    let pixels = MarkPixels(
      mark, ground: ground, inked: inked, scale: list.scale, clips: clips)
    guard !pixels.samples.isEmpty else { return nil }
    return pixels.samples.map { pixel in
      let told = sample(mark.ink, at: pixel.point, levels)
      return ContrastSample(
        point: pixel.point, foreground: pixel.foreground, background: pixel.background,
        layers: told.layers, share: told.share, isOnPicture: told.isOnPicture)
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
