import Testing
import TintypeMockups
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// The sample app's words: in the package, and as an app would hold them.
struct SampleWordsTests {
  static let folder = PackageFolder.path + "/Tests/CommandsTests/Cases/sample-app"

  @Test func `the built-in words are those of the sample app's tables`() {
    let (catalog, problems) = StringsCatalog.read(strings: Self.folder)
    #expect(problems.map(\.text) == [])
    #expect(catalog.host.languages == ["ar", "de", "en", "pl"])
    for (language, table) in MobileIDWords.tables {
      var texts: [String: String] = [:]
      for entry in catalog.host.tables[language]?.entries ?? [] {
        let key =
          entry.key.hasPrefix(catalog.prefix)
          ? String(entry.key.dropFirst(catalog.prefix.count)) : entry.key
        texts[key] = entry.text
      }
      #expect(texts == table)
    }
  }

  @Test func `translations hold overrides and own keys, with their places`() throws {
    let (catalog, _) = StringsCatalog.read(strings: Self.folder)
    let polish = LanguageTag("pl-PL")
    let tables = catalog.translations(also: [polish].compactMap { $0 })
    #expect(tables.keys.sorted() == ["ar", "de", "en", "pl", "pl-PL"])
    let word = try #require(tables["pl-PL"]?[.locContinue])
    #expect(word.text == "Dalej")
    #expect(word.origin.layer == .override && word.origin.position?.line == 3)
    #expect(tables["de"]?[WordSlot(rawValue: "common.done")]?.text == "Fertig")
  }

  @Test func `a language without a table of its own shows English`() {
    var theme = Theme(system: .mobileid)
    func text(_ locale: String) -> String? {
      theme.resolve(.light, locale: locale).words[.locContinue]?.text
    }
    #expect(text("pl") == "Continue")
    theme = theme.filled(with: MobileIDWords.translations)
    #expect(text("pl") == "Dalej" && text("pl-PL") == "Dalej" && text("fr") == "Continue")
    // An app of its own languages is not given others.
    var own = Theme(system: .mobileid)
    own.translations = StringsCatalog.read(strings: Self.folder).catalog.translations()
      .filter { $0.key == "en" || $0.key == "de" }
    theme = own.filled(with: MobileIDWords.translations)
    #expect(text("pl") == "Continue" && text("de") == "Weiter")
  }
}
