import TintypePrimitives

/// Reads the colours that a page of documentation writes.
enum PageColor {
  /// The colour that a cell begins with or holds in its first hexadecimal number; nil if none.
  ///
  /// `#RRGGBB`, `0xRRGGBB`, `rgb(…)`, `rgba(…)`, white, black and clear are read; a percentage after
  /// a colour is its opacity.
  static func paint(_ text: String, order: HexColor.Order) -> Paint? {
    let lowered = text.lowercased()
    switch lowered {
    case "white", "color.white", ".white": return Paint(hex: 0xFFFFFF)
    case "black", "color.black", ".black": return Paint(hex: 0)
    case "clear", "transparent", "color.clear", ".clear": return .clear
    default: break
    }
    if lowered.hasPrefix("rgb") { return components(lowered) }
    guard let (digits, rest) = digits(lowered) else { return nil }
    let hasAlpha = digits.utf8.count == 4 || digits.utf8.count == 8
    guard var paint = HexColor.paint("#" + digits, order: hasAlpha ? order : .alphaLast) else {
      return nil
    }
    if let opacity = percentage(rest) {
      guard !hasAlpha, opacity <= 1 else { return nil }
      paint.alpha = opacity
    }
    return paint
  }

  /// Whether a colour has eight digits, whose order the text alone does not tell.
  static func isAmbiguous(_ text: String) -> Bool {
    digits(text.lowercased())?.0.utf8.count == 8
  }

  /// The digits after the first number sign or `0x`, and what follows them.
  private static func digits(_ text: String) -> (String, Substring)? {
    let start: String.Index
    if let sign = text.firstIndex(of: "#") {
      start = text.index(after: sign)
    } else if text.hasPrefix("0x") {
      start = text.index(text.startIndex, offsetBy: 2)
    } else {
      return nil
    }
    let digits = text[start...].prefix { $0.isASCII && $0.isHexDigit }
    let rest = text[digits.endIndex...]
    // A letter after the digits makes them part of a word.
    guard rest.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
    return (String(digits), rest)
  }

  /// The share that a text such as " (65%)" or "at 65 %" names; nil if it names none.
  private static func percentage(_ text: Substring) -> Double? {
    guard let percent = text.firstIndex(of: "%") else { return nil }
    var number = ""
    for character in text[..<percent].reversed() {
      if character == " ", number.isEmpty { continue }
      guard character.isASCII, character.isNumber || character == "." else { break }
      number = String(character) + number
    }
    return Double(number).map { $0 / 100 }
  }

  /// The colour of `rgb(31, 58, 138)` or `rgba(31 58 138 / 50%)`.
  private static func components(_ text: String) -> Paint? {
    guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close
    else { return nil }
    let parts = text[text.index(after: open)..<close].split { ", /".contains($0) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let numbers = parts.prefix(3).compactMap { Double($0) }
    guard numbers.count == 3, numbers.allSatisfy({ (0...255).contains($0) }) else { return nil }
    var alpha = 1.0
    if parts.count == 4 {
      let isShare = parts[3].hasSuffix("%")
      guard let value = Double(isShare ? parts[3].dropLast() : parts[3]) else { return nil }
      alpha = isShare ? value / 100 : value
      guard (0...1).contains(alpha) else { return nil }
    }
    return Paint(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
  }
}
