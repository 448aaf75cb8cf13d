extension Theme {
  /// The words in a language: its own, else those of the wider language, else English.
  func translatedWords(_ locale: String) -> [WordSlot: ResolvedWord] {
    var words = translations["en"] ?? [:]
    var parts = locale.split(separator: "-")
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    for tag in tags.reversed() {
      if let table = translations[tag] { words.merge(table) { $1 } }
    }
    return words
  }

  /// The theme with words of ours where it has none, so that no mockup is left without.
  ///
  /// If the theme has languages of its own, only they and English are filled: any other language
  /// falls back to English, as it does on a device.
  public func filled(
    with samples: [String: [WordSlot: ResolvedWord]]
  ) -> Theme {
    var theme = self
    for (tag, table) in samples
    where translations.isEmpty || tag == "en" || translations[tag] != nil {
      theme.translations[tag, default: [:]].merge(table) { own, _ in own }
    }
    return theme
  }
}
