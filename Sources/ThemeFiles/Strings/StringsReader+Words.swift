import TintypeJSONText
import TintypePrimitives

extension StringsReader {
  /// Reads a key or a text: in double or single quotes, or bare.
  mutating func word(_ expected: String) throws(Fault) -> Word {
    let start = cursor
    guard let byte = next else {
      try fail("The file ends where \(expected) is expected.")
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(byte)
    case _ where Self.isBare(byte):
      while let byte = next, Self.isBare(byte) { step() }
      return Word(text: text(start.index, cursor.index), start: start, end: cursor)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      try fail("Expected \(expected), found \(found). A table holds texts only.")
    case UInt8(ascii: ";"), UInt8(ascii: "="):
      try fail("Expected \(expected), found \(found).")
    default:
      try fail(
        "Expected \(expected), found \(found). Put in quotes what is more than letters, digits and"
          + " '_$/:.-'.")
    }
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(Fault) -> Word {
    var word = Word(text: "", start: cursor, end: cursor)
    step()
    var runStart = cursor.index
    var collected: [UInt8] = []
    while let byte = next {
      switch byte {
      case quote:
        if collected.isEmpty {
          word.text = text(runStart, cursor.index)
        } else {
          collected.append(contentsOf: bytes[runStart..<cursor.index])
          word.text = String(decoding: collected, as: UTF8.self)
        }
        step()
        word.end = cursor
        return word
      case UInt8(ascii: "\\"):
        collected.append(contentsOf: bytes[runStart..<cursor.index])
        guard cursor.index + 1 < bytes.count else { break }
        let scalar = escape()
        if let scalar { collected.append(contentsOf: scalar.utf8) }
        word.isUnusable = word.isUnusable || scalar == nil
        runStart = cursor.index
        continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let line = cursor.line
        step()
        if word.secondLine == nil, cursor.line > line { word.secondLine = cursor }
        continue
      case 0:
        reportNull(at: cursor)
        word.isUnusable = true
      default: break
      }
      step()
    }
    throw Fault(
      message: "The file ends inside the text that opens here. Add '\(Unicode.Scalar(quote))'.",
      place: word.start, resume: word.secondLine ?? cursor)
  }

  private mutating func reportNull(at place: TextCursor) {
    report(
      .error, .badValue,
      "A text cannot have the character U+0000. Remove it; the entry is dropped.",
      at: place)
  }

  // MARK: Escapes

  /// Reads an escape from its backslash on; nil for a character that no text can have.
  private mutating func escape() -> Unicode.Scalar? {
    let start = cursor
    step()
    guard let letter = next else { return nil }
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(from: start)
    case UInt8(ascii: "U"): return codePoint(from: start)
    default: break
    }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "a"): scalar = "\u{7}"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "v"): scalar = "\u{B}"
    case 0:
      reportNull(at: start)
      step()
      return nil
    default: return ordinary(letter, from: start)
    }
    step()
    return scalar
  }

  /// The character after a backslash that escapes nothing, which iOS takes as it is.
  private mutating func ordinary(_ letter: UInt8, from start: TextCursor) -> Unicode.Scalar? {
    let index = cursor.index
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    cursor.advance(to: end, bytes)
    if Self.isBare(letter), !"/".utf8.contains(letter) {
      let sign = Unicode.Scalar(letter)
      let remedy =
        letter == UInt8(ascii: "u")
        ? "Write '\\U' and four digits." : "Write '\(sign)', or '\\\\\(sign)' for both."
      report(
        .warning, .badValue,
        "'\\\(sign)' is no escape here; iOS drops the backslash and shows '\(sign)'. \(remedy)",
        at: start)
    }
    return text(index, end).unicodeScalars.first
  }

  /// Reads up to three octal digits: a byte of the NeXTSTEP encoding.
  private mutating func octal(from start: TextCursor) -> Unicode.Scalar? {
    var value = 0
    var count = 0
    while count < 3, let byte = next, 0x30...0x37 ~= byte {
      value = value << 3 | Int(byte - 0x30)
      count += 1
      step()
    }
    // Foundation keeps the value in a byte.
    value &= 0xFF
    if value > 0, value < 128 { return Unicode.Scalar(UInt8(value)) }
    if value >= 128, let scalar = NextStepEncoding.scalar(UInt8(value)) { return scalar }
    if value == 0 {
      reportNull(at: start)
    } else {
      report(
        .error, .badValue,
        "'\\\(String(value, radix: 8))' is no character of the NeXTSTEP encoding. Write the"
          + " character itself; the entry is dropped.", at: start)
    }
    return nil
  }

  /// Reads `U` and up to four hexadecimal digits; two halves of a pair make one character.
  private mutating func codePoint(from start: TextCursor) -> Unicode.Scalar? {
    guard let high = codeUnit() else {
      report(
        .error, .badValue,
        "'\\U' needs four hexadecimal digits after it. Add them; the entry is dropped.", at: start)
      return nil
    }
    if high == 0 {
      reportNull(at: start)
      return nil
    }
    if let scalar = Unicode.Scalar(high) { return scalar }
    let afterHigh = cursor
    if high < 0xDC00, next == UInt8(ascii: "\\"), cursor.index + 1 < bytes.count,
      bytes[cursor.index + 1] == UInt8(ascii: "U")
    {
      step()
      if let low = codeUnit(), 0xDC00...0xDFFF ~= low {
        return Unicode.Scalar(0x10000 + UInt32(high - 0xD800) << 10 + UInt32(low - 0xDC00))
      }
      cursor = afterHigh
    }
    report(
      .error, .badValue,
      "'\\U\(String(high, radix: 16, uppercase: true))' is one half of a surrogate pair. Write both"
        + " halves, or the character itself; the entry is dropped.", at: start)
    return nil
  }

  /// Reads the letter `U` and one to four hexadecimal digits.
  private mutating func codeUnit() -> UInt16? {
    step()
    var value: UInt16 = 0
    var count = 0
    while count < 4, let byte = next {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: return count > 0 ? value : nil
      }
      value = value << 4 | UInt16(digit)
      count += 1
      step()
    }
    return count > 0 ? value : nil
  }
}
