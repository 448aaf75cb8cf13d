/// Finds keys that an object has twice; small objects are searched, large ones hashed.
struct JSONKeys {
  /// A key that compares by its bytes, since `String` takes U+00E9 and U+0065 U+0301 for one.
  private struct Key: Hashable {
    let text: String

    static func == (one: Key, other: Key) -> Bool {
      one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      var copy = text
      copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private var seen: Set<Key> = []

  /// Whether a key stands among the members so far; it is remembered for the next.
  mutating func insert(_ key: String, _ members: [JSONMember]) -> Bool {
    if members.count < 16 {
      let length = key.utf8.count
      return members.contains {
        $0.key.utf8.count == length && $0.key.utf8.elementsEqual(key.utf8)
      }
    }
    if seen.isEmpty { seen = Set(members.map { Key(text: $0.key) }) }
    return !seen.insert(Key(text: key)).inserted
  }
}
