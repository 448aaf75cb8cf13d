import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct GlyphDrawingTests {
  private let fonts: FontLibrary

  init() throws { fonts = try library() }

  private func picture(
    _ text: String, x: Double = 2, scale: Double = 1, ground: Paint? = Paint(hex: 0xFFFFFF),
    clip: Path? = nil, isGrouped: Bool = false, paint: Paint = Paint(hex: 0x204060, alpha: 0.8),
    change: (inout GlyphRun) -> Void = { _ in }
  ) throws -> Bitmap {
    let block = fonts.block(for: request(text), width: nil)
    return try drawn(width: 60, height: 24, scale: scale, ground: ground) { canvas in
      if let clip { canvas.clip(to: clip) }
      if isGrouped { canvas.beginGroup(bounds: Rect(x: 3, y: 1, width: 50, height: 20)) }
      for run in block.runs {
        var run = run
        change(&run)
        canvas.draw(run, at: Point(x: x, y: 2), with: paint, fonts: fonts)
      }
      if isGrouped { canvas.endGroup() }
    }
  }

  /// The ink's centre, weighted by coverage, in pixels.
  private func centre(_ bitmap: Bitmap) -> Double {
    var (sum, weight) = (0.0, 0.0)
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width {
        let coverage = Double(bitmap[x, y] >> 24)
        sum += coverage * (Double(x) + 0.5)
        weight += coverage
      }
    }
    return sum / weight
  }

  /// Where the left edge of a stem wider than a pixel lies, in pixels.
  private func edge(_ x: Double, _ scale: Double) throws -> Double {
    let bitmap = try picture("l", x: x, scale: scale, ground: nil, paint: Paint(hex: 0))
    let row = Int(12 * scale)
    let first = (0..<bitmap.size.width).first { bitmap[$0, row] != 0 } ?? 0
    return Double(first + 1) - Double(bitmap[first, row] >> 24) / 255
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `a glyph is at most an eighth of a pixel from its place`(_ scale: Double) throws {
    let origin = try edge(8, scale)
    for step in 1...16 {
      let moved = try edge(8 + Double(step) / 16 / scale, scale) - origin
      #expect(abs(moved - Double(step) / 16) <= 0.13)
    }
  }

  @Test func `quarters of a pixel are different pictures`() throws {
    let pictures = try (0..<4).map { try picture("l", x: 8 + Double($0) / 4).contentHash }
    #expect(Set(pictures).count == 4)
    #expect(try picture("l", x: 8.05).contentHash == pictures[0])
  }

  @Test func `a clip of another shape changes nothing where it lets all through`() throws {
    let everything = Path(ellipseIn: Rect(x: -200, y: -200, width: 600, height: 600))
    let direct = try picture("Hi ñ")
    let clipped = try picture("Hi ñ", clip: everything)
    for (one, other) in zip(direct.pixels, clipped.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 1)
      }
    }
  }

  @Test func `a clip hides glyphs, whatever its shape`() throws {
    let left = Rect(x: 0, y: 0, width: 10, height: 24)
    let rectangle = try picture("Hello", clip: Path(left))
    let rounded = try picture("Hello", clip: Path(roundedRect: left, radius: 1))
    for bitmap in [rectangle, rounded] {
      #expect((0..<24).allSatisfy { y in (10..<60).allSatisfy { bitmap[$0, y] == 0xFFFF_FFFF } })
      #expect((4..<20).contains { bitmap[5, $0] != 0xFFFF_FFFF })
    }
  }

  @Test func `glyphs in a group land where they do without`() throws {
    let direct = try picture("Hello", ground: nil)
    let grouped = try picture("Hello", ground: nil, isGrouped: true)
    #expect(rows(direct) == rows(grouped))
  }

  @Test func `synthetic bold is heavier and slant leans`() throws {
    func ink(_ bitmap: Bitmap) -> Int { bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) } }
    let plain = try picture("l", x: 8, ground: nil)
    let bold = try picture("l", x: 8, ground: nil) { $0.isSyntheticBold = true }
    let slanted = try picture("l", x: 8, ground: nil) { $0.isSyntheticSlant = true }
    #expect(ink(bold) > ink(plain) * 5 / 4)
    #expect(abs(centre(bold) - centre(plain)) < 0.1)
    #expect(centre(slanted) > centre(plain) + 0.5)
  }

  @Test func `ink holds every pixel of a run`() throws {
    let block = fonts.block(for: request("Ågjñ"), width: nil)
    let bitmap = try picture("Ågjñ", x: 2, ground: nil)
    let ink = block.runs.reduce(Rect()) { $0.union($1.ink) }.offset(x: 2, y: 2).expanded(by: 1)
    for y in 0..<24 {
      for x in 0..<60 where bitmap[x, y] != 0 {
        #expect(ink.intersects(Rect(x: Double(x), y: Double(y), width: 1, height: 1)))
      }
    }
    #expect(ink.height < 24)
  }
}
