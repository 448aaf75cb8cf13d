import TintypePrimitives
public import TintypeTheming

/// Two versions of a theme in one scheme, and every mixture of them.
///
/// A mixture is today's theme with some inputs put back. Names that follow another do so in the
/// mixture too, so putting back `accent1` puts back all that paints through it.
public struct ThemeVersions: Sendable {
  /// The theme as it was.
  public let before: ResolvedTheme
  /// The theme as it is.
  public let now: ResolvedTheme
  /// The inputs that differ.
  public let changes: [InputChange]
  /// The inputs that differ and cannot be put back, because their old value is lost.
  public let lost: Set<Input.Name>
  /// The values that a change of the supply shows or hides.
  let supplied: Set<Input.Name>
  private let origins: [Input.Name: Origin]
  /// The colours that each input may decide, in either version.
  private let colors: [String: [ColorToken]]

  /// Compares two versions; `before` has the old value of every change but those that are lost.
  public init(
    before: ResolvedTheme, now: ResolvedTheme, changes: [InputChange],
    lost: Set<Input.Name> = []
  ) {
    self.before = before
    self.now = now
    self.changes = changes
    self.lost = lost.intersection(changes.map(\.name))
    supplied = changes.reduce(into: []) { $0.formUnion($1.decided) }
    let changed = Set(
      (changes.map(\.name) + supplied).lazy.filter { $0.kind == .color }.map(\.name))
    var colors: [String: [ColorToken]] = [:]
    for token in Set(before.colors.keys).union(now.colors.keys) {
      let names = Self.chain(token, before) + Self.chain(token, now)
      for name in Set(names) where changed.contains(name) {
        colors[name, default: []].append(token)
      }
    }
    self.colors = colors
    origins = Dictionary(
      changes.compactMap { change in
        Self.origin(of: change.name, in: now).map { (change.name, $0) }
      }, uniquingKeysWith: { $1 })
  }

  /// Today's theme with inputs put back.
  public func theme(puttingBack names: Set<Input.Name>) -> ResolvedTheme {
    if names.isEmpty { return now }
    let names = names.contains(.supply) ? names.union(supplied) : names
    func isBack(_ kind: Origin.Kind, _ name: String) -> Bool {
      names.contains(Input.Name(kind, name))
    }
    var paints = now.colors
    var icons = now.icons
    var words = now.words
    var dimensions = now.dimensions
    for name in names {
      switch name.kind {
      case .color:
        for token in colors[name.name] ?? [] {
          paints[token] = paint(of: token) { isBack(.color, $0) }
        }
      case .icon:
        let slot = IconSlot(rawValue: name.name)
        icons[slot] = before.icons[slot]
      case .word:
        let slot = WordSlot(rawValue: name.name)
        words[slot] = before.words[slot]
      case .dimension: dimensions[name.name] = before.dimensions[name.name]
      case .font: continue
      }
    }
    let hasFonts = names.contains { $0.kind == .font }
    return ResolvedTheme(
      name: now.name, scheme: now.scheme, colors: paints,
      fonts: hasFonts ? fonts { isBack(.font, $0) } : now.fonts, icons: icons, words: words,
      dimensions: dimensions, supply: names.contains(.supply) ? before.supply : now.supply)
  }

  /// Where an input that changed is set now; nil if nothing sets it any longer.
  func origin(of name: Input.Name) -> Origin? { origins[name] }

  /// The paint of a token in a mixture.
  private func paint(of token: ColorToken, _ isBack: (String) -> Bool) -> Paint? {
    if isDerived(token, before) || isDerived(token, now) {
      let root = InputChange.root(Self.chain(token, before), Self.chain(token, now))
      return isBack(root) ? before.colors[token] : now.colors[token]
    }
    var token = token
    for _ in 0..<32 {
      let version = isBack(token.rawValue) ? before : now
      guard let paint = version.colors[token] else { return nil }
      let chain = Self.chain(token, version)
      guard chain.count > 1 else { return paint }
      token = ColorToken(rawValue: chain[1])
    }
    return now.colors[token]
  }

  /// Whether a token is computed from another, so that it is not simply the other's value.
  private func isDerived(_ token: ColorToken, _ version: ResolvedTheme) -> Bool {
    let chain = Self.chain(token, version)
    guard chain.count > 1, let last = chain.last else { return false }
    return version.colors[ColorToken(rawValue: last)] != version.colors[token]
  }

  /// A token and the names that it follows, to the one that holds its value.
  private static func chain(_ token: ColorToken, _ version: ResolvedTheme) -> [String] {
    version.colors[token]?.origins.first?.names ?? [token.rawValue]
  }

  private func fonts(_ isBack: (String) -> Bool) -> [FontStyle: ResolvedFont] {
    let themes = isBack(InputSet.familyName) ? before : now
    let family = themes.fonts.values.first { $0.followsTheme && $0.familyName != nil }?.familyName
    let sizes = isBack(InputSet.dynamicName) ? before : now
    var fonts: [FontStyle: ResolvedFont] = [:]
    for (style, current) in now.fonts {
      var font = isBack(style.rawValue) ? before.fonts[style] ?? current : current
      if font.followsTheme { font.familyName = family }
      font.isDynamic = sizes.fonts[style]?.isDynamic ?? font.isDynamic
      fonts[style] = font
    }
    return fonts
  }

  private static func origin(of name: Input.Name, in theme: ResolvedTheme) -> Origin? {
    switch name.kind {
    case .color where name == .supply:
      Origin(
        kind: .color, names: [name.name], layer: .override, position: theme.supply.position)
    case .color: theme.colors[ColorToken(rawValue: name.name)]?.origins.first
    case .icon: theme.icons[IconSlot(rawValue: name.name)]?.origin
    case .word: theme.words[WordSlot(rawValue: name.name)]?.origin
    case .dimension: theme.dimensions[name.name]?.origin
    case .font where name.name == InputSet.familyName:
      theme.fonts.values.lazy.compactMap { font in
        font.origins.first { $0.input == InputSet.familyName }
      }.first
    case .font:
      theme.fonts[FontStyle(rawValue: name.name)]?.origins.first { $0.names.count == 1 }
    }
  }
}
