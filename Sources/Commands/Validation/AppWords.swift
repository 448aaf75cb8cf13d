import TintypeMockups
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// The texts that a validation looks at: the app's own and its overrides of the SDK's, by language.
struct AppWords {
  /// A text of one language.
  struct Entry {
    /// The key without the prefix of overrides.
    let key: String
    let text: String
    /// Whether it stands for a text of the SDK.
    let isOverride: Bool
    let position: FilePosition?
  }

  /// The languages, "Base" left out, in order.
  let languages: [String]
  let tables: [String: [Entry]]
  let modules: [StringsModule]
  /// Whether they are those of our sample app.
  let isSample: Bool

  /// Takes the texts of the run, else those of our sample app.
  init(_ catalog: StringsCatalog?) {
    guard let catalog else {
      isSample = true
      modules = []
      languages = MobileIDWords.tables.keys.sorted()
      tables = MobileIDWords.tables.mapValues { table in
        table.sorted { $0.key < $1.key }.map { key, text in
          Entry(key: key, text: text, isOverride: key.hasPrefix("loc_"), position: nil)
        }
      }
      return
    }
    isSample = false
    modules = catalog.modules
    languages = catalog.host.languages.filter { $0 != "Base" }
    tables = catalog.host.tables.mapValues { table in
      table.entries.map { entry in
        let isOverride = entry.key.hasPrefix(catalog.prefix)
        return Entry(
          key: isOverride ? String(entry.key.dropFirst(catalog.prefix.count)) : entry.key,
          text: entry.text, isOverride: isOverride, position: entry.position)
      }
    }
  }

  /// The English texts that a text stands for, with the module of each; none if they are not known.
  func templates(of entry: Entry) -> [(module: String?, text: String)] {
    if entry.isOverride {
      let own = modules.compactMap { module in
        LanguageTag("en").flatMap { module.tree.entry(entry.key, in: $0) }
          .map { (module: Optional(module.name), text: $0.entry.text) }
      }
      if !own.isEmpty { return own }
    } else if let english = (tables["en"] ?? tables["Base"])?.first(where: {
      $0.key == entry.key && !$0.isOverride
    }) {
      return [(nil, english.text)]
    }
    let known =
      ThemeCatalog.mobileid.word(WordSlot(rawValue: entry.key))?.text
      ?? MobileIDWords.tables["en"]?[entry.key]
    return known.map { [(nil, $0)] } ?? []
  }

  /// The keys that several modules ask for, by name; without modules, the one that the guide names.
  var sharedKeys: [String] {
    if modules.isEmpty { return [WordSlot.locContinue.rawValue] }
    var owners: [String: Int] = [:]
    for key in modules.flatMap(\.tree.keys) { owners[key, default: 0] += 1 }
    return owners.filter { $0.value > 1 }.keys.sorted()
  }
}

extension AppWords.Entry {
  /// Whether it is empty or blank, which counts as not customised.
  var isBlank: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
