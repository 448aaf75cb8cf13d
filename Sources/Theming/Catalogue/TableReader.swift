import TintypePrimitives

/// Reads the catalogue's tables: a row a line, fields between bars, `#` before a group.
enum TableReader {
  /// Calls `body` with the group and the fields of each row, in order.
  static func read(
    _ table: StaticString, _ body: (_ group: String, _ fields: [String]) -> Void
  ) {
    table.withUTF8Buffer { bytes in
      var group = ""
      var fields: [String] = []
      var start = 0
      for index in 0...bytes.count {
        let isEnd = index == bytes.count || bytes[index] == UInt8(ascii: "\n")
        guard isEnd || bytes[index] == UInt8(ascii: "|") else { continue }
        fields.append(
          String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
        start = index + 1
        guard isEnd else { continue }
        if fields.count == 1 {
          group = String(fields[0].dropFirst(2))
        } else {
          body(group, fields)
        }
        fields.removeAll(keepingCapacity: true)
      }
    }
  }

  /// The paint that a `#RRGGBB` or `#RRGGBBAA` of a table means.
  static func paint(_ text: Substring.UTF8View) -> Paint {
    var value: UInt32 = 0
    for digit in text.dropFirst() {
      switch digit {
      case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(digit - 0x41 + 10)
      default: preconditionFailure("'\(Substring(text))' in a catalogue table is no colour")
      }
    }
    return text.count == 9
      ? Paint(hex: value >> 8, alpha: Double(value & 255) / 255) : Paint(hex: value)
  }

  /// The evidence that a word of a table means.
  static func provenance(_ word: String) -> Provenance {
    guard let provenance = Provenance(table: word) else {
      preconditionFailure("'\(word)' in a catalogue table is no provenance")
    }
    return provenance
  }

  /// The number that a field of a table means; "unbounded" is nil.
  static func number(_ text: String) -> Double? {
    if text == "unbounded" { return nil }
    guard let value = Double(text) else {
      preconditionFailure("'\(text)' in a catalogue table is no number")
    }
    return value
  }
}
