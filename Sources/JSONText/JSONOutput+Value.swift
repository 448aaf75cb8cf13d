extension JSONOutput {
  /// A value that was read, to be written again: members in their order, the same numbers.
  public init(_ value: JSONValue) {
    switch value.content {
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONOutput($0.value)) })
    case .array(let elements): self = .array(elements.map { JSONOutput($0) })
    case .string(let text): self = .string(text)
    // A number too large for a double is none that is written.
    case .number(let number): self = number.value.isFinite ? .number(number.value) : .null
    case .bool(let value): self = .bool(value)
    case .null: self = .null
    }
  }
}
