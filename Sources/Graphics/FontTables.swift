/// The table directory of a font file, looked at before anything else reads the file.
///
/// Source: OpenType 1.9, "Organization of an OpenType Font".
enum FontTables {
  /// What is wrong with the tables of a file, as the end of a sentence; nil if nothing is.
  static func fault(of bytes: [UInt8]) -> String? {
    guard bytes.count >= 12 else { return "it has \(bytes.count) bytes" }
    switch tag(bytes, 0) {
    case "wOFF", "wOF2": return "it is a web font; iOS takes .otf and .ttf files"
    case "ttcf":
      guard [0x10000, 0x20000].contains(number(bytes, 4)) else {
        return "it is a collection of an unknown version"
      }
      let count = min(number(bytes, 8), 64)
      for index in 0..<count {
        guard 12 + 4 * index + 4 <= bytes.count else { return "its list of faces is cut" }
        if let fault = fault(of: bytes, at: number(bytes, 12 + 4 * index)) { return fault }
      }
      return count == 0 ? "it is a collection without faces" : nil
    case "OTTO", "true", "\0\u{1}\0\0": return fault(of: bytes, at: 0)
    default: return "it does not begin as an OpenType or TrueType file does"
    }
  }

  private static func fault(of bytes: [UInt8], at start: Int) -> String? {
    guard start + 12 <= bytes.count else { return "its list of tables lies outside the file" }
    let count = number(bytes, start + 4) >> 16
    guard start + 12 + 16 * count <= bytes.count else { return "its list of tables is cut" }
    var found: Set<String> = []
    var last = -1
    var isInOrder = true
    for index in 0..<count {
      let record = start + 12 + 16 * index
      let name = tag(bytes, record)
      // Readers look a table up by halves, and so would find some and others not.
      if number(bytes, record) <= last { isInOrder = false }
      last = number(bytes, record)
      let end = number(bytes, record + 8) + number(bytes, record + 12)
      if end > bytes.count {
        return "its table '\(name)' reaches to byte \(end) of \(bytes.count)"
      }
      found.insert(name)
      // FreeType would make one up out of the glyphs' names; iOS does not.
      let offset = number(bytes, record + 8)
      if name == "cmap", offset + 4 > end || number(bytes, offset) & 0xFFFF == 0 {
        return noCharacters
      }
    }
    for name in required where !found.contains(name) { return "it has no table '\(name)'" }
    if found.isDisjoint(with: outlines) { return "it has no table of glyphs" }
    return isInOrder ? nil : "its list of tables is not in order"
  }

  /// Which tables are not as their checksums say, as the end of a sentence; nil if all are.
  ///
  /// The tables must lie within the file.
  static func damage(of bytes: [UInt8]) -> String? {
    let starts =
      tag(bytes, 0) == "ttcf"
      ? (0..<min(number(bytes, 8), 64)).map { number(bytes, 12 + 4 * $0) } : [0]
    var names: Set<String> = []
    var seen: Set<Int> = []
    for start in starts {
      for index in 0..<number(bytes, start + 4) >> 16 {
        let record = start + 12 + 16 * index
        let name = tag(bytes, record)
        let offset = number(bytes, record + 8)
        guard seen.insert(offset).inserted else { continue }
        var sum = checksum(bytes, offset..<offset + number(bytes, record + 12))
        // The checksum of 'head' leaves out that of the file, which lies in it.
        if name == "head", offset + 12 <= bytes.count {
          sum &-= UInt32(truncatingIfNeeded: number(bytes, offset + 8))
        }
        if sum != UInt32(truncatingIfNeeded: number(bytes, record + 4)) { names.insert(name) }
      }
    }
    if names.isEmpty { return nil }
    let list = names.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "the checksum of \(names.count == 1 ? "its table" : "its tables") \(list) is wrong"
  }

  /// The sum of a table's numbers of 32 bits.
  private static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    bytes.withUnsafeBytes { buffer in
      var sum: UInt32 = 0
      let whole = range.count / 4
      for index in 0..<whole {
        sum &+= UInt32(
          bigEndian: buffer.loadUnaligned(
            fromByteOffset: range.lowerBound + 4 * index, as: UInt32.self))
      }
      for (place, byte) in buffer[(range.lowerBound + 4 * whole)..<range.upperBound].enumerated() {
        sum &+= UInt32(byte) << (24 - 8 * UInt32(place))
      }
      return sum
    }
  }

  /// Said of a font that no text can be drawn with.
  static let noCharacters = "its table 'cmap' has no character"
  private static let required = ["cmap", "head", "hhea", "hmtx", "maxp", "name"]
  private static let outlines: Set<String> = ["glyf", "CFF ", "CFF2", "CBDT", "sbix"]

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func tag(_ bytes: [UInt8], _ offset: Int) -> String {
    // Signs that are no letters would disturb a message.
    String(
      String.UnicodeScalarView(
        bytes[offset..<offset + 4].map { $0 < 0x7F ? Unicode.Scalar($0) : "?" }))
  }
}
