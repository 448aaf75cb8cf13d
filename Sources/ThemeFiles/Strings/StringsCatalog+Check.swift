import TintypeJSONText
public import TintypePrimitives

extension StringsCatalog {
  /// What stands at the start of every key of the SDK.
  ///
  /// Source: MobileID theming guide, "Find The Keys To Override".
  static let keyStart = "loc_"

  /// How many names are looked at for suggestions.
  private static let suggestionLimit = 1_000_000

  /// The overrides that serve several modules, by key.
  public var sharedOverrides: [SharedOverride] {
    let owners = owners
    return overridePlaces.compactMap { key, positions in
      guard let names = owners[key], names.count > 1 else { return nil }
      return SharedOverride(key: key.text, modules: names, positions: positions)
    }.sorted { ExactText($0.key) < ExactText($1.key) }
  }

  /// Every finding about the overrides, table by table in file order, then about the languages and
  /// about shared keys.
  public func check() -> [Problem] {
    var problems: [Problem] = []
    let owners = owners
    let known = owners.keys.sorted().map(\.text)
    var suggestions = 0
    for language in host.languages {
      guard let table = host.tables[language] else { continue }
      var found: [Problem] = []
      for entry in table.entries {
        guard entry.key.hasPrefix(prefix) else {
          found += unprefixed(entry, owners).map { [$0] } ?? []
          continue
        }
        let key = String(entry.key.dropFirst(prefix.count))
        if !owners.isEmpty, owners[ExactText(key)] == nil {
          suggestions += known.count
          found.append(
            unknown(entry, key, among: suggestions > Self.suggestionLimit ? [] : known))
        } else if entry.isEmpty {
          found.append(
            Problem(
              .warning, .emptyWord,
              "\(Excerpt.quoted(entry.key)) is empty, which counts as not customised. Write a text,"
                + " or remove it.", at: entry.position))
        } else {
          let problem =
            mismatch(entry, key)
            ?? InvisibleText.problem(
              of: entry.text, subject: Excerpt.quoted(entry.key), at: entry.position)
          found += problem.map { [$0] } ?? []
        }
      }
      problems += found
    }
    return problems + missingTranslations + sharedNotes
  }

  /// The modules of each SDK key, by name.
  private var owners: [ExactText: [String]] {
    var owners: [ExactText: [String]] = [:]
    for module in modules {
      for key in module.tree.keys { owners[ExactText(key), default: []].append(module.name) }
    }
    return owners
  }

  /// Where each override that is not empty stands, language by language.
  private var overridePlaces: [ExactText: [FilePosition]] {
    var places: [ExactText: [FilePosition]] = [:]
    for language in host.languages {
      for entry in host.tables[language]?.entries ?? []
      where entry.key.hasPrefix(prefix) && !entry.isEmpty {
        places[ExactText(String(entry.key.dropFirst(prefix.count))), default: []]
          .append(entry.position)
      }
    }
    return places
  }

  /// A key that looks like one of the SDK's but lacks the prefix.
  private func unprefixed(_ entry: StringsEntry, _ owners: [ExactText: [String]]) -> Problem? {
    guard let key = Self.sdkKey(in: entry.key),
      owners.isEmpty || owners[ExactText(key)] != nil
    else { return nil }
    return Problem(
      .warning, .noEffect,
      "\(Excerpt.quoted(entry.key)) does not change the SDK's text. Write"
        + " \(Excerpt.quoted(prefix + key)).", at: entry.position)
  }

  private func unknown(_ entry: StringsEntry, _ key: String, among known: [String]) -> Problem {
    let nearest = Suggestion.nearest(to: key, among: known)
    let remedy =
      nearest.map { "Did you mean \(Excerpt.quoted(prefix + $0))?" }
      ?? "Remove it, or name the folder of the module that has it."
    return Problem(
      .error, .unknownName,
      "\(Excerpt.quoted(entry.key)) overrides no text: no module has the key"
        + " \(Excerpt.quoted(key)). \(remedy)", at: entry.position)
  }

  private func mismatch(_ entry: StringsEntry, _ key: String) -> Problem? {
    let folders = LanguageTag("en")?.folders ?? []
    var templates = modules.compactMap { $0.tree.entry(key, along: folders)?.entry.text }
      .map(Optional.some)
    if templates.isEmpty { templates = [nil] }
    for template in templates {
      do throws(FormatMismatch) {
        try FormatMismatch.check(entry.text, against: template)
      } catch {
        return LocalizedWord.Rejection(entry: entry, reason: error)
          .problem(drawing: template ?? key)
      }
    }
    return nil
  }

  /// Overrides that one language has and another lacks, where a device shows the SDK's text.
  private var missingTranslations: [Problem] {
    let all = overridePlaces.keys.sorted()
    return host.languages.compactMap { language in
      guard language != "Base", let table = host.tables[language],
        let folders = LanguageTag(language)?.folders.filter({ $0 != "en" && $0 != "Base" })
      else { return nil }
      let chain = language == "en" ? ["en"] : folders
      let missing = all.filter { host.entry(prefix + $0.text, along: chain) == nil }
      guard !missing.isEmpty else { return nil }
      let named = missing.prefix(5).map { Excerpt.quoted($0.text) }.joined(separator: ", ")
      let rest = missing.count > 5 ? " and \(missing.count - 5) more" : ""
      return Problem(
        .warning, .missingTranslation,
        "'\(language)' lacks overrides that other languages have: \(named)\(rest). A device takes"
          + " one table a bundle, and shows the SDK's own text for them (inferred). Translate"
          + " them.",
        at: FilePosition(file: table.file, line: 1))
    }
  }

  private var sharedNotes: [Problem] {
    sharedOverrides.map { shared in
      Problem(
        .note, .sharedWord,
        "\(Excerpt.quoted(prefix + shared.key)) serves \(shared.modules.count) modules:"
          + " \(shared.modules.joined(separator: ", ")). Its text has to fit them all.",
        at: shared.positions.first)
    }
  }

  /// The part of a key from "loc_" on, which stands at its start or after a dot.
  private static func sdkKey(in key: String) -> String? {
    let bytes = key.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let rest = bytes[index...]
      if rest.starts(with: keyStart.utf8) { return String(Substring(rest)) }
      guard let dot = rest.firstIndex(of: UInt8(ascii: ".")) else { return nil }
      index = bytes.index(after: dot)
    }
    return nil
  }
}
