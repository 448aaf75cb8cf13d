import TintypePrimitives
public import TintypeTheming

extension StringsCatalog {
  /// The texts by language tag, for `Theme.translations`: of every language that has a table, and
  /// of further ones that are asked for.
  ///
  /// Overrides are in the layer of overrides, the modules' own texts in that of the SDK. The app's
  /// own keys are among them: mockups of the app's own screens take them as they are.
  public func translations(
    also languages: [LanguageTag] = []
  ) -> [String: [WordSlot: ResolvedWord]] {
    var tags = languages
    for name in host.languages + modules.flatMap(\.tree.languages) {
      if name != "Base", let tag = LanguageTag(name), !tags.contains(tag) { tags.append(tag) }
    }
    if !tags.isEmpty, let english = LanguageTag("en"), !tags.contains(english) {
      tags.append(english)
    }
    let ownKeys = host.keys.filter { !$0.hasPrefix(prefix) && !$0.hasPrefix(Self.keyStart) }
    var translations: [String: [WordSlot: ResolvedWord]] = [:]
    for tag in tags {
      var table: [WordSlot: ResolvedWord] = [:]
      func add(
        _ key: String, _ text: String, _ layer: ThemeLayer, _ position: FilePosition?
      ) {
        let slot = WordSlot(rawValue: key)
        table[slot] = ResolvedWord(
          slot: slot, text: text,
          origin: Origin(kind: .word, names: [key], layer: layer, position: position))
      }
      for key in ownKeys {
        guard let (_, entry) = host.entry(key, in: tag) else { continue }
        add(key, entry.text, .override, entry.position)
      }
      for word in words(in: tag) {
        switch word.source {
        case .override: add(word.key, word.text, .override, word.position)
        case .module: add(word.key, word.text, .sdkDefault, word.position)
        case .missing: break
        }
      }
      translations[tag.description] = table
    }
    return translations
  }
}
