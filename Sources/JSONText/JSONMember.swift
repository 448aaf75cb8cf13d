/// A key of a JSON object with its value.
public struct JSONMember: Hashable, Sendable {
  /// The key, escapes resolved.
  public let key: String
  /// Where the key begins.
  public let keyPosition: JSONPosition
  /// The value of the key.
  public let value: JSONValue
  /// Whether an earlier member of the object has the same key, scalar for scalar.
  public let isDuplicate: Bool

  /// Creates a member.
  public init(key: String, keyPosition: JSONPosition, value: JSONValue, isDuplicate: Bool = false) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
    self.isDuplicate = isDuplicate
  }
}
