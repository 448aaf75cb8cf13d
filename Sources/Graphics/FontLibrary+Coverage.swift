internal import CFontconfig
internal import CFreeType
public import TintypePrimitives

extension FontLibrary {
  /// How far the face of a request has the characters of a locale's language; nil if it is not known
  /// which these are.
  ///
  /// Source: fontconfig, `fc-lang`, the orthography of each language.
  public func coverage(of request: FontRequest, locale: String) -> LanguageCoverage? {
    guard let characters = Self.characters(of: locale) else { return nil }
    let primary = resolve(request).index
    let missing = characters.filter { !has($0, primary) }
    var left = missing
    var substitutes: [LanguageCoverage.Substitute] = []
    let chain = FallbackChain(catalogue).faces(
      after: primary, weight: request.weight, language: HanLanguage(locale: locale))
    for place in chain.dropFirst() where !left.isEmpty {
      let rest = left.filter { !has($0, place) }
      if rest.count < left.count {
        substitutes.append(
          LanguageCoverage.Substitute(
            face: catalogue.faces[place].description, characters: left.count - rest.count))
      }
      left = rest
    }
    return LanguageCoverage(
      characters: characters.count, missing: missing, substitutes: substitutes, tofu: left)
  }

  private func has(_ character: Unicode.Scalar, _ place: Int) -> Bool {
    guard let face = glyphs.face(place) else { return false }
    return FT_Get_Char_Index(face, FT_ULong(character.value)) != 0
  }

  /// The characters that a locale's language is written with, marks and punctuation left out.
  private static func characters(of locale: String) -> [Unicode.Scalar]? {
    for name in names(of: locale) {
      guard let set = FcLangGetCharSet(name) else { continue }
      var characters: [Unicode.Scalar] = []
      var map = [FcChar32](repeating: 0, count: 256 / 32)
      var next: FcChar32 = 0
      var page = FcCharSetFirstPage(set, &map, &next)
      while page != .max {
        for bit in 0..<FcChar32(256) where map[Int(bit) / 32] >> (bit % 32) & 1 != 0 {
          if let scalar = Unicode.Scalar(page + bit) { characters.append(scalar) }
        }
        page = FcCharSetNextPage(set, &map, &next)
      }
      return characters
    }
    return nil
  }

  /// The names that fontconfig may have for a locale's language, the nearest first.
  private static func names(of locale: String) -> [String] {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first else { return [] }
    if language == "zh" || language == "yue" {
      switch HanLanguage(locale: locale) {
      case .hongKong: return ["zh-hk"]
      case .traditional: return ["zh-tw"]
      case .simplified, .japanese, .korean: return ["zh-cn"]
      }
    }
    let region = parts.dropFirst().last.map { ["\(language)-\($0)"] } ?? []
    // fontconfig knows Norwegian by its two written forms, and Filipino by its older name.
    let other = ["no": "nb", "fil": "tl", "iw": "he"][language]
    return region + [language] + [other].compactMap { $0 }
  }
}
