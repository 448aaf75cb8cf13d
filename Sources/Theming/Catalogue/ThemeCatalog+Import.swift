extension ThemeCatalog {
  /// The most tokens that may follow each other.
  static let aliasLimit = 16

  /// The catalogue with the values of the vendor's page, which count as documented.
  ///
  /// Tokens that the catalogue does not have are added at its end, generic ones after the generic.
  /// An entry that follows a name nobody has, or itself in a circle, is left out.
  public func replacing(_ colors: ImportedColors) -> ThemeCatalog {
    let reason = "from \(colors.source)"
    var rejected: Set<ColorToken> = []
    while true {
      let merged = merged(colors.entries.filter { !rejected.contains($0.token) }, reason)
      let broken = Self.broken(merged).intersection(colors.entries.map(\.token))
      if broken.isEmpty {
        return ThemeCatalog(
          colors: merged, fonts: fonts, icons: icons, words: words, dimensions: dimensions,
          missing: missing.filter { $0.kind != .color || !Self.isWhole(merged) },
          takesUnknownWords: takesUnknownWords, hasTextRoles: hasTextRoles)
      }
      rejected.formUnion(broken)
    }
  }

  /// Whether every generic token that the vendor counts is documented.
  ///
  /// Source: reference page "Color Token Reference", which counts 51.
  private static func isWhole(_ colors: [ColorDefinition]) -> Bool {
    colors.count { $0.isGeneric && $0.valueProvenance == .documented } >= 51
  }

  private func merged(_ entries: [ImportedColors.Entry], _ reason: String) -> [ColorDefinition] {
    var imported: [ColorToken: ImportedColors.Entry] = [:]
    for entry in entries { imported[entry.token] = entry }
    var generic: [ColorDefinition] = []
    var component: [ColorDefinition] = []
    func add(_ definition: ColorDefinition) {
      if definition.isGeneric { generic.append(definition) } else { component.append(definition) }
    }
    for definition in colors {
      guard let entry = imported.removeValue(forKey: definition.token) else {
        add(definition)
        continue
      }
      add(
        ColorDefinition(
          token: definition.token, group: definition.group, role: definition.role,
          value: entry.value, nameProvenance: .documented, valueProvenance: .documented,
          reason: reason))
    }
    for entry in entries where imported[entry.token] != nil {
      add(
        ColorDefinition(
          token: entry.token, group: entry.group, role: "role unknown", value: entry.value,
          nameProvenance: .documented, valueProvenance: .documented, reason: reason))
    }
    return generic + component
  }

  /// The tokens that follow a name nobody has, or themselves in a circle; else those that follow too
  /// many others.
  static func broken(_ definitions: [ColorDefinition]) -> Set<ColorToken> {
    var aliases: [ColorToken: ColorToken?] = [:]
    for definition in definitions { aliases[definition.token] = .some(definition.alias) }
    var astray: Set<ColorToken> = []
    var long: Set<ColorToken> = []
    for definition in definitions {
      guard var next = definition.alias else { continue }
      if aliases[next] == nil { astray.insert(definition.token) }
      var steps = 1
      while next != definition.token, steps < aliasLimit, let target = aliases[next] ?? nil {
        next = target
        steps += 1
      }
      if next == definition.token { astray.insert(definition.token) }
      if steps == aliasLimit { long.insert(definition.token) }
    }
    return astray.isEmpty ? long : astray
  }
}
