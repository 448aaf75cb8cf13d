import TintypePrimitives

/// Text for XML 1.0: what means something is escaped, what is forbidden is replaced.
///
/// Source: XML 1.0 (Fifth Edition), 2.2 Characters, 2.4 Character Data, 3.3.3 Attribute values.
enum XMLText {
  /// The text between two tags.
  static func content(_ text: String) -> String { escaped(text, inAttribute: false) }

  /// An attribute with its value in quotes, with a space before it.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value, inAttribute: true))\""
  }

  /// An attribute with a number.
  static func attribute(_ name: String, _ value: Int) -> String { " \(name)=\"\(value)\"" }

  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // "]]>" may not stand in text.
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // Readers turn these into spaces in attributes, and carriage returns into line feeds.
      case "\t" where inAttribute, "\n" where inAttribute, "\r":
        result += "&#\(scalar.value);"
      // What turns text around is shown, as is what a terminal would act on.
      case "\u{7F}"... where TerminalText.shown(scalar) != nil:
        result += TerminalText.shown(scalar) ?? ""
      default:
        result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
