import TintypePrimitives
public import TintypeTheming

/// The words of a small sample app, in the languages that we wrote them in; our own writing.
///
/// Mockups of MobileID show them where neither the app nor the SDK gives a text of that key.
public enum MobileIDWords {
  /// The texts by language tag, for `Theme.filled`, as defaults.
  public static let translations: [String: [WordSlot: ResolvedWord]] = tables.mapValues { table in
    var words: [WordSlot: ResolvedWord] = [:]
    for (key, text) in table {
      let slot = WordSlot(rawValue: key)
      words[slot] = ResolvedWord(
        slot: slot, text: text, origin: Origin(kind: .word, names: [key], layer: .sdkDefault))
    }
    return words
  }

  /// The texts by language tag, then by key.
  public static let tables = ["en": english, "pl": polish, "de": german, "ar": arabic]
}
