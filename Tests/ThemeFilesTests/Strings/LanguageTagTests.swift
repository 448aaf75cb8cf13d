import Testing
import TintypeThemeFiles

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), ("ZH-hant-hk", "zh-Hant-HK"), ("es-419", "es-419"),
    ("en_US_POSIX", "en-US"), ("ar-u-nu-arab", "ar"), ("de", "de"), ("fil-PH", "fil-PH"),
  ])
  func `a tag is read in any case`(text: String, tag: String) {
    #expect(LanguageTag(text)?.description == tag)
  }

  @Test(arguments: ["", "e", "12", "pt--BR", "-pt", "pt BR", "../en", "ü"])
  func `what is no language is none`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("pt-BR", ["pt-BR", "pt", "en", "Base"]),
    ("pt-AO", ["pt-AO", "pt-PT", "pt", "en", "Base"]),
    ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant", "en", "Base"]),
    ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh-TW", "en", "Base"]),
    ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh-TW", "en", "Base"]),
    ("zh-Hans", ["zh-Hans", "zh", "zh-CN", "en", "Base"]),
    ("zh", ["zh", "zh-Hans", "zh-CN", "en", "Base"]),
    ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh", "zh-Hans", "en", "Base"]),
    ("sr-Latn", ["sr-Latn", "en", "Base"]),
    ("sr-ME", ["sr-ME", "sr-Latn-ME", "sr-Latn", "en", "Base"]),
    ("sr", ["sr", "sr-Cyrl", "en", "Base"]),
    ("es-MX", ["es-MX", "es-419", "es", "en", "Base"]),
    ("es-ES", ["es-ES", "es", "en", "Base"]),
    ("nb", ["nb", "no", "en", "Base"]),
    ("he-IL", ["he-IL", "he", "iw-IL", "iw", "en", "Base"]),
    ("en", ["en", "Base"]),
    ("en-AU", ["en-AU", "en-001", "en-GB", "en", "Base"]),
    ("en-US", ["en-US", "en", "Base"]),
    ("xx", ["xx", "en", "Base"]),
  ])
  func `folders go from region over script and language to English and base`(
    text: String, folders: [String]
  ) {
    #expect(LanguageTag(text)?.folders == folders)
  }
}
