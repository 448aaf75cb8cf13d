/// A JSON value to be written; literals make one.
public indirect enum JSONOutput: Sendable, Equatable {
  /// A key with its value.
  public struct Member: Sendable, Equatable {
    /// The key, not escaped.
    public let key: String
    /// The value of the key.
    public let value: JSONOutput

    /// Creates a member.
    public init(_ key: String, _ value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  /// Members in the order they are written, unless the writer sorts them.
  case object([Member])
  case array([JSONOutput])
  case string(String)
  case integer(Int)
  /// A finite number.
  case number(Double)
  case bool(Bool)
  case null

  /// An object without the members whose value is nil.
  public static func object(_ members: KeyValuePairs<String, JSONOutput?>) -> JSONOutput {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// An array of strings.
  public static func strings(_ texts: some Sequence<String>) -> JSONOutput {
    .array(texts.map { .string($0) })
  }
}

extension JSONOutput: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Makes an object with its members in the given order.
  public init(dictionaryLiteral elements: (String, JSONOutput)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  /// Makes an array.
  public init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }

  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Makes an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
}
