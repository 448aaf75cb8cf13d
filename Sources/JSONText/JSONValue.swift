/// A value of a JSON text that remembers where it stands.
public struct JSONValue: Hashable, Sendable {
  /// What the value is; an object keeps its members in order, duplicates too.
  public indirect enum Content: Hashable, Sendable {
    case object([JSONMember])
    case array([JSONValue])
    case string(String)
    case number(JSONNumber)
    case bool(Bool)
    case null
  }

  /// What the value is.
  public let content: Content
  /// Where it begins.
  public let position: JSONPosition

  /// Creates a value.
  public init(_ content: Content, at position: JSONPosition) {
    self.content = content
    self.position = position
  }

  /// The members, if it is an object.
  public var members: [JSONMember]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// The elements, if it is an array.
  public var elements: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The text, if it is a string.
  public var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// The number, if it is one.
  public var number: JSONNumber? {
    guard case .number(let number) = content else { return nil }
    return number
  }

  /// The truth value, if it is one.
  public var bool: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  /// Whether it is `null`.
  public var isNull: Bool { content == .null }

  /// The value of the last member with a key; nil for another key and for what is no object.
  public subscript(key: String) -> JSONValue? {
    members?.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// What it is, with an article: "an object", "a string".
  public var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}
