/// What an SDK lets a theme set: every name, its default and how well it is attested.
///
/// Defaults that are inferred or proposed are marked so; missing names are listed, never invented.
public struct ThemeCatalog: Sendable {
  /// The generic tokens, then the component tokens in the SDK's order.
  public let colors: [ColorDefinition]
  /// The groups of component tokens, in order.
  public let groups: [String]
  /// The text styles, smallest first.
  public let fonts: [FontDefinition]
  /// The icon slots.
  public let icons: [IconDefinition]
  /// The display-name slots whose names are known.
  public let words: [WordDefinition]
  /// The dimensions and corner radii.
  public let dimensions: [DimensionDefinition]
  /// What the SDK has and no public page names.
  public let missing: [MissingName]
  /// Whether a theme may set texts that are not listed, as the SDK's keys are not all public.
  public let takesUnknownWords: Bool
  /// Whether its text styles are roles that take text styles of iOS with all their sizes.
  public let hasTextRoles: Bool

  private let colorIndex: [ColorToken: Int]
  private let fontIndex: [FontStyle: Int]
  private let iconIndex: [IconSlot: Int]
  private let wordIndex: [WordSlot: Int]
  private let dimensionIndex: [String: Int]

  /// Creates a catalogue and the indices into it; names are unique within each list.
  init(
    colors: [ColorDefinition], fonts: [FontDefinition], icons: [IconDefinition],
    words: [WordDefinition], dimensions: [DimensionDefinition], missing: [MissingName],
    takesUnknownWords: Bool = false,
    hasTextRoles: Bool = false
  ) {
    self.colors = colors
    self.fonts = fonts
    self.icons = icons
    self.words = words
    self.dimensions = dimensions
    self.missing = missing
    self.takesUnknownWords = takesUnknownWords
    self.hasTextRoles = hasTextRoles
    var groups: [String] = []
    for group in colors.lazy.compactMap(\.group) where group != groups.last {
      groups.append(group)
    }
    self.groups = groups
    colorIndex = Self.index(colors.lazy.map(\.token))
    fontIndex = Self.index(fonts.lazy.map(\.style))
    iconIndex = Self.index(icons.lazy.map(\.slot))
    wordIndex = Self.index(words.lazy.map(\.slot))
    dimensionIndex = Self.index(dimensions.lazy.map(\.name))
  }

  /// The definition of a colour token; nil if the SDK has no such token.
  public func color(_ token: ColorToken) -> ColorDefinition? {
    colorIndex[token].map { colors[$0] }
  }

  /// The definition of a text style; nil if the SDK has no such style.
  public func font(_ style: FontStyle) -> FontDefinition? { fontIndex[style].map { fonts[$0] } }

  /// The definition of an icon slot; nil if the SDK has no such slot.
  public func icon(_ slot: IconSlot) -> IconDefinition? { iconIndex[slot].map { icons[$0] } }

  /// The definition of a display-name slot; nil if the SDK has no such slot.
  public func word(_ slot: WordSlot) -> WordDefinition? { wordIndex[slot].map { words[$0] } }

  /// The definition of a dimension or corner radius; nil if the SDK has none of that name.
  public func dimension(_ name: String) -> DimensionDefinition? {
    dimensionIndex[name].map { dimensions[$0] }
  }

  private static func index<Name: Hashable>(_ names: some Collection<Name>) -> [Name: Int] {
    var index: [Name: Int] = [:]
    index.reserveCapacity(names.count)
    var position = 0
    for name in names {
      index[name] = position
      position += 1
    }
    return index
  }
}

extension ThemeCatalog: Hashable {
  /// Whether both list the same names, values and evidence.
  public static func == (one: ThemeCatalog, other: ThemeCatalog) -> Bool {
    one.colors == other.colors && one.fonts == other.fonts && one.icons == other.icons
      && one.words == other.words && one.dimensions == other.dimensions
      && one.missing == other.missing && one.takesUnknownWords == other.takesUnknownWords
  }

  /// Feeds the number of names to the hasher, which tells catalogues apart well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors.count)
    hasher.combine(fonts.count)
    hasher.combine(words.count)
  }
}
