internal import CFreeType
internal import TintypePrimitives

/// What can be drawn of the letters that a text is likely to need.
///
/// A damaged file often opens without an error, and then draws nothing in their place.
struct GlyphSample {
  /// At most so many letters of a face without Latin ones are looked at.
  private static let limit = 64
  /// No line is higher than so many times the size, and no letter wider.
  private static let tallest = 8.0
  private static let latin = (0x61...0x7A).map { FT_ULong($0) } + (0x41...0x5A) + (0x30...0x39)

  private var letters = 0
  private var blank: [Unicode.Scalar] = []
  private var isWithoutCharacters = false
  private var lineHeight: Double?

  /// Looks at the letters of a face; those of bitmaps and colour pictures are taken for drawn.
  mutating func add(_ face: FT_Face) {
    let flags = face.pointee.face_flags
    guard flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, flags & FT_Long(FT_FACE_FLAG_COLOR) == 0
    else { return }
    let record = face.pointee
    let height = Double(record.ascender) - Double(record.descender)
    let em = Double(record.units_per_EM)
    if record.ascender <= 0 || height > Self.tallest * em { lineHeight = height / max(1, em) }
    let characters = Self.characters(of: face)
    if characters.isEmpty {
      var glyph: FT_UInt = 0
      _ = FT_Get_First_Char(face, &glyph)
      if glyph == 0 { isWithoutCharacters = true }
    }
    letters += characters.count
    for (scalar, glyph) in characters where !Self.isDrawn(glyph, of: face) { blank.append(scalar) }
  }

  /// Why no text can be drawn, as the end of a sentence; nil if one can.
  var fault: String? {
    if isWithoutCharacters { return FontTables.noCharacters }
    return letters > 0 && blank.count == letters
      ? "its letters have no outlines or no usable width" : nil
  }

  /// Which letters draw nothing, or how else text goes wrong, as the end of a sentence; nil if it does
  /// not.
  var damage: String? {
    if blank.isEmpty {
      return lineHeight.map { height in
        let tenths = Int((height * 10).rounded())
        return
          "its lines are \(tenths / 10).\(abs(tenths) % 10) times as high as its size, or begin "
          + "below their letters"
      }
    }
    let names = blank.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    let more = blank.count > 8 ? " and \(blank.count - 8) more" : ""
    return "\(names)\(more) of the \(letters) letters looked at have no outlines or no usable width"
  }

  /// The Latin letters and digits of a face, else its first characters that leave a mark.
  private static func characters(of face: FT_Face) -> [(Unicode.Scalar, FT_UInt)] {
    let known = latin.compactMap { code -> (Unicode.Scalar, FT_UInt)? in
      let glyph = FT_Get_Char_Index(face, code)
      return glyph == 0 ? nil : Unicode.Scalar(UInt32(code)).map { ($0, glyph) }
    }
    if !known.isEmpty { return known }
    var found: [(Unicode.Scalar, FT_UInt)] = []
    var glyph: FT_UInt = 0
    var code = FT_Get_First_Char(face, &glyph)
    // A damaged table can list characters without end.
    var left = 4096
    while glyph != 0, found.count < limit, left > 0 {
      if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)), isInked(scalar) {
        found.append((scalar, glyph))
      }
      code = FT_Get_Next_Char(face, code, &glyph)
      left -= 1
    }
    return found
  }

  /// Whether a character leaves a mark and takes room in every font.
  private static func isInked(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .privateUse:
      true
    default: false
    }
  }

  private static func isDrawn(_ glyph: FT_UInt, of face: FT_Face) -> Bool {
    guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_BITMAP)) == 0
    else { return false }
    let slot = face.pointee.glyph.pointee
    let widest = FT_Pos(tallest) * FT_Pos(face.pointee.units_per_EM)
    return slot.outline.n_points > 0 && 1...widest ~= slot.metrics.horiAdvance
  }
}
