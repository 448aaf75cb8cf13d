package import TintypeLayoutEngine

/// What a picture shows, in words that are made of what was laid out.
package enum DocsAltText {
  /// The most characters that are made of the texts seen.
  ///
  /// Readers speak an alternative as one; what is longer belongs on the page.
  private static let limit = 240

  /// The words for a picture of a mockup: what it is, in which state, and the texts seen on it.
  package static func text(summary: String, state: String, _ list: DisplayList) -> String {
    let subject = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    var seen: Set<String> = []
    var texts: [String] = []
    var count = 0
    for text in list.texts where !text.shown.isEmpty {
      let words = text.text.split { $0.isWhitespace }.joined(separator: " ")
      guard !words.isEmpty, seen.insert(words).inserted else { continue }
      guard count + words.count <= limit else {
        texts.append("…")
        break
      }
      count += words.count
      texts.append("“\(words)”")
    }
    let head = "\(subject), state “\(state.replacing("-", with: " "))”."
    return texts.isEmpty ? head : "\(head) Texts: \(texts.joined(separator: ", "))."
  }
}
