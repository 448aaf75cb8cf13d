import Testing
import TintypePrimitives
import TintypeTheming

@Suite struct ContrastTests {
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x888888, 0xFFFFFF, 3.5449), (0x000000, 0xAAAAAA, 9.0396),
      (0x112233, 0xDDEEFF, 13.6478), (0x777777, 0x777777, 1.0),
    ] as [(UInt32, UInt32, Double)])
  func `the ratio is that of WCAG, whichever colour is on top`(
    one: UInt32, other: UInt32, ratio: Double
  ) {
    #expect(abs(Contrast.ratio(Paint(hex: one), Paint(hex: other)) - ratio) < 0.0001)
    #expect(abs(Contrast.ratio(Paint(hex: other), Paint(hex: one)) - ratio) < 0.0001)
  }

  @Test(
    arguments: [
      (0x888888, 0xFFFFFF, 63.0565), (0xFFFFFF, 0x888888, -68.5415),
      (0x000000, 0xAAAAAA, 58.1463), (0xAAAAAA, 0x000000, -56.2411),
      (0x112233, 0xDDEEFF, 91.6683), (0xDDEEFF, 0x112233, -93.0677),
      (0x000000, 0xFFFFFF, 106.0407), (0xFFFFFF, 0x000000, -107.8847), (0x123456, 0x123456, 0),
    ] as [(UInt32, UInt32, Double)])
  func `the lightness contrast is that of APCA, negative for light on dark`(
    text: UInt32, ground: UInt32, expected: Double
  ) {
    let value = Contrast.lightnessContrast(Paint(hex: text), on: Paint(hex: ground))
    #expect(abs(value - expected) < 0.0001)
  }

  @Test func `a translucent colour is laid over its ground before it is measured`() {
    let half = Contrast(Paint(hex: 0, alpha: 0.5), on: Paint(hex: 0xFFFFFF))
    #expect(abs(half.ratio - Contrast.ratio(Paint(red: 0.5, green: 0.5, blue: 0.5), .white)) < 1e-9)
  }

  @Test func `a translucent ground counts as the worse of white and black under it`() {
    let ground = Paint(hex: 0x000000, alpha: 0.6)
    let contrast = Contrast(.white, on: ground)
    let onWhite = Contrast.ratio(.white, Paint(red: 0.4, green: 0.4, blue: 0.4))
    #expect(abs(contrast.ratio - onWhite) < 1e-9)
    #expect(contrast.ratioText == "5.74")
    #expect(abs(Contrast(.white, on: Paint(hex: 0)).ratio - 21) < 1e-9)
  }

  @Test(
    arguments: [(0x777777, "4.47"), (0x767676, "4.54"), (0x000000, "21.00"), (0xFFFFFF, "1.00")]
      as [(UInt32, String)])
  func `a ratio is shown with two decimals and never rounded up`(hex: UInt32, text: String) {
    #expect(Contrast(Paint(hex: hex), on: .white).ratioText == text)
  }

  @Test func `a lightness contrast is shown with its sign`() {
    #expect(Contrast(Paint(hex: 0xAAAAAA), on: Paint(hex: 0)).lightnessText == "Lc -56.2")
    #expect(Contrast(Paint(hex: 0x888888), on: .white).lightnessText == "Lc 63.1")
  }

  @Test func `a paint over another mixes as it is encoded`() {
    let mixed = Paint(hex: 0xFF0000, alpha: 0.25).over(Paint(hex: 0x0000FF))
    #expect(mixed == Paint(red: 0.25, green: 0, blue: 0.75))
    let clear = Paint(hex: 0xFF0000, alpha: 0.5).over(Paint(hex: 0x0000FF, alpha: 0.5))
    #expect(clear.alpha == 0.75)
    #expect(Paint.clear.over(.clear) == .clear)
  }
}

extension Paint {
  static let white = Paint(hex: 0xFFFFFF)
}
