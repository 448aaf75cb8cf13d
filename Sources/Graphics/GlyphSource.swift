internal import CFreeType
internal import TintypePrimitives

/// The outlines and pictures of a catalogue's faces; files are opened on first use.
///
/// Not
/// thread-safe.
final class GlyphSource {
  let catalogue: FontCatalogue
  private let library: FT_Library
  private var faces: [FT_Face?]
  private var isOpened: [Bool]
  private var bounds: [[UInt32: Rect]]

  /// How far synthetic slant leans for each unit of height.
  ///
  /// Source: FreeType, `FT_GlyphSlot_Oblique`: 0x0366A of 65,536, about 12 degrees.
  static let slant = Double(0x0366A) / 65_536
  /// How much synthetic bold adds to a stem, as a part of the font size.
  ///
  /// Source: FreeType, `FT_GlyphSlot_Embolden`: a 24th of the em.
  static let emboldening = 1.0 / 24

  /// Creates a source over a catalogue.
  ///
  /// Throws `GraphicsError` if memory is short.
  init(_ catalogue: FontCatalogue) throws(GraphicsError) {
    self.catalogue = catalogue
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .cairo("out of memory", while: "loading fonts")
    }
    self.library = library
    faces = Array(repeating: nil, count: catalogue.faces.count)
    isOpened = Array(repeating: false, count: catalogue.faces.count)
    bounds = Array(repeating: [:], count: catalogue.faces.count)
  }

  deinit {
    for face in faces { if let face { FT_Done_Face(face) } }
    FT_Done_FreeType(library)
  }

  /// The opened face at a place in the catalogue; nil if its file cannot be opened any longer.
  func face(_ place: Int) -> FT_Face? {
    if !isOpened[place] {
      isOpened[place] = true
      let described = catalogue.faces[place]
      var face: FT_Face?
      if FT_New_Face(library, described.path, FT_Long(described.id.index), &face) == 0 {
        faces[place] = face
      }
    }
    return faces[place]
  }

  /// The box around a glyph as parts of the font size, from its pen position; empty if it is blank.
  func box(of glyph: UInt32, in place: Int) -> Rect {
    if let known = bounds[place][glyph] { return known }
    let box = measure(glyph, place)
    bounds[place][glyph] = box
    return box
  }

  /// The advance of a glyph as a part of the font size.
  func advance(of glyph: UInt32, in place: Int) -> Double {
    var advance: FT_Fixed = 0
    guard let face = face(place), face.pointee.units_per_EM > 0,
      FT_Get_Advance(face, glyph, Int32(FT_LOAD_NO_SCALE), &advance) == 0
    else { return 0 }
    return Double(advance) / Double(face.pointee.units_per_EM)
  }

  private func measure(_ glyph: UInt32, _ place: Int) -> Rect {
    guard let face = face(place) else { return Rect() }
    if catalogue.faces[place].isColor { return measurePicture(glyph, face) }
    guard face.pointee.units_per_EM > 0 else { return Rect() }
    let em = Double(face.pointee.units_per_EM)
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_BITMAP)
    if FT_Load_Glyph(face, glyph, flags) == 0 {
      var box = FT_BBox()
      FT_Outline_Get_CBox(&face.pointee.glyph.pointee.outline, &box)
      return Rect(
        x: Double(box.xMin) / em, y: -Double(box.yMax) / em,
        width: Double(box.xMax - box.xMin) / em, height: Double(box.yMax - box.yMin) / em)
    }
    return Rect()
  }

  /// The box of a colour picture.
  private func measurePicture(_ glyph: UInt32, _ face: FT_Face) -> Rect {
    let size = Self.select(100, face)
    guard let slot = Self.loadPicture(glyph, face) else { return Rect() }
    return Rect(
      x: Double(slot.bitmap_left) / size, y: -Double(slot.bitmap_top) / size,
      width: Double(slot.bitmap.width) / size, height: Double(slot.bitmap.rows) / size)
  }

  /// Loads a glyph as a picture; nil if it is none.
  static func loadPicture(_ glyph: UInt32, _ face: FT_Face) -> FT_GlyphSlotRec? {
    let flags = Int32(FT_LOAD_COLOR) | Int32(FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { return nil }
    if slot.pointee.format != FT_GLYPH_FORMAT_BITMAP {
      guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    }
    let bitmap = slot.pointee.bitmap
    guard bitmap.width > 0, bitmap.rows > 0, bitmap.buffer != nil,
      bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
    else { return nil }
    return slot.pointee
  }

  /// Selects a size of a face and returns it in pixels: the one wanted or, of pictures, the
  /// smallest that is no smaller, else the largest.
  static func select(_ wanted: Double, _ face: FT_Face) -> Double {
    let record = face.pointee
    if record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 || record.num_fixed_sizes <= 0 {
      FT_Set_Char_Size(face, FT_F26Dot6((wanted * 64).rounded()), 0, 72, 72)
      return wanted
    }
    let sizes = (0..<Int(record.num_fixed_sizes)).map {
      ($0, Double(record.available_sizes[$0].y_ppem) / 64)
    }
    let chosen =
      sizes.filter { $0.1 >= wanted }.min { $0.1 < $1.1 } ?? sizes.max { $0.1 < $1.1 }
    guard let chosen else { return wanted }
    FT_Select_Size(face, FT_Int(chosen.0))
    return max(1, chosen.1)
  }
}
