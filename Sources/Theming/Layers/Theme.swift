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
  /// The mode it asks for.
  public var mode: ThemeMode
  /// Whether fonts grow with the text size.
  public var hasDynamicFonts: Bool
  /// What the app sets, in its bag or in its manager.
  public var overrides: LayerContent
  /// What the org sets; nil without server branding.
  public var branding: LayerContent?

  /// Creates a theme; without arguments it is the SDK's default.
  public init(
    name: String = "default", version: String? = nil, system: ThemeSystem = .agentforce,
    supply: ThemeSupply = .default, mode: ThemeMode = .light, hasDynamicFonts: Bool = true,
    overrides: LayerContent = LayerContent(), branding: LayerContent? = nil
  ) {
    self.name = name
    self.version = version
    self.system = system
    self.supply = supply
    self.mode = mode
    self.hasDynamicFonts = hasDynamicFonts
    self.overrides = overrides
    self.branding = branding
  }
}
