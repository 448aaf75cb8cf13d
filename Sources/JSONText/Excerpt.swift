/// Shows text of a file in a message.
public enum Excerpt {
  /// The longest excerpt in scalars.
  public static let limit = 80

  /// The text in single quotes, control characters escaped, cut after 80 scalars.
  public static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    if text.unicodeScalars.count > limit { result += "…" }
    return result + "'"
  }

  /// A value as a message shows it: a text in quotes, a number as written, else its kind.
  public static func shown(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): quoted(text)
    case .number(let number): String(number.text.prefix(limit))
    case .bool(let value): value ? "true" : "false"
    case .object, .array, .null: value.kind
    }
  }
}
