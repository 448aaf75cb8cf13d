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

  /// The tokens whose aliases lead nowhere, or round in a circle.
  static func broken(_ definitions: [ColorDefinition]) -> Set<ColorToken> {
    let values = Dictionary(
      definitions.map { ($0.token, $0.value) }, uniquingKeysWith: { first, _ in first })
    return Set(
      definitions.map(\.token).filter { token in
        var next = token
        for _ in 0..<aliasLimit {
          guard case .alias(let target)? = values[next] else { return values[next] == nil }
          next = target
        }
        return true
      })
  }
}
