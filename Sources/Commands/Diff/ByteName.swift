import TintypePrimitives

/// The name of a file, equal to another of the same bytes only.
///
/// Swift takes composed and decomposed letters for equal; disks do not.
struct ByteName: Hashable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ByteName, other: ByteName) -> Bool { one.text.hasBytes(of: other.text) }

  static func < (one: ByteName, other: ByteName) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}
