import Testing
import TintypePrimitives
import TintypeTheming

@testable import TintypeGoldens

struct InputTextTests {
  @Test func `every text style reads back as it was written`() throws {
    for dynamic in [true, false] {
      let theme = Theme(supply: .overrides, hasDynamicFonts: dynamic).resolve(.light)
      for font in theme.fonts.values {
        let text = FontText(font, followsTheme: font.followsTheme)
        #expect(FontText(text.description) == text)
      }
    }
  }

  @Test(arguments: ["Inter", "", "It's, weight 4", "A, B", "x, dynamic"])
  func `a family may hold what stands between the parts`(family: String) throws {
    var font = try #require(Theme().resolve(.light).fonts.values.first)
    font.familyName = family
    let text = FontText(font, followsTheme: false)
    #expect(FontText(text.description) == text && text.family == family)
  }

  @Test(arguments: [
    "", "weight 400", "'Inter' weight 400, size 1, line height 1, tracking 0, body",
  ])
  func `what is no text style is none`(text: String) { #expect(FontText(text) == nil) }

  @Test(arguments: [
    Paint(hex: 0x123456), Paint(hex: 0xABCDEF, alpha: 128 / 255.0),
    Paint(red: 0.5, green: 0.1, blue: 1.2, alpha: 0.3), Paint(hex: 0, alpha: 0),
  ])
  func `a colour reads back exactly`(paint: Paint) {
    #expect(Paint(exactText: paint.exactText) == paint)
  }

  @Test(arguments: ["", "#12345", "#GG0000", "red", "1 2 3", "1 2 3 x"])
  func `what is no colour is none`(text: String) { #expect(Paint(exactText: text) == nil) }

  @Test(arguments: 0..<67)
  func `bytes read back from text`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }
    #expect(Base64.decode(Base64.encode(bytes)) == bytes)
  }

  @Test func `text is that of RFC 4648`() {
    let vectors = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
    for (plain, text) in vectors {
      #expect(Base64.encode(Array(plain.utf8)) == text)
      #expect(Base64.decode(text) == Array(plain.utf8))
    }
    for broken in ["Zg=", "Zg", "Z===", "Zm9v!A==", "=Zg="] {
      #expect(Base64.decode(broken) == nil)
    }
  }
}
