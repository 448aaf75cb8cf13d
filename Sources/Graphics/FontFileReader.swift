internal import CFreeType
internal import TintypePrimitives

/// Reads the faces of font files through FreeType.
final class FontFileReader {
  private let library: FT_Library

  /// Creates a reader.
  init() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      fatalError("out of memory: FreeType")
    }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// What a font file holds.
  struct Content {
    /// The faces, named instances of a variable font for themselves.
    var faces: [FontFace] = []
    /// Why the file is of no use, as the end of a sentence; nil if it is.
    var fault: String?
    /// What is wrong with a file that is of use, as the end of a sentence; nil if nothing is.
    var damage: String?
  }

  /// The faces of a file, or why it is of no use.
  ///
  /// Letters and checksums of a pinned file are not looked at: its hash is known to be right.
  func content(of bytes: [UInt8], path: String, isPinned: Bool = false) -> Content {
    if let fault = FontTables.fault(of: bytes) { return Content(fault: fault) }
    let hash = ContentHash(of: bytes)
    var faces: [FontFace] = []
    var sample = GlyphSample()
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      var count = 1
      while index < min(count, 256) {
        var opened: FT_Face?
        guard
          FT_New_Memory_Face(library, buffer.baseAddress, buffer.count, FT_Long(index), &opened)
            == 0, let face = opened
        else { break }
        count = face.pointee.num_faces
        if !isPinned { sample.add(face) }
        let instances = Int(face.pointee.style_flags) >> 16
        if let found = describe(face, hash, index: index, path) { faces.append(found) }
        for instance in 1..<(1 + min(instances, 256)) {
          guard FT_Set_Named_Instance(face, FT_UInt(instance)) == 0 else { break }
          if let found = describe(face, hash, index: instance << 16 | index, path) {
            faces.append(found)
          }
        }
        FT_Done_Face(face)
        index += 1
      }
    }
    if faces.isEmpty { return Content(fault: "its tables hold no face with a name and a glyph") }
    if let fault = sample.fault { return Content(fault: fault) }
    return Content(
      faces: faces,
      damage: isPinned ? nil : sample.damage ?? FontTables.damage(of: bytes))
  }

  private func describe(
    _ face: FT_Face, _ hash: ContentHash, index: Int, _ path: String
  ) -> FontFace? {
    let record = face.pointee
    let names = FontNames(of: face)
    guard record.num_glyphs > 0, !names.families.isEmpty || names.postScript != nil else {
      return nil
    }
    let isInstance = index >> 16 != 0
    let postScriptName = isInstance ? instanceName(face, index >> 16, names) : names.postScript
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isBold = record.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    var weight = table.map { Int($0.usWeightClass) } ?? (isBold ? 700 : 400)
    // Old files number the weights 1–9.
    if weight < 10 { weight = max(1, weight) * 100 }
    // Some bold files have the class of the regular one, as Noto Nastaliq Urdu of 2020 has.
    if isBold, weight == 400 { weight = 700 }
    // What is drawn of a variable font is the place on its axis, whatever other tables say.
    if let axis = weightAxis(of: face) { weight = axis }
    let isItalic =
      record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
      || (table.map { $0.fsSelection & 0x201 != 0 } ?? false)
    let width = table.map { Int($0.usWidthClass) } ?? 5
    return FontFace(
      id: FaceID(file: hash, index: index), path: path, postScriptName: postScriptName,
      families: names.families, weight: min(max(weight, 1), 1000), isItalic: isItalic,
      widthClass: (1...9).contains(width) ? width : 5,
      isInstance: isInstance, isColor: record.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0,
      hasLatin: FT_Get_Char_Index(face, 0x61) != 0, metrics: metrics(of: record))
  }

  /// The PostScript name of a named instance: its own, else one made of family and style.
  ///
  /// Source: OpenType 1.9, `fvar`, "postScriptNameID"; Adobe Technical Note 5902.
  private func instanceName(_ face: FT_Face, _ instance: Int, _ names: FontNames) -> String? {
    var described: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &described) == 0, let variations = described else { return nil }
    defer { FT_Done_MM_Var(library, variations) }
    guard instance >= 1, instance <= Int(variations.pointee.num_namedstyles) else { return nil }
    let style = variations.pointee.namedstyle[instance - 1]
    let (own, subfamily) = (Int(style.psid), Int(style.strid))
    let more = FontNames(of: face, others: [own, subfamily, 25])
    if own != 0xFFFF, own != 0, let name = more[own] { return name }
    func squeezed(_ text: String) -> String {
      String(
        text.unicodeScalars.filter {
          $0.isASCII && $0.properties.isAlphabetic
            || $0.isASCII && $0.properties.numericType != nil
        })
    }
    guard let prefix = more[25] ?? names.families.first.map(squeezed), let style = more[subfamily]
    else { return nil }
    return "\(prefix)-\(squeezed(style))"
  }

  private func metrics(of record: FT_FaceRec) -> FontFace.Metrics {
    let isScalable =
      record.units_per_EM > 0 && record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    guard isScalable || record.units_per_EM > 0 else {
      return FontFace.Metrics(
        ascent: 0.8, descent: 0.2, lineGap: 0, underlinePosition: 0.1, underlineThickness: 0.05)
    }
    let em = Double(record.units_per_EM)
    let (ascent, descent) = (Double(record.ascender) / em, -Double(record.descender) / em)
    let thickness = Double(record.underline_thickness) / em
    let position = Double(record.underline_position) / em
    return FontFace.Metrics(
      ascent: ascent, descent: descent,
      lineGap: max(0, Double(record.height) / em - ascent - descent),
      underlinePosition: position < 0 ? -position : 0.1,
      underlineThickness: thickness > 0 ? thickness : 0.05)
  }

  /// The position on the weight axis; nil if there is none.
  private func weightAxis(of face: FT_Face) -> Int? {
    var described: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &described) == 0, let variations = described else { return nil }
    defer { FT_Done_MM_Var(library, variations) }
    let count = Int(variations.pointee.num_axis)
    var coordinates = [FT_Fixed](repeating: 0, count: count)
    guard FT_Get_Var_Design_Coordinates(face, FT_UInt(count), &coordinates) == 0 else { return nil }
    let tag: FT_ULong = 0x7767_6874  // 'wght'
    for index in 0..<count where variations.pointee.axis[index].tag == tag {
      // FreeType keeps to the axis where an instance lies beyond its end.
      let axis = variations.pointee.axis[index]
      return Int(min(max(coordinates[index], axis.minimum), axis.maximum) >> 16)
    }
    return nil
  }
}
