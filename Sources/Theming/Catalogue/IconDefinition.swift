/// An icon slot as the catalogue knows it.
public struct IconDefinition: Hashable, Sendable {
  /// The sort of slot.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case avatar
    case inputAction
    case status
    case menuAndContent
  }

  /// A colour that the SDK gives the slot's glyph in one place.
  public struct Tint: Hashable, Sendable {
    /// Where, as in "title bar".
    public let place: String
    /// The token that gives the colour.
    public let token: ColorToken
    /// The evidence of the tint.
    public let provenance: Provenance
  }

  /// The name of the slot.
  public let slot: IconSlot
  /// The sort of slot.
  public let group: Group
  /// Where the SDK draws it; nil where the public pages do not say.
  public let place: String?
  /// Whether the SDK recolours what a theme supplies; avatars keep their colours.
  public let isTinted: Bool
  /// The colours it is given, by place; empty where no public page names one.
  public let tints: [Tint]
}
