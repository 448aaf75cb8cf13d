/// Takes the marks of Markdown and HTML off the text of a cell.
enum PageText {
  /// The text without code spans, emphasis, links, tags and escapes, blanks at its ends cut.
  static func plain(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      switch character {
      case "`", "*": rest.removeFirst()
      case "\\":
        rest.removeFirst()
        if let next = rest.popFirst() { result.append(next) }
      case "<":
        // A tag ends on the same line; a lone sign is text.
        if let end = rest.firstIndex(of: ">") {
          rest = rest[rest.index(after: end)...]
        } else {
          result.append(rest.removeFirst())
        }
      case "[":
        guard let close = rest.firstIndex(of: "]"), rest[close...].hasPrefix("]("),
          let end = rest[close...].firstIndex(of: ")")
        else {
          result.append(rest.removeFirst())
          continue
        }
        result += rest[rest.index(after: rest.startIndex)..<close].filter { !"`*".contains($0) }
        rest = rest[rest.index(after: end)...]
      default: result.append(rest.removeFirst())
      }
    }
    return trimmed(result)
  }

  /// The text with the references to characters that pages use replaced.
  static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      if let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: ampersand)..<end])
      {
        result.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return " "
    case "mdash": return "—"
    case "ndash": return "–"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
      return value.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
