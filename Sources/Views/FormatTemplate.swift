/// Fills the placeholders of a format text with values that are texts already.
enum FormatTemplate {
  /// The template with each placeholder replaced by its value and `%%` read as a percent sign.
  ///
  /// `%2$@` takes the second value, `%@` and `%d` the next one. A placeholder without a value
  /// stays, so that it is seen; flags, width and precision are passed over.
  ///
  /// Source: Apple String Format Specifiers.
  static func fill(_ template: String, with values: [String]) -> String {
    let bytes = [UInt8](template.utf8)
    var result: [UInt8] = []
    var next = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
        result.append(UInt8(ascii: "%"))
        index += 2
        continue
      }
      guard let (end, position) = placeholder(in: bytes, at: index),
        values.indices.contains(position ?? next)
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result += values[position ?? next].utf8
      if position == nil { next += 1 }
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where the placeholder that begins with the sign at `start` ends, and the value that it names,
  /// counted from 0; nil if the sign is one of prose.
  private static func placeholder(in bytes: [UInt8], at start: Int) -> (end: Int, position: Int?)? {
    var index = start + 1
    var position: Int?
    var number = 0
    while index < bytes.count, "-+ 0#'.123456789$hlqLztj".utf8.contains(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = min(number * 10 + Int(bytes[index] - UInt8(ascii: "0")), 1_000)
      case UInt8(ascii: "$"):
        position = number - 1
        number = 0
      default: number = 0
      }
      index += 1
    }
    guard index < bytes.count, "@diuxXofFeEgGaAcCsSDUO".utf8.contains(bytes[index]) else {
      return nil
    }
    // "100 % of": a sign before a blank is prose.
    if bytes[start + 1] == UInt8(ascii: " ") { return nil }
    return (index + 1, position)
  }
}
