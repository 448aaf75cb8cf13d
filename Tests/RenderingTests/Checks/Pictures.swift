import TintypePrimitives
import TintypeTheming

@testable import TintypeLayoutEngine

/// Makes the display lists of these tests.
struct Pictures {
  private var commands: [DrawCommand] = []
  private var entries: [DisplayEntry] = []
  private var texts: [DisplayText] = []
  private var missing: [String] = []

  static let icon = ContentHash(high: 7, low: 7)
  static let face = FaceID(file: ContentHash(high: 1, low: 1))

  var list: DisplayList {
    DisplayList(
      size: Size(width: 200, height: 100), scale: 2, commands: commands, entries: entries,
      texts: texts,
      parts: [DisplayPart(name: "bubble", frame: Rect(x: 0, y: 0, width: 100, height: 100))],
      missingImages: missing)
  }

  /// A paint of a token that follows others.
  static func paint(_ hex: UInt32, _ names: String..., alpha: Double = 1, line: Int? = nil) -> Paint
  {
    guard !names.isEmpty else { return Paint(hex: hex, alpha: alpha) }
    let place = line.map { FilePosition(file: "acme.theme.json", line: $0, column: 5) }
    return Paint(
      hex: hex, alpha: alpha,
      origins: [
        Origin(
          kind: .color, names: names, layer: line == nil ? .sdkDefault : .override, position: place)
      ])
  }

  mutating func append(_ command: DrawCommand, _ bounds: Rect, origins: [Origin] = []) {
    commands.append(command)
    entries.append(DisplayEntry(origins: origins, bounds: bounds))
  }

  mutating func fill(_ rect: Rect, _ paint: Paint) {
    append(.fill(.rectangle(rect), .paint(paint)), rect, origins: paint.origins)
  }

  mutating func fill(_ outline: Outline, _ paint: Paint) {
    append(.fill(outline, .paint(paint)), outline.bounds, origins: paint.origins)
  }

  /// A text of glyphs 10 points wide, its baseline 20 points below `y`.
  mutating func text(
    _ text: String, x: Double, y: Double, _ paint: Paint, size: Double = 16, weight: Int = 400
  ) {
    let glyphs = text.unicodeScalars.enumerated().map {
      GlyphRun.Glyph(id: $1.value, x: Double($0) * 10, y: 20)
    }
    let ink = Rect(x: 0, y: 20 - size, width: Double(glyphs.count) * 10, height: size)
    let run = GlyphRun(face: Self.face, size: size, span: 0, glyphs: glyphs, ink: ink)
    let frame = ink.offset(x: x, y: y)
    let face = FontUse.Face(
      family: "Inter", postScriptName: "Inter", file: Self.face.file, weight: weight,
      isItalic: false)
    texts.append(
      DisplayText(
        frame: frame, text: text,
        fontUses: [
          FontUse(
            asked: FontRequest(weight: weight, size: size), got: face, reason: .exact, text: text)
        ], truncation: nil, commands: commands.count..<(commands.count + 1), part: "title"))
    append(.glyphs(run, at: Point(x: x, y: y), paint), frame, origins: paint.origins)
  }

  mutating func icon(
    _ rect: Rect, tint: Paint?, slot: String = "actionSend", layer: ThemeLayer = .override
  ) {
    let place = FilePosition(file: "acme.theme.json", line: 40, column: 5)
    append(
      .image(Self.icon, rect, tint: tint, isMirrored: false), rect,
      origins: [Origin(kind: .icon, names: [slot], layer: layer, position: place)])
  }

  mutating func missing(_ name: String) { missing.append(name) }

  /// The canvas.
  static let canvas = Rect(x: 0, y: 0, width: 200, height: 100)
}
