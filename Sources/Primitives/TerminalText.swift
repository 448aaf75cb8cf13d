/// Text that is safe to print, whatever is in it.
public enum TerminalText {
  /// The text with control characters, and those that turn text around, as in "\u{1B}".
  ///
  /// Line feeds stay. Source: Unicode, general category Cc; UAX 9, section 2.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let shown = shown(scalar) {
        result += shown
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The name of a file as it may stand in a line: as `escaped`, and line feeds, too.
  ///
  /// A line that a name begins would be a command to some readers of logs.
  public static func name(_ text: String) -> String {
    escaped(text).replacing("\n", with: "\\u{A}")
  }

  /// A code point as it is shown in place of acting, as in "\u{202E}"; nil if it only shows itself.
  package static func shown(_ scalar: Unicode.Scalar) -> String? {
    acts(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
  }

  /// Whether a terminal would act on a code point in place of showing it.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
