/// Bytes as text.
///
/// Source: RFC 4648, section 4.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Writes bytes, padded.
  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let word = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(
          place <= group.count ? digits[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads padded text; nil for anything else.
  static func decode(_ text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count.isMultiple(of: 4) else { return nil }
    var values = [UInt8](repeating: 64, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    let padding = letters.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    for start in stride(from: 0, to: letters.count, by: 4) {
      let isLast = start + 4 == letters.count
      var word = 0
      for place in 0..<4 {
        let isPadding = isLast && place >= 4 - padding
        let value = isPadding ? 0 : values[Int(letters[start + place])]
        guard value < 64 else { return nil }
        word = word << 6 | Int(value)
      }
      let count = isLast ? 3 - padding : 3
      for place in 0..<count { bytes.append(UInt8(word >> (16 - 8 * place) & 255)) }
    }
    return bytes
  }
}
