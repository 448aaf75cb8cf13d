import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct PathDrawingTests {
  private func alphas(_ path: Path) throws -> [[UInt32]] {
    let bitmap = try drawn(width: 40, height: 40) { $0.fill(path, with: Paint(hex: 0)) }
    return (0..<40).map { y in (0..<40).map { bitmap[$0, y] >> 24 } }
  }

  @Test func `the four corners have their own radii`() throws {
    let shape = try alphas(
      Path(
        roundedRect: Rect(width: 40, height: 40),
        corners: CornerRadii(topLeft: 0, topRight: 4, bottomRight: 8, bottomLeft: 12)))
    func missing(_ xs: Range<Int>, _ ys: Range<Int>) -> Double {
      ys.reduce(0.0) { sum, y in sum + xs.reduce(0.0) { $0 + Double(255 - shape[y][$1]) / 255 } }
    }
    // A corner leaves out (1 − π/4) r².
    for (radius, xs, ys) in [
      (0.0, 0..<20, 0..<20), (4, 20..<40, 0..<20), (8, 20..<40, 20..<40), (12, 0..<20, 20..<40),
    ] {
      #expect(abs(missing(xs, ys) - 0.2146 * radius * radius) < 0.8)
    }
  }

  @Test func `a continuous corner leaves out more along the sides and less at the corner`() throws {
    let rect = Rect(width: 40, height: 40)
    let circular = try alphas(Path(roundedRect: rect, radius: 12))
    let continuous = try alphas(Path(roundedRect: rect, radius: 12, isContinuous: true))
    #expect(circular[0][14] == 255 && continuous[0][14] < 255)
    #expect(circular != continuous)
    // Where there is no room for more, it is a circle.
    let disc = try alphas(Path(roundedRect: rect, radius: 20, isContinuous: true))
    let ellipse = try alphas(Path(ellipseIn: rect))
    for (one, other) in zip(disc.joined(), ellipse.joined()) {
      #expect(abs(Int(one) - Int(other)) <= 8)
    }
  }

  @Test func `all shapes are symmetric`() throws {
    for path in [
      Path(ellipseIn: Rect(x: 4, y: 7, width: 32, height: 26)),
      Path(roundedRect: Rect(x: 3, y: 3, width: 34, height: 34), radius: 11, isContinuous: true),
      Path(roundedRect: Rect(x: 3, y: 3, width: 34, height: 34), radius: 11),
    ] {
      let shape = try alphas(path)
      for (row, mirrored) in zip(shape, shape.reversed()) {
        for (one, other) in zip(row, mirrored) { #expect(abs(Int(one) - Int(other)) <= 8) }
      }
    }
  }
}
