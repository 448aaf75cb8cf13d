/// A language with its script and region, as in "pt-BR" or "zh-Hant-HK".
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language in lower case: "pt".
  public let language: String
  /// The script with a capital: "Hant".
  public let script: String?
  /// The region in upper case, or three digits: "BR", "419".
  public let region: String?

  /// Reads a tag in any case, with hyphens or underscores; variants and extensions are passed over.
  ///
  /// Nil if it does not start with a language of two to eight letters.
  ///
  /// Source: BCP 47.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, Self.isLetters(first, 2...8) else { return nil }
    var rest = parts.dropFirst()
    var script: String?
    var region: String?
    if let next = rest.first, Self.isLetters(next, 4...4) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    if let next = rest.first,
      Self.isLetters(next, 2...2) || next.utf8.count == 3 && next.utf8.allSatisfy(Self.isDigit)
    {
      region = next.uppercased()
      rest = rest.dropFirst()
    }
    guard rest.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isAlphanumeric) }) else {
      return nil
    }
    language = first.lowercased()
    self.script = script
    self.region = region
  }

  private init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The tag in its usual form: "zh-Hant-HK".
  public var description: String {
    [language, script, region].compactMap { $0 }.joined(separator: "-")
  }

  /// The script it is written in: its own, else the usual one; nil where all regions share one.
  public var likelyScript: String? { script ?? Self.likelyScript(of: language, in: region) }

  /// The `.lproj` folders whose texts may serve it, best first: region, script, language, English,
  /// base.
  ///
  /// A language in another script than its usual one never falls to the plain language, so that
  /// traditional Chinese is not served by simplified.
  ///
  /// Source: CLDR likely subtags and parent locales; Apple's older names zh_CN and zh_TW.
  public var folders: [String] {
    var names: [String] = []
    func add(_ language: String, _ script: String?, _ region: String?) {
      let name = LanguageTag(language: language, script: script, region: region).description
      if !names.contains(name) { names.append(name) }
    }
    let isUsual = likelyScript == Self.likelyScript(of: language, in: region)
    for language in [language] + Self.relatives(of: language) {
      if let script { add(language, script, region) }
      if isUsual { add(language, nil, region) }
      if !isUsual || region != nil, let likelyScript { add(language, likelyScript, region) }
      for parent in Self.parents(of: language, region) { add(language, nil, parent) }
      if let likelyScript {
        if likelyScript == Self.likelyScript(of: language, in: nil) { add(language, nil, nil) }
        add(language, likelyScript, nil)
        if language == "zh" { add("zh", nil, likelyScript == "Hant" ? "TW" : "CN") }
      } else {
        add(language, nil, nil)
      }
    }
    add("en", nil, nil)
    return names + ["Base"]
  }

  /// Other codes of a language, which serve it next.
  private static func relatives(of language: String) -> [String] {
    switch language {
    case "nb": ["no"]
    case "no": ["nb"]
    case "nn": ["no"]
    case "he": ["iw"]
    case "iw": ["he"]
    case "id": ["in"]
    case "in": ["id"]
    case "yi": ["ji"]
    case "fil": ["tl"]
    case "tl": ["fil"]
    case "yue": ["zh"]
    default: []
    }
  }

  /// Wider regions of a language, which serve a region next.
  private static func parents(of language: String, _ region: String?) -> [String] {
    guard let region else { return [] }
    switch language {
    case "es": return spanishAmerica.contains(region) ? ["419"] : []
    case "pt": return region == "BR" ? [] : ["PT"]
    case "en": return region == "US" ? [] : ["001", "GB"]
    default: return []
    }
  }

  private static let spanishAmerica: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]

  /// The script that a language is usually written in, where it depends on the region.
  private static func likelyScript(of language: String, in region: String?) -> String? {
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): "Hant"
    case ("zh", _): "Hans"
    case ("yue", "CN"): "Hans"
    case ("yue", _): "Hant"
    case ("sr", "ME"): "Latn"
    case ("sr", _): "Cyrl"
    case ("az", "IR"): "Arab"
    case ("az", _): "Latn"
    case ("uz", "AF"): "Arab"
    case ("uz", _): "Latn"
    case ("pa", "PK"): "Arab"
    case ("pa", _): "Guru"
    case ("bs", _): "Latn"
    case ("kk", _): "Cyrl"
    case ("mn", "CN"): "Mong"
    case ("mn", _): "Cyrl"
    default: nil
    }
  }

  private static func isLetters(_ text: Substring, _ count: ClosedRange<Int>) -> Bool {
    count ~= text.utf8.count && text.utf8.allSatisfy(isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
