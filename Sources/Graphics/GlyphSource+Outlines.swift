internal import CFreeType
internal import TintypePrimitives

extension GlyphSource {
  /// The size in pixels at which outlines are taken; fine enough for any that is drawn.
  private static let outlineSize = 2048.0

  /// The outline of a glyph in parts of the font size from its pen position, down positive; empty
  /// if it is blank.
  ///
  /// Synthetic bold and slant are those of the pixels.
  func outline(of glyph: UInt32, in place: Int, isBold: Bool, isSlanted: Bool) -> Path {
    let flags = Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    let size = FT_F26Dot6(Self.outlineSize * 64)
    guard let face = face(place), FT_Set_Char_Size(face, size, 0, 72, 72) == 0,
      FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    Self.synthesize(
      &slot.pointee.outline, size: Double(size), isBold: isBold, isSlanted: isSlanted)
    var collector = OutlineCollector(unit: 1 / Double(size))
    var calls = FT_Outline_Funcs(
      move_to: { point, data in OutlineCollector.add(data) { $0.move(to: $0.place(point)) } },
      line_to: { point, data in OutlineCollector.add(data) { $0.line(to: $0.place(point)) } },
      conic_to: { control, point, data in
        OutlineCollector.add(data) { $0.curve(to: $0.place(point), control: $0.place(control)) }
      },
      cubic_to: { first, second, point, data in
        OutlineCollector.add(data) {
          $0.curve(
            to: $0.place(point), control1: $0.place(first), control2: $0.place(second))
        }
      }, shift: 0, delta: 0)
    let status = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &calls, $0)
    }
    return status == 0 ? collector.path : Path()
  }

  /// Makes an outline bold or slanted; `size` in the outline's units.
  static func synthesize(
    _ outline: inout FT_Outline, size: Double, isBold: Bool, isSlanted: Bool
  ) {
    if isBold {
      let strength = FT_Pos((size * emboldening).rounded())
      FT_Outline_EmboldenXY(&outline, strength, 0)
      // Emboldening moves the outline to the right by as much as it adds; centre it again.
      FT_Outline_Translate(&outline, -strength / 2, 0)
    }
    if isSlanted {
      var lean = FT_Matrix(xx: 0x10000, xy: FT_Fixed(slant * 65_536), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&outline, &lean)
    }
  }
}

/// The steps of an outline as FreeType tells them.
private struct OutlineCollector {
  private let unit: Double
  private var steps = Path()
  private var last = Point.zero
  private var isOpen = false

  init(unit: Double) { self.unit = unit }

  /// All steps, each contour closed.
  var path: Path {
    var path = steps
    if isOpen { path.close() }
    return path
  }

  mutating func move(to point: Point) {
    if isOpen { steps.close() }
    isOpen = true
    steps.move(to: point)
    last = point
  }

  mutating func line(to point: Point) {
    steps.line(to: point)
    last = point
  }

  /// A quadratic curve as the cubic one that it is.
  mutating func curve(to end: Point, control: Point) {
    func towards(_ point: Point) -> Point {
      Point(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(to: end, control1: towards(last), control2: towards(end))
  }

  mutating func curve(to end: Point, control1: Point, control2: Point) {
    steps.curve(to: end, control1: control1, control2: control2)
    last = end
  }

  /// A point of FreeType, whose y goes up.
  func place(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = vector?.pointee else { return last }
    return Point(x: Double(vector.x) * unit, y: -Double(vector.y) * unit)
  }

  /// Adds a step to the collector behind a pointer; always 0, which lets FreeType go on.
  static func add(
    _ data: UnsafeMutableRawPointer?, _ step: (inout OutlineCollector) -> Void
  ) -> Int32 {
    if let data { step(&data.assumingMemoryBound(to: OutlineCollector.self).pointee) }
    return 0
  }
}
