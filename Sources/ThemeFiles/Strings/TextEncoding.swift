/// How a text file stores its characters.
public enum TextEncoding: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case utf32LittleEndian = "UTF-32LE"
  case utf32BigEndian = "UTF-32BE"

  /// The bytes of one code unit.
  var unitSize: Int {
    switch self {
    case .utf8: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// The encoding of a text and the length of its byte order mark.
  ///
  /// Without a mark, zeros betray the wide forms, since a table starts with an ASCII character;
  /// all else is UTF-8.
  static func detect(_ bytes: UnsafeBufferPointer<UInt8>) -> (encoding: TextEncoding, mark: Int) {
    func starts(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }
    if starts([0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if starts([0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if starts([0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if starts([0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if starts([0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    guard bytes.count >= 2 else { return (.utf8, 0) }
    let isWide = bytes.count >= 4
    switch (bytes[0] == 0, bytes[1] == 0) {
    case (false, true):
      let is32 = isWide && bytes[2] == 0 && bytes[3] == 0
      return (is32 ? .utf32LittleEndian : .utf16LittleEndian, 0)
    case (true, false): return (.utf16BigEndian, 0)
    case (true, true):
      let is32 = isWide && bytes[2] == 0 && bytes[3] != 0
      return (is32 ? .utf32BigEndian : .utf8, 0)
    case (false, false): return (.utf8, 0)
    }
  }
}
