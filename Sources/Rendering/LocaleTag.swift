public import TintypePrimitives

/// A locale as in "pt-BR": a language, perhaps a script and a region.
///
/// Source: BCP 47, section 2.1.1, "Formatting of Language Tags".
public struct LocaleTag: Hashable, Sendable {
  /// The tag in its usual case, as in "zh-Hant-TW".
  public let text: String

  /// Reads a tag in any case, with hyphens or underscores; nil if it is none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }
    ).map { $0.lowercased() }
    guard let language = parts.first, (2...3).contains(language.utf8.count), text.utf8.count <= 35,
      language.utf8.allSatisfy(Self.isLetter),
      parts.allSatisfy({ part in
        (1...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
      })
    else { return nil }
    self.text = ([language] + parts.dropFirst().map(Self.cased)).joined(separator: "-")
  }

  /// English.
  public static let english = LocaleTag(known: "en")

  private init(known text: String) { self.text = text }

  /// The tag in lower case, as it stands in a cell's id.
  public var name: String { text.lowercased() }

  /// The direction in which its text and layout run; a script of its own decides over the language.
  ///
  /// Source: CLDR 44, `characterOrder` of each language; "ar-XB" is Android's and Xcode's
  /// right-to-left pseudo-locale.
  public var direction: LayoutDirection {
    let parts = text.split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
    }
    return Self.rightToLeftLanguages.contains(String(parts[0])) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
  ]

  private static func cased(_ part: String) -> String {
    switch part.utf8.count {
    case 2: part.uppercased()
    case 4 where part.utf8.allSatisfy(isLetter): part.prefix(1).uppercased() + part.dropFirst()
    default: part
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
