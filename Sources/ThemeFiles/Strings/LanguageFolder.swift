/// The name of an `.lproj` folder.
enum LanguageFolder: Hashable {
  /// A language under its usual tag, or "Base".
  case language(String)
  /// A name that iOS does not find, with the one it would.
  case misspelt(as: String)
  /// A name that is no language.
  case unknown

  /// Reads a name without its extension; nil if the name has another extension.
  ///
  /// Underscores stand for hyphens, and Apple's old English names for some languages are known.
  init?(_ name: String) {
    guard name.utf8.count > 6, name.suffix(6).lowercased() == ".lproj" else { return nil }
    let stem = String(name.dropLast(6))
    guard let tag = Self.usualName(stem) else {
      self = .unknown
      return
    }
    let hyphenated = String(stem.map { $0 == "_" ? "-" : $0 })
    let isExact = tag == stem || tag == hyphenated || Self.oldNames[stem] == tag
    self = isExact && name.hasSuffix(".lproj") ? .language(tag) : .misspelt(as: tag + ".lproj")
  }

  private static func usualName(_ stem: String) -> String? {
    if stem.lowercased() == "base" { return "Base" }
    if let old = oldNames.first(where: { $0.key.lowercased() == stem.lowercased() }) {
      return old.value
    }
    guard let tag = LanguageTag(stem), tag.language.utf8.count <= 3 else { return nil }
    return tag.description
  }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]
}
