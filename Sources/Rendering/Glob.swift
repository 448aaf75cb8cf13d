/// A pattern on cell ids: `*` stands for any text, slashes included, and `?` for one letter.
///
/// A pattern that matches the beginning of an id up to a slash matches the id: "send-button" takes
/// all cells of that mockup.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was given.
  public let pattern: String
  private let letters: [UInt8]

  /// Creates a pattern; a slash at the end does not count.
  public init(_ pattern: String) {
    self.pattern = pattern
    letters = Array(pattern.hasSuffix("/") ? pattern.dropLast().utf8 : pattern[...].utf8)
  }

  /// Whether the pattern matches an id or a leading part of it.
  public func matches(_ id: String) -> Bool {
    let text = Array(id.utf8)
    if matches(text[...]) { return true }
    return text.indices.contains { text[$0] == UInt8(ascii: "/") && matches(text[..<$0]) }
  }

  /// Walks both texts; on a mismatch the last `*` takes one letter more.
  private func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var place = text.startIndex
    var next = 0
    var retry: (place: Int, next: Int)?
    while place < text.endIndex {
      if next < letters.count, letters[next] == UInt8(ascii: "*") {
        retry = (place, next + 1)
        next += 1
      } else if next < letters.count,
        letters[next] == UInt8(ascii: "?") || letters[next] == text[place]
      {
        place += 1
        next += 1
      } else if let last = retry {
        retry = (last.place + 1, last.next)
        place = last.place + 1
        next = last.next
      } else {
        return false
      }
    }
    return letters[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
