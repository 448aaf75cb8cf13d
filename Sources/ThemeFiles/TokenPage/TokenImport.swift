public import TintypePrimitives
public import TintypeTheming

/// A vendor's page of colour tokens held against the catalogue.
public struct TokenImport: Sendable {
  /// A token of the catalogue that the page has too.
  public struct Change: Hashable, Sendable, CustomStringConvertible {
    /// The token.
    public let token: ColorToken
    /// The value that the catalogue had.
    public let before: ColorDefinition.Value
    /// How well that was attested.
    public let provenance: Provenance
    /// The value of the page.
    public let after: ColorDefinition.Value

    /// Whether only the evidence is new.
    public var isConfirmation: Bool { before == after }

    /// The change in a line.
    public var description: String {
      let old = "\(before.text) (\(provenance.rawValue))"
      return isConfirmation
        ? "\(token.rawValue): \(old) is documented"
        : "\(token.rawValue): \(old) → \(after.text)"
    }
  }

  /// The tokens that both have, in the order of the page.
  public let changes: [Change]
  /// The tokens of the page that the catalogue does not have, in the order of the page.
  public let unknown: [ColorToken]
  /// The tokens of the catalogue that the page does not have, in the order of the catalogue.
  public let missing: [ColorToken]
  /// What was wrong with the page, in its order.
  public let problems: [Problem]
  /// What takes the place of the catalogue's values.
  public let colors: ImportedColors

  /// Compares a page with a catalogue.
  public init(_ page: TokenPage, catalog: ThemeCatalog = .agentforce) {
    var entries: [ImportedColors.Entry] = []
    var problems = page.problems
    let known = Set(page.rows.map(\.token)).union(catalog.colors.map(\.token))
    for row in page.rows {
      if let alias = row.alias, !known.contains(alias) {
        let nearest = Suggestion.nearest(to: alias.rawValue, among: known.map(\.rawValue).sorted())
        problems.append(
          Problem(
            .error, .unknownName,
            "'\(row.token.rawValue)' resolves to '\(alias.rawValue)', which neither the page nor the"
              + " catalogue has." + (nearest.map { " Did the page mean '\($0)'?" } ?? ""),
            at: row.position))
        continue
      }
      let group =
        catalog.color(row.token).map(\.group) ?? Self.group(of: row)
      guard let value = Self.value(of: row, isComponent: group != nil) else {
        problems.append(
          Problem(
            .error, .oneModeOnly,
            "'\(row.token.rawValue)' has a colour for one mode only. The row is passed over.",
            at: row.position))
        continue
      }
      entries.append(ImportedColors.Entry(token: row.token, group: group, value: value))
    }
    let colors = ImportedColors(source: page.source, entries: entries)
    let replaced = catalog.replacing(colors)
    let taken = Set(entries.map(\.token))
    let plain = Theme(catalog: replaced)
    let resolved = [plain.resolve(.light).colors, plain.resolve(.dark).colors]
    for row in page.rows where row.alias != nil && taken.contains(row.token) {
      if let problem = Self.conflict(of: row, replaced, resolved) { problems.append(problem) }
    }
    self.colors = ImportedColors(
      source: page.source,
      entries: entries.filter { replaced.color($0.token)?.value == $0.value })
    changes = self.colors.entries.compactMap { entry in
      catalog.color(entry.token).map {
        Change(
          token: entry.token, before: $0.value, provenance: $0.valueProvenance,
          after: entry.value)
      }
    }
    unknown = self.colors.entries.map(\.token).filter { catalog.color($0) == nil }
    let named = Set(page.rows.map(\.token))
    missing = catalog.colors.map(\.token).filter { !named.contains($0) }
    self.problems = problems.inFileOrder()
  }

  /// The value of a row; nil if it has a colour for one scheme only.
  private static func value(
    of row: TokenPage.Row, isComponent: Bool
  ) -> ColorDefinition.Value? {
    if let alias = row.alias { return .alias(alias) }
    guard let light = row.light, let dark = row.dark else { return nil }
    return light == dark && isComponent ? .fixed(light) : .perScheme(light: light, dark: dark)
  }

  /// The component of a row; nil under a heading of generic tokens, or of none.
  private static func group(of row: TokenPage.Row) -> String? {
    let heading = row.heading.lowercased()
    let generic = ["generic", "foundation", "base token", "palette"]
    if heading.isEmpty || generic.contains(where: heading.contains) { return nil }
    return row.heading
  }

  /// A row that follows a token in a circle, or has other colours than the token it follows.
  private static func conflict(
    of row: TokenPage.Row, _ catalog: ThemeCatalog, _ resolved: [[ColorToken: Paint]]
  ) -> Problem? {
    guard catalog.color(row.token)?.alias == row.alias else {
      return Problem(
        .error, .badValue,
        "'\(row.token.rawValue)' follows '\(row.alias?.rawValue ?? "")' in a circle, or through too"
          + " many others. The row is passed over.", at: row.position)
    }
    for (scheme, stated, colors) in [
      (ColorScheme.light, row.light, resolved[0]), (.dark, row.dark, resolved[1]),
    ] {
      guard let stated, let paint = colors[row.token], paint != stated else { continue }
      return Problem(
        .warning, .badValue,
        "'\(row.token.rawValue)' is \(stated.hexText) in \(scheme.rawValue) on the page, and"
          + " '\(row.alias?.rawValue ?? "")', which it resolves to, \(paint.hexText). The alias"
          + " counts.", at: row.position)
    }
    return nil
  }
}
