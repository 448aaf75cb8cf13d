/// References to files and pages, as in RFC 3986.
enum URIText {
  /// A path or address with everything encoded that may not stand in one; "%" that encodes stays.
  static func reference(_ text: String) -> String {
    encoded(text, keeping: "/:@-._~!$&'*+,;=?#%")
  }

  /// A path with everything encoded, "%", "?" and "#" too.
  static func path(_ text: String) -> String { encoded(text, keeping: "/@-._~!$&'*+,;=") }

  /// A path between the parentheses of a Markdown link.
  static func markdown(_ text: String) -> String { encoded(text, keeping: "/@-._~$&+,;=") }

  private static func encoded(_ text: String, keeping kept: StaticString) -> String {
    var result = ""
    for byte in text.utf8 {
      let isKept =
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte)
        || kept.withUTF8Buffer { $0.contains(byte) }
      if isKept {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += (byte < 16 ? "%0" : "%") + digits
      }
    }
    return result
  }
}
