import Glibc

/// A text that equals another scalar for scalar.
///
/// `String` takes composed and decomposed accents for one; keys of a table are two then, as they are
/// in Foundation's dictionaries.
struct ExactText: Hashable, Comparable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ExactText, other: ExactText) -> Bool {
    var (one, other) = (one.text, other.text)
    return one.withUTF8 { left in
      other.withUTF8 { right in
        guard left.count == right.count, let a = left.baseAddress, let b = right.baseAddress else {
          return left.isEmpty && right.isEmpty
        }
        return memcmp(a, b, left.count) == 0
      }
    }
  }

  static func < (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
