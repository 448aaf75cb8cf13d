internal import CFreeType
internal import TintypePrimitives

/// What can be drawn of the letters that a text is likely to need.
///
/// A damaged file often opens without an error, and then draws nothing in their place.
struct GlyphSample {
  /// At most so many letters of a face without Latin ones are looked at.
  private static let limit = 64
  private static let latin = (0x61...0x7A).map { FT_ULong($0) } + (0x41...0x5A) + (0x30...0x39)

  private var letters = 0
  private var blank: [Unicode.Scalar] = []
  private var isWithoutCharacters = false

  /// Looks at the letters of a face; those of bitmaps and colour pictures are taken for drawn.
  mutating func add(_ face: FT_Face) {
    let flags = face.pointee.face_flags
    guard flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, flags & FT_Long(FT_FACE_FLAG_COLOR) == 0
    else { return }
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
    return letters > 0 && blank.count == letters ? "its letters have no outlines or no width" : nil
  }

  /// Which letters draw nothing, as the end of a sentence; nil if none.
  var damage: String? {
    if blank.isEmpty { return nil }
    let names = blank.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    let more = blank.count > 8 ? " and \(blank.count - 8) more" : ""
    return "\(names)\(more) of the \(letters) letters looked at have no outlines or no width"
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
    return slot.outline.n_points > 0 && slot.metrics.horiAdvance > 0
  }
}
