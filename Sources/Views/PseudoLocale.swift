/// A locale that shows what translation will do to English words, before there is any.
///
/// Source: CLDR, "Pseudo-locales"; Android, "Test your app with pseudolocales".
public enum PseudoLocale: Sendable {
  /// `en-XA`: accents, brackets around each text, and 40 % more of it.
  case accented
  /// `ar-XB`: English letters that run from right to left.
  case mirrored

  /// Finds the pseudo-locale of a tag; nil for every other locale.
  public init?(locale: String) {
    switch locale.lowercased().replacing("_", with: "-") {
    case "en-xa": self = .accented
    case "ar-xb": self = .mirrored
    default: return nil
    }
  }

  /// A text as the pseudo-locale has it.
  ///
  /// Placeholders (`%1$@`), tags (`<b>`) and names in braces stay as they are, and so do texts
  /// without a letter and white space at the ends, where texts are put together.
  public func text(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    let start = text.prefix { $0.isWhitespace }
    let end = String(text.reversed().prefix { $0.isWhitespace }.reversed())
    let body = text.dropFirst(start.count).dropLast(end.count)
    let parts = Self.parts(of: body)
    switch self {
    case .accented: return start + Self.accented(parts) + end
    case .mirrored: return start + Self.mirrored(parts) + end
    }
  }

  /// A stretch of text, and whether it is to stay as it is.
  private struct Part {
    var text: String
    var isKept: Bool
  }

  private static func parts(of text: Substring) -> [Part] {
    var parts: [Part] = []
    var rest = text
    var words = ""
    while let first = rest.first {
      if let kept = kept(rest) {
        if !words.isEmpty { parts.append(Part(text: words, isKept: false)) }
        words = ""
        parts.append(Part(text: String(kept), isKept: true))
        rest = rest[kept.endIndex...]
      } else {
        words.append(first)
        rest.removeFirst()
      }
    }
    if !words.isEmpty { parts.append(Part(text: words, isKept: false)) }
    return parts
  }

  /// The placeholder or tag that a text begins with; nil if there is none.
  private static func kept(_ text: Substring) -> Substring? {
    switch text.first {
    case "%":
      let length = text.dropFirst().prefix { "0123456789$#+- .*hlqztjL".contains($0) }.count
      guard let end = text.dropFirst(1 + length).first, end == "%" || end == "@" || end.isLetter
      else { return nil }
      // "50 % of" is a percent sign, not a placeholder with a blank as its flag.
      if end.isLetter, !"diouxXeEfFgGaAcCsSp".contains(end) { return nil }
      if text.dropFirst().first == " " { return nil }
      return text.prefix(2 + length)
    case "<":
      guard let end = text.firstIndex(of: ">"), text.dropFirst().first != " " else { return nil }
      return text[...end]
    case "{":
      guard let end = text.firstIndex(of: "}") else { return nil }
      let next = text.index(after: end)
      return next < text.endIndex && text[next] == "}" ? text[...next] : text[...end]
    default: return nil
    }
  }

  private static func accented(_ parts: [Part]) -> String {
    var result = "["
    var count = 0
    for part in parts {
      if part.isKept {
        result += part.text
      } else {
        count += part.text.count
        for character in part.text { result.append(accents[character] ?? character) }
      }
    }
    // The brackets count, so that the whole is 40 % longer.
    let wanted = max(0, (count * 2 + 4) / 5 - 2)
    var words = ""
    while words.count < wanted { words += expansion }
    return result + words.prefix(wanted) + "]"
  }

  private static func mirrored(_ parts: [Part]) -> String {
    var result = ""
    for part in parts {
      if part.isKept {
        result += part.text
        continue
      }
      var word = ""
      func close() {
        if !word.isEmpty { result += override.start + word + override.end }
        word = ""
      }
      for character in part.text {
        if character.isWhitespace {
          close()
          result.append(character)
        } else {
          word.append(character)
        }
      }
      close()
    }
    return result
  }

  /// What makes a word run from right to left: a right-to-left mark and override, and their ends.
  private static let override = (start: "\u{200F}\u{202E}", end: "\u{202C}\u{200F}")
  /// What is appended until a text is long enough.
  private static let expansion = " one two three four five six seven eight nine ten"
  /// Letters that look like those of English and are none.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"))
}
