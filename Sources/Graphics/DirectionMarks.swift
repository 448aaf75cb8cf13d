/// Code points that turn text around and are drawn as nothing.
///
/// Source: UAX 9, section 2, "Directional Formatting Characters".
enum DirectionMarks {
  /// The stretches of a range of bytes that hold no such code point.
  static func stretches(between range: Range<Int>, in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = range.lowerBound
    bytes.withUnsafeBufferPointer { buffer in
      let first = bytes.startIndex
      var index = range.lowerBound
      while index < range.upperBound {
        if index + 3 <= range.upperBound, buffer[index - first] == 0xE2,
          isMark(buffer[index - first + 1], buffer[index - first + 2])
        {
          if index > start { stretches.append(start..<index) }
          index += 3
          start = index
        } else {
          index += 1
        }
      }
    }
    if start < range.upperBound { stretches.append(start..<range.upperBound) }
    return stretches
  }

  /// Whether E2 and two bytes more are U+200E, U+200F, U+202A–U+202E or U+2066–U+2069.
  private static func isMark(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0x80: 0x8E...0x8F ~= third || 0xAA...0xAE ~= third
    case 0x81: 0xA6...0xA9 ~= third
    default: false
    }
  }
}
