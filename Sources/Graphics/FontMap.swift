internal import CCairo
internal import CFontconfig
internal import CPango
internal import Glibc
internal import TintypePrimitives

/// Pango's view of a catalogue: a private fontconfig in which every face has a name of its own.
///
/// Not thread-safe. Pango measures with FreeType alone: cairo's fonts, which all threads share, close
/// a face that another thread is about to use once more than ten are open.
///
/// Source: cairo 1.16, `_cairo_ft_unscaled_font_lock_face`, which looks at `lock_count` of other fonts
/// without their mutex.
final class FontMap {
  private let catalogue: FontCatalogue
  private let chains: FallbackChain
  private let configuration: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private var families: [FamilyKey: String] = [:]
  private var descriptions: [DescriptionKey: OpaquePointer] = [:]
  /// The faces of Pango's fonts; each font is retained, so that its address stays its own.
  private var faces: [UnsafeMutablePointer<PangoFont>: Int] = [:]
  private var placesByFile: [String: [Int: Int]] = [:]

  private struct FamilyKey: Hashable {
    var primary: Int
    var weight: Int
    var language: HanLanguage
  }

  private struct DescriptionKey: Hashable {
    var families: FamilyKey
    var size: Int32
  }

  /// Creates a font map over a catalogue.
  init(_ catalogue: FontCatalogue) throws(GraphicsError) {
    _ = Graphics.emptyConfiguration
    self.catalogue = catalogue
    chains = FallbackChain(catalogue)
    guard let configuration = FcConfigCreate(), let map = pango_ft2_font_map_new(),
      let context = pango_font_map_create_context(map)
    else { throw .cairo("out of memory", while: "loading fonts") }
    self.configuration = configuration
    self.map = map
    self.context = context
    FcConfigSetRescanInterval(configuration, 0)
    addFaces()
    pango_ft2_font_map_set_resolution(tintype_ft2_font_map(map), 72, 72)
    pango_fc_font_map_set_config(tintype_fc_font_map(map), configuration)
    setOptions()
    if let description = pango_font_description_new() {
      pango_font_description_set_family(description, Self.uniqueFamily(0))
      pango_font_description_set_absolute_size(description, Double(PANGO_SCALE))
      MissingGlyphs.prepare(map, context, description)
      pango_font_description_free(description)
    }
  }

  deinit {
    for font in faces.keys { g_object_unref(font) }
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    settle(holders: 1)
    // Pango 1.50 keeps its reference to the configuration when the map goes, but not when it gets
    // another one.
    pango_fc_font_map_set_config(tintype_fc_font_map(map), nil)
    pango_fc_font_map_shutdown(tintype_fc_font_map(map))
    g_object_unref(map)
    FcConfigDestroy(configuration)
  }

  /// Waits until no thread of Pango has anything left to do with the map; at most ten seconds.
  ///
  /// Pango matches and sorts the fonts of a description in threads of its own. One that is late drops
  /// what it worked on after the map did, and then looks into a table of the map, without a lock.
  ///
  /// Source: Pango 1.50, `free_patterns`, called by `thread_data_free`.
  private func settle(holders: UInt32) {
    for _ in 0..<100_000 where tintype_holders(map) > holders { usleep(100) }
  }

  /// Glyphs keep their exact widths: no hinting, no rounding.
  private func setOptions() {
    pango_fc_font_map_set_default_substitute(
      tintype_fc_font_map(map),
      { pattern, _ in
        FcPatternDel(pattern, FC_HINTING)
        FcPatternAddBool(pattern, FC_HINTING, 0)
      }, nil, nil)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// Gives fontconfig the files of the catalogue, and each face the name `uniqueFamily(_:)`.
  private func addFaces() {
    for path in Set(catalogue.faces.map { $0.path }).sorted() {
      FcConfigAppFontAddFile(configuration, path)
    }
    for (index, face) in catalogue.faces.enumerated() {
      placesByFile[face.path, default: [:]][face.id.index] = index
    }
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return }
    var kept: Int32 = 0
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      guard let place = place(of: pattern) else {
        // Not in the catalogue: the patterns that stand for all of a variable font.
        FcPatternDestroy(pattern)
        continue
      }
      FcPatternAddString(pattern, FC_FAMILY, Self.uniqueFamily(place))
      if catalogue.faces[place].isColor {
        // Pango asks for this family where a character is to be a colour picture.
        FcPatternAddString(pattern, FC_FAMILY, "emoji")
        // The size of a bitmap font's own pictures would override the size asked for.
        FcPatternDel(pattern, FC_PIXEL_SIZE)
      }
      set.pointee.fonts[Int(kept)] = pattern
      kept += 1
    }
    set.pointee.nfont = kept
  }

  /// A family name that no other face has.
  private static func uniqueFamily(_ place: Int) -> String { "tintype-\(place)" }

  /// The place in the catalogue of the face that a pattern names; nil for a face not in it.
  private func place(of pattern: OpaquePointer) -> Int? {
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
    else { return nil }
    return placesByFile[String(cString: file)]?[Int(index)]
  }

  /// The place in the catalogue of the face of a font; nil if there is none.
  func face(of font: UnsafeMutablePointer<PangoFont>?) -> Int? {
    guard let font else { return nil }
    if let known = faces[font] { return known }
    guard let pattern = tintype_font_pattern(font), let place = place(of: pattern) else {
      return nil
    }
    if faces.count >= 1024 {
      for font in faces.keys { g_object_unref(font) }
      faces.removeAll(keepingCapacity: true)
    }
    g_object_ref(font)
    faces[font] = place
    return place
  }

  /// Forgets descriptions if there are many; those handed out are invalid after it.
  func trim() {
    guard descriptions.count >= 512 else { return }
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions.removeAll(keepingCapacity: true)
    families.removeAll(keepingCapacity: true)
  }

  /// A description that names just the primary face and its fallbacks; valid until `trim()`.
  func description(
    primary: Int, weight: Int, language: HanLanguage, size: Double
  ) -> OpaquePointer {
    let familyKey = FamilyKey(primary: primary, weight: weight, language: language)
    let units = pangoUnits(size)
    let key = DescriptionKey(families: familyKey, size: units)
    if let known = descriptions[key] { return known }
    let names =
      families[familyKey]
      ?? chains.faces(after: primary, weight: weight, language: language)
      .map(Self.uniqueFamily).joined(separator: ",")
    families[familyKey] = names
    guard let description = pango_font_description_new() else {
      fatalError("out of memory: a font")
    }
    pango_font_description_set_family(description, names)
    pango_font_description_set_absolute_size(description, Double(units))
    descriptions[key] = description
    // Pango drops what it knows of the oldest once it has 256, and these threads would be late, too.
    if descriptions.count % 32 == 0 { settle(holders: 2) }
    return description
  }
}

/// A length in Pango's units of 1/1024 point; at most about a million points.
func pangoUnits(_ points: Double) -> Int32 {
  points.isFinite ? Int32((min(max(points, -1e6), 1e6) * Double(PANGO_SCALE)).rounded()) : 0
}
