package import TintypeLayoutEngine

/// What a picture shows, in words that are made of what was laid out.
package enum DocsAltText {
  /// The most characters that are made of the texts seen.
  ///
  /// Readers speak an alternative as one; what is longer belongs on the page.
  private static let limit = 240

  /// The words for a picture of a mockup: what it is, in which state, and the texts seen on it.
  ///
  /// `part` is the name of the part that is shown, nil if all is.
  package static func text(
    summary: String, state: String, part: String? = nil, _ list: DisplayList
  ) -> String {
    let subject = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    var seen: Set<String> = []
    var texts: [String] = []
    var count = 0
    for text in list.texts where !text.shown.isEmpty {
      let words = text.text.filter { !isDirectional($0) }.split { $0.isWhitespace }
        .joined(separator: " ")
      guard !words.isEmpty, seen.insert(words).inserted else { continue }
      guard count + words.count <= limit else {
        texts.append("…")
        break
      }
      count += words.count
      texts.append("“\(words)”")
    }
    let head =
      (part.map { "The part “\($0.replacing("-", with: " "))” of: " } ?? "")
      + "\(subject), state “\(state.replacing("-", with: " "))”."
    return texts.isEmpty ? head : "\(head) Texts: \(texts.joined(separator: ", "))."
  }

  /// Whether a character only tells which way the others run.
  private static func isDirectional(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      [0x200E, 0x200F].contains($0.value) || (0x202A...0x202E).contains($0.value)
        || (0x2066...0x2069).contains($0.value)
    }
  }
}
