public import TintypePrimitives

/// A theme before a scheme is chosen: what the app and the org set over the SDK's defaults.
public struct Theme: Hashable, Sendable {
  /// The name that snapshots and goldens are filed under, as in "acme".
  public var name: String
  /// The theme's own version, as its file gives it.
  public var version: String?
  /// The SDK whose names it uses.
  public var system: ThemeSystem
  /// How the app hands it to the SDK.
  public var supply: ThemeSupply
  /// Where that stands; nil if no file says it.
  public var supplyPosition: FilePosition?
  /// The mode it asks for.
  public var mode: ThemeMode
  /// Whether fonts grow with the text size.
  public var hasDynamicFonts: Bool
  /// What the app sets, in its bag or in its manager.
  public var overrides: LayerContent
  /// What the org sets; nil without server branding.
  public var branding: LayerContent?
  /// What the SDK lets it set, with the defaults; the system's own unless a page was imported.
  public var catalog: ThemeCatalog
  /// The theme manager that a bag in the same configuration put aside, at the bag's place.
  public var ignoredManager: Setting<LayerContent>?
  /// The texts by language tag, as in "pt-BR", where they depend on the language; the theme's own
  /// words are above them.
  public var translations: [String: [WordSlot: ResolvedWord]] = [:]

  /// Creates a theme; without arguments it is the SDK's default.
  public init(
    name: String = "default", version: String? = nil, system: ThemeSystem = .agentforce,
    supply: ThemeSupply = .default, mode: ThemeMode = .light, hasDynamicFonts: Bool = true,
    overrides: LayerContent = LayerContent(), branding: LayerContent? = nil,
    catalog: ThemeCatalog? = nil, ignoredManager: Setting<LayerContent>? = nil
  ) {
    self.name = name
    self.version = version
    self.system = system
    self.supply = supply
    self.mode = mode
    self.hasDynamicFonts = hasDynamicFonts
    self.overrides = overrides
    self.branding = branding
    self.catalog = catalog ?? system.catalog
    self.ignoredManager = ignoredManager
  }
}

extension Theme {
  /// The theme of a configuration that has both this theme's manager and a bag of overrides.
  ///
  /// A bag that is not empty wins: its values are merged over branding, and mode, fonts and
  /// dimensions are the SDK's. An empty bag leaves the manager in force.
  ///
  /// Source: Agentforce theming guide, "Supplying a theme".
  public func with(bag: LayerContent, at position: FilePosition? = nil) -> Theme {
    if bag.isEmpty { return self }
    var theme = self
    theme.supply = .overrides
    theme.supplyPosition = position
    theme.mode = .light
    theme.hasDynamicFonts = true
    theme.overrides = bag
    theme.ignoredManager = Setting(overrides, at: position)
    return theme
  }
}
