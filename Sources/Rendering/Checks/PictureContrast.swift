import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming

/// Measures texts and icons of a display list against what is drawn below them.
struct PictureContrast {
  private let list: DisplayList
  private let largeText: LargeText
  /// The paints as they are judged, which differ from those drawn where an amount is assumed.
  private let seen: (Paint) -> Paint
  private let textOfCommand: [Int: DisplayText]
  private let exempt: ExemptPairs

  private(set) var rows: [DrawnContrast] = []
  private var groups = [PaintedGroup()]
  private var clips: [Outline] = []

  init(
    _ list: DisplayList, pairs: [ContrastPair], largeText: LargeText,
    seen: @escaping (Paint) -> Paint = { $0 }
  ) {
    self.list = list
    self.largeText = largeText
    self.seen = seen
    exempt = ExemptPairs(pairs)
    var texts: [Int: DisplayText] = [:]
    for text in list.texts {
      for command in text.commands { texts[command] = text }
    }
    textOfCommand = texts
    for (index, (command, entry)) in zip(list.commands, list.entries).enumerated() {
      add(command, entry, index)
    }
  }

  private mutating func add(_ command: DrawCommand, _ entry: DisplayEntry, _ index: Int) {
    switch command {
    case .fill(let outline, .paint(let paint)):
      // A line under text is drawn like text, and nothing is drawn on it.
      if textOfCommand[index] == nil { cover(.paint(seen(paint)), outline, entry.bounds) }
    case .fill(let outline, .gradient(let gradient)):
      var gradient = gradient
      for index in gradient.stops.indices {
        gradient.stops[index].paint = seen(gradient.stops[index].paint)
      }
      cover(.gradient(gradient), outline, entry.bounds)
    case .stroke, .shadow: break
    case .glyphs(let run, let point, let paint):
      if !run.isColor { measure(run, at: point, paint, entry, textOfCommand[index]) }
    case .image(_, let rect, let tint, _):
      if let tint {
        measure(tint, in: rect, entry)
      } else {
        cover(.picture, .rectangle(rect), entry.bounds)
      }
    case .pushClip(let outline): clips.append(outline)
    case .popClip: if !clips.isEmpty { clips.removeLast() }
    case .pushOpacity(let opacity): groups.append(PaintedGroup(opacity: opacity))
    case .pushMask(let gradient): groups.append(PaintedGroup(mask: gradient))
    case .popOpacity, .popMask:
      guard groups.count > 1 else { return }
      let group = groups.removeLast()
      groups[groups.count - 1].areas.append(
        PaintedArea(content: .group(group), outline: nil, clips: clips, bounds: entry.bounds))
    }
  }

  private mutating func cover(_ content: PaintedArea.Content, _ outline: Outline, _ bounds: Rect) {
    guard !bounds.isEmpty else { return }
    groups[groups.count - 1].areas.append(
      PaintedArea(content: content, outline: outline, clips: clips, bounds: bounds))
  }

  // MARK: Texts and icons

  private mutating func measure(
    _ run: GlyphRun, at corner: Point, _ paint: Paint, _ entry: DisplayEntry, _ text: DisplayText?
  ) {
    guard paint.alpha > 0, !entry.bounds.isEmpty, let last = run.glyphs.last else { return }
    // As many places as are told apart at a glance; of a long run, every few glyphs.
    let step = max(1, run.glyphs.count / 48)
    var points: [Point] = []
    for index in stride(from: 0, to: run.glyphs.count, by: step) {
      let glyph = run.glyphs[index]
      points += Self.heights.map {
        Point(x: corner.x + glyph.x, y: corner.y + glyph.y - run.size * $0)
      }
    }
    points += Self.heights.map {
      Point(x: corner.x + run.ink.maxX, y: corner.y + last.y - run.size * $0)
    }
    let uses = text?.fontUses.filter { $0.got?.file == run.face.file && $0.asked.size == run.size }
    let weight = uses?.map(\.asked.weight).min() ?? 400
    let isLarge = largeText.includes(size: run.size, weight: weight)
    measure(
      isLarge ? .largeText : .text, paint, points, entry, text: text?.text ?? "",
      part: text?.part)
  }

  /// Where the body of small letters lies above the baseline, in sizes.
  private static let heights = [0.15, 0.4]

  private mutating func measure(_ tint: Paint, in rect: Rect, _ entry: DisplayEntry) {
    guard tint.alpha > 0, !entry.bounds.isEmpty else { return }
    let shares = [0.2, 0.5, 0.8]
    let points = shares.flatMap { x in
      shares.map { y in Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y) }
    }
    measure(.icon, tint, points, entry, text: nil, part: part(at: rect))
  }

  private func part(at rect: Rect) -> String? {
    list.parts.last {
      $0.frame.intersection(rect) == rect
    }?.name
  }

  private mutating func measure(
    _ kind: ContrastPair.Kind, _ paint: Paint, _ points: [Point], _ entry: DisplayEntry,
    text: String?, part: String?
  ) {
    let visible = points.filter { point in
      entry.bounds.expanded(by: 0.5).contains(point) && clips.allSatisfy { $0.contains(point) }
    }
    let ink = seen(paint)
    let levels = groups.map { group in relevant(group.areas, to: entry.bounds) }
    let isFlat =
      levels[levels.count - 1].count <= 1 && groups.count == 1
      && levels[0].first?.hides(entry.bounds) == true
    var worst: (sample: Sample, contrast: Contrast)?
    var isUnknown = false
    for point in isFlat ? visible.prefix(1) : visible[...] {
      let sample = sample(ink, at: point, levels)
      isUnknown = isUnknown || sample.ground.isUnknown
      let contrast = Contrast(sample.foreground, on: sample.ground.paint)
      if contrast.ratio < worst?.contrast.ratio ?? .infinity { worst = (sample, contrast) }
    }
    guard let worst else { return }
    let grounds = worst.sample.ground.layers
    let minimum = exempt.covers(ink, on: grounds.first) ? nil : kind.minimum
    let verdict: ContrastRow.Verdict? =
      isUnknown
      ? nil : minimum.map { worst.contrast.ratio >= $0 ? .pass : .fail } ?? .exempt
    rows.append(
      DrawnContrast(
        kind: kind, text: text, frame: entry.bounds, part: part, ink: ink, grounds: grounds,
        foreground: worst.sample.foreground, background: worst.sample.ground.paint,
        point: worst.sample.point, contrast: worst.contrast, verdict: verdict))
  }

  private struct Sample {
    var foreground: Paint
    var ground: Ground
    let point: Point
  }

  /// What is seen at a point of the ink and of what lies below it, through all open groups.
  private func sample(_ ink: Paint, at point: Point, _ levels: [ArraySlice<PaintedArea>]) -> Sample
  {
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
    for level in stride(from: below.count - 1, to: 0, by: -1) {
      let share = groups[level].alpha(at: point)
      let under = below[level - 1]
      foreground = foreground.opacity(share).over(under.paint)
      let isHidden = ground.paint.alpha * share >= 1
      ground = Ground(
        paint: ground.paint.opacity(share).over(under.paint),
        layers: ground.layers + (isHidden ? [] : under.layers),
        isUnknown: ground.isUnknown || (under.isUnknown && !isHidden))
    }
    return Sample(foreground: foreground, ground: ground, point: point)
  }

  /// The areas that show within a rectangle, in painting order.
  private func relevant(_ areas: [PaintedArea], to rect: Rect) -> ArraySlice<PaintedArea> {
    let start = areas.lastIndex { $0.hides(rect) } ?? 0
    return areas[start...].filter { $0.bounds.intersects(rect) }[...]
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
