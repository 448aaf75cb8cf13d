public import TintypePrimitives

/// A colour token as the catalogue knows it.
public struct ColorDefinition: Hashable, Sendable {
  /// What the token resolves to when no layer sets it.
  public enum Value: Hashable, Sendable {
    /// It follows a generic token.
    case alias(ColorToken)
    /// One colour for both schemes, whatever a theme sets.
    case fixed(Paint)
    /// A colour of its own for each scheme.
    case perScheme(light: Paint, dark: Paint)
    /// A colour for light, from which the SDK derives the one for dark.
    case derived(light: Paint, dark: DarkRule)
  }

  /// The name of the token.
  public let token: ColorToken
  /// The component it belongs to, as in "Send button"; nil for a generic token.
  public let group: String?
  /// What it is for: surface, fill, text, icon, line, effect; for a generic token a phrase.
  public let role: String
  /// What it resolves to when no layer sets it.
  public let value: Value
  /// The evidence of the name.
  public let nameProvenance: Provenance
  /// The evidence of the value, or of the alias.
  public let valueProvenance: Provenance
  /// Why the value was chosen.
  public let reason: String

  /// Whether components follow it; else it belongs to one component.
  public var isGeneric: Bool { group == nil }

  /// Whether the name was seen on iOS, in documentation or in sample code.
  public var isConfirmedOnIOS: Bool { nameProvenance != .androidInferred }

  /// The generic token it follows.
  public var alias: ColorToken? {
    switch value {
    case .alias(let token): token
    case .fixed, .perScheme, .derived: nil
    }
  }
}
