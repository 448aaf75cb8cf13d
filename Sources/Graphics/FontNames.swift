internal import CFreeType

/// The names in a font file that faces are asked for by.
struct FontNames {
  /// Name 6.
  private(set) var postScript: String?
  /// Names 16 and 1, the preferred one first.
  private(set) var families: [String] = []
  private var others: [Int: String] = [:]

  /// A name record, and how much it is preferred: the smaller, the more.
  private struct Record {
    var id: Int
    var rank: Int
    var text: String
  }

  /// Names beside those by which faces are asked for: what instances of a variable font are named by.
  subscript(id: Int) -> String? { others[id] }

  /// Reads the names of a face, and those of the given numbers.
  init(of face: FT_Face, others ids: Set<Int> = []) {
    var records: [Record] = []
    for index in 0..<min(FT_Get_Sfnt_Name_Count(face), 4096) {
      var entry = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &entry) == 0,
        [1, 6, 16].contains(Int(entry.name_id)) || ids.contains(Int(entry.name_id)),
        let text = Self.text(of: entry), !text.isEmpty
      else { continue }
      records.append(Record(id: Int(entry.name_id), rank: Self.rank(of: entry), text: text))
    }
    records.sort { ($0.rank, $0.text) < ($1.rank, $1.text) }
    postScript = records.first { $0.id == 6 }?.text
    for record in records where ids.contains(record.id) {
      others[record.id] = others[record.id] ?? record.text
    }
    for id in [16, 1] {
      for record in records where record.id == id && !families.contains(record.text) {
        families.append(record.text)
      }
    }
  }

  /// Windows English, other Windows, Unicode, Macintosh English, other Macintosh.
  private static func rank(of entry: FT_SfntName) -> Int {
    switch Int32(entry.platform_id) {
    case TT_PLATFORM_MICROSOFT: entry.language_id == 0x409 ? 0 : 1
    case TT_PLATFORM_APPLE_UNICODE: 2
    default: entry.language_id == 0 ? 3 : 4
    }
  }

  private static func text(of entry: FT_SfntName) -> String? {
    guard let start = entry.string else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(min(entry.string_len, 1024)))
    switch Int32(entry.platform_id) {
    case TT_PLATFORM_MICROSOFT, TT_PLATFORM_APPLE_UNICODE:
      let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    case TT_PLATFORM_MACINTOSH where entry.encoding_id == TT_MAC_ID_ROMAN:
      return String(
        String.UnicodeScalarView(
          bytes.map { $0 < 128 ? Unicode.Scalar($0) : macRoman[Int($0) - 128] }))
    default: return nil
    }
  }

  /// The upper half of Mac Roman.
  ///
  /// Source: Unicode Consortium, `MAPPINGS/VENDORS/APPLE/ROMAN.TXT`.
  private static let macRoman = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ")
      .unicodeScalars)
}
