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
    for index in 0..<count {
      let record = start + 12 + 16 * index
      let name = tag(bytes, record)
      let end = number(bytes, record + 8) + number(bytes, record + 12)
      if end > bytes.count {
        return "its table '\(name)' reaches to byte \(end) of \(bytes.count)"
      }
      found.insert(name)
    }
    for name in required where !found.contains(name) { return "it has no table '\(name)'" }
    return found.isDisjoint(with: outlines) ? "it has no table of glyphs" : nil
  }

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
