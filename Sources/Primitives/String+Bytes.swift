import Glibc

extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Swift takes composed and decomposed letters for equal; fonts do not, and places in a text are
  /// counted in bytes.
  package func hasBytes(of other: String) -> Bool {
    let areEqual = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { bytes in
        guard own.count == bytes.count else { return false }
        guard let one = own.baseAddress, let other = bytes.baseAddress else { return true }
        return memcmp(one, other, own.count) == 0
      }
    }
    // A text that is not stored as UTF-8 in one piece is compared byte by byte.
    return (areEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// The longest beginning of at most so many bytes that ends between two characters.
  public func prefix(bytes limit: Int) -> String {
    var (end, count) = (startIndex, 0)
    for index in indices {
      count += self[index].utf8.count
      guard count <= limit else { break }
      end = self.index(after: index)
    }
    return String(self[..<end])
  }

  /// Feeds the bytes to a hasher.
  package func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // No UTF-8 has this byte, so that two texts are not taken for one.
    hasher.combine(0xFF as UInt8)
  }
}
