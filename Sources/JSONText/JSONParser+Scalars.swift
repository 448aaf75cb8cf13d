import TintypePrimitives

extension JSONParser {
  /// The length of the scalar at the next byte.
  ///
  /// Throws `JSONError` if the bytes are no UTF-8. Source: Unicode 15, table 3-7.
  func scalarLength() throws(JSONError) -> Int {
    let first = bytes[index]
    func tail(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    switch first {
    case 0...0x7F: return 1
    case 0xC2...0xDF: if tail(1) { return 2 }
    case 0xE0: if tail(1, 0xA0...0xBF), tail(2) { return 3 }
    case 0xED: if tail(1, 0x80...0x9F), tail(2) { return 3 }
    case 0xE1...0xEF: if tail(1), tail(2) { return 3 }
    case 0xF0: if tail(1, 0x90...0xBF), tail(2), tail(3) { return 4 }
    case 0xF1...0xF3: if tail(1), tail(2), tail(3) { return 4 }
    case 0xF4: if tail(1, 0x80...0x8F), tail(2), tail(3) { return 4 }
    default: break
    }
    throw error("The byte 0x\(hex(first)) is not valid UTF-8 here. Save the file as UTF-8.")
  }

  /// Steps over one scalar.
  mutating func skipScalar() throws(JSONError) {
    let length = try scalarLength()
    index += length
    continuations += length - 1
  }

  /// Reads a string from its opening quote to its closing one.
  mutating func string() throws(JSONError) -> String {
    let start = position
    index += 1
    var runStart = index
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        let run = UnsafeBufferPointer(rebasing: bytes[runStart..<index])
        index += 1
        if text.isEmpty { return String(decoding: run, as: UTF8.self) }
        text.append(contentsOf: run)
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[runStart..<index])
        text.append(contentsOf: try escape().utf8)
        runStart = index
      case 0..<0x20:
        throw error(
          byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            ? "The string that opens at column \(start.column) does not end on its line. Add '\"'."
            : "The control character U+00\(hex(byte)) may not stand in a string. Write it as"
              + " '\\u00\(hex(byte))'.")
      case 0x80...0xFF: try skipScalar()
      default: index += 1
      }
    }
    throw error(
      "The file ends inside the string that opens at line \(start.line), column"
        + " \(start.column). Add '\"'.")
  }

  /// Reads an escape from its backslash on.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
    let simple: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""): simple = "\""
    case UInt8(ascii: "\\"): simple = "\\"
    case UInt8(ascii: "/"): simple = "/"
    case UInt8(ascii: "b"): simple = "\u{8}"
    case UInt8(ascii: "f"): simple = "\u{C}"
    case UInt8(ascii: "n"): simple = "\n"
    case UInt8(ascii: "r"): simple = "\r"
    case UInt8(ascii: "t"): simple = "\t"
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      guard 0xD800...0xDFFF ~= unit else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
      let isPair =
        unit < 0xDC00 && index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\")
        && bytes[index + 1] == UInt8(ascii: "u")
      let low = isPair ? try codeUnit() : 0
      guard 0xDC00...0xDFFF ~= low else {
        throw error(
          "'\\u\(String(unit, radix: 16, uppercase: true))' is one half of a surrogate pair."
            + " Write both halves, or the character itself.", at: start)
      }
      let value = 0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00)
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    default:
      throw error("A backslash may only stand before one of '\"\\/bfnrtu'. Double it.")
    }
    index += 2
    return simple
  }

  /// Reads `\u` and four hexadecimal digits.
  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for offset in 2..<6 {
      let byte = index + offset < bytes.count ? bytes[index + offset] : 0
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: throw error("'\\u' needs four hexadecimal digits after it.")
      }
      value = value << 4 | UInt16(digit)
    }
    index += 6
    return value
  }

  /// Reads a number.
  ///
  /// Source: RFC 8259, section 6; short numbers are exact by one division (Clinger 1990).
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    var mantissa: UInt64 = 0
    var digitCount = 0
    var fractionDigits = 0
    func isDigit(_ index: Int) -> Bool { index < bytes.count && 48...57 ~= bytes[index] }
    func invalid() -> JSONError {
      error("A number needs a digit here, as in '0.5' or '-1'.")
    }
    guard isDigit(index) else { throw invalid() }
    if bytes[index] == UInt8(ascii: "0"), isDigit(index + 1) {
      throw error("A number may not start with '0' and more digits. Remove the zeros.")
    }
    while isDigit(index) {
      mantissa = mantissa &* 10 &+ UInt64(bytes[index] - 48)
      digitCount += 1
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard isDigit(index) else { throw invalid() }
      while isDigit(index) {
        mantissa = mantissa &* 10 &+ UInt64(bytes[index] - 48)
        digitCount += 1
        fractionDigits += 1
        index += 1
      }
    }
    var hasExponent = false
    if index < bytes.count, bytes[index] | 32 == UInt8(ascii: "e") {
      hasExponent = true
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      guard isDigit(index) else { throw invalid() }
      while isDigit(index) { index += 1 }
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    let value: Double
    if !hasExponent, digitCount <= 15 {
      let magnitude = Double(mantissa) / Self.powers[fractionDigits]
      value = bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
    } else {
      value = Double(text) ?? .infinity
    }
    return JSONNumber(value: value, text: text)
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
