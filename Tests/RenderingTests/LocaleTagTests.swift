import Testing
import TintypePrimitives
import TintypeRendering

struct LocaleTagTests {
  @Test(arguments: [
    ("en", "en"), ("pt_br", "pt-BR"), ("ZH-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
    ("ar-XB", "ar-XB"),
  ])
  func `a tag takes its usual case`(text: String, expected: String) {
    #expect(LocaleTag(text)?.text == expected)
    #expect(LocaleTag(text)?.name == expected.lowercased())
  }

  @Test(arguments: [
    "", "e", "english", "en-", "12", "en--US/", "en US", "en-toolongsubtag", "../x",
  ])
  func `what is no tag is refused`(text: String) {
    #expect(LocaleTag(text) == nil)
  }

  @Test(arguments: [
    ("en", LayoutDirection.leftToRight), ("ar", .rightToLeft), ("he-IL", .rightToLeft),
    ("fa", .rightToLeft), ("ur", .rightToLeft), ("ar-XB", .rightToLeft), ("az", .leftToRight),
    ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight), ("th", .leftToRight),
  ])
  func `the direction is the script's, else the language's`(
    text: String, direction: LayoutDirection
  ) {
    #expect(LocaleTag(text)?.direction == direction)
  }
}
