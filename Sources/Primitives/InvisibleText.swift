/// Texts with characters that draw nothing.
public enum InvisibleText {
  /// What to tell of a text that shows nothing, or has control characters; nil if it is fine.
  ///
  /// `subject` names it, as in "'sendButton'". A text of white space only is not looked at: it counts
  /// as not set.
  public static func problem(
    of text: String, subject: String, at position: FilePosition?
  ) -> Problem? {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) { return nil }
    if scalars.allSatisfy({ $0.properties.isWhitespace || isInvisible($0) }) {
      return Problem(
        .warning, .emptyWord,
        "\(subject) has only characters that draw nothing (\(codes(scalars.filter(isInvisible)))),"
          + " so that its place is left blank. Write a text, or remove it.", at: position)
    }
    let controls = scalars.filter(isControl)
    if controls.isEmpty { return nil }
    return Problem(
      .warning, .badValue,
      "\(subject) has control characters (\(codes(controls))), which draw nothing. Remove them.",
      at: position)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || isControl(scalar)
  }

  /// Whether it is a control character other than a tab or the end of a line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
  }

  /// The code points, each once, at most eight.
  private static func codes(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var seen: [Unicode.Scalar] = []
    for scalar in scalars where !seen.contains(scalar) {
      if seen.count == 8 { return seen.map(\.code).joined(separator: ", ") + ", …" }
      seen.append(scalar)
    }
    return seen.map(\.code).joined(separator: ", ")
  }
}

extension Unicode.Scalar {
  /// The code point as in "U+0041".
  package var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
