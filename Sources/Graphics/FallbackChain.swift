internal import TintypePrimitives

/// The faces that are tried where the primary face lacks a glyph, in order.
struct FallbackChain {
  private let catalogue: FontCatalogue

  /// Creates the chains over a catalogue.
  init(_ catalogue: FontCatalogue) { self.catalogue = catalogue }

  /// Families for scripts that the stand-in of the system font lacks.
  private static let scriptFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
  ]

  /// The faces after `primary`: the system font's stand-in, the script families, the Chinese,
  /// Japanese and Korean ones with the language's own first, colour pictures, then every other
  /// family by name; of each the face nearest to the weight.
  func faces(after primary: Int, weight: Int, language: HanLanguage) -> [Int] {
    var chain = [primary]
    var families: Set<String> = []
    func add(_ family: String, where fits: (FontFace) -> Bool = { _ in true }) {
      let candidates = catalogue.faces(family: family).filter { fits(catalogue.faces[$0]) }
      guard families.insert(family).inserted,
        let face = catalogue.nearest(in: candidates, weight: weight, isItalic: false),
        !chain.contains(face)
      else { return }
      chain.append(face)
    }
    let system = catalogue.systemFaces
    families.insert(catalogue.systemFamily)
    if let face = catalogue.nearest(in: system, weight: weight, isItalic: false),
      !chain.contains(face)
    {
      chain.append(face)
    }
    for family in Self.scriptFamilies { add(family) }
    for family in language.families { add(family) }
    for face in catalogue.faces where face.isColor { add(face.family) }
    for family in catalogue.families { add(family) }
    return chain
  }
}

/// Whose shapes Chinese characters take.
enum HanLanguage: String, CaseIterable {
  case japanese = "JP"
  case korean = "KR"
  case simplified = "SC"
  case traditional = "TC"
  case hongKong = "HK"

  /// Finds the language of a locale, as in "ja-JP", "zh-Hant" or "zh_HK".
  ///
  /// Source: CLDR likely subtags for zh. Other languages take the order of the faces in the Noto
  /// Sans CJK collections, which begins with Japanese.
  init(locale: String) {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ko": self = .korean
    case "zh", "yue":
      // A script of its own decides over the region.
      if parts.contains("hans") {
        self = .simplified
      } else if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else if parts.contains("hant") || parts.contains("tw") {
        self = .traditional
      } else if parts.contains("cn") || parts.first == "zh" {
        self = .simplified
      } else {
        self = .hongKong
      }
    default: self = .japanese
    }
  }

  /// Finds the language whose shapes a family has; nil if it is no such family.
  init?(family: String) {
    for prefix in ["Noto Sans CJK ", "Noto Sans "] where family.hasPrefix(prefix) {
      self.init(rawValue: String(family.dropFirst(prefix.count)))
      return
    }
    return nil
  }

  /// The families, the language's own first.
  var families: [String] {
    ([self] + Self.allCases.filter { $0 != self }).flatMap {
      ["Noto Sans CJK \($0.rawValue)", "Noto Sans \($0.rawValue)"]
    }
  }
}
