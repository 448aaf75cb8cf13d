/// A dimension or corner radius as the catalogue knows it.
public struct DimensionDefinition: Hashable, Sendable {
  /// The family of a dimension.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case spacing
    case sizing
    case border
    /// A corner radius, which a theme sets under `shapes`.
    case radius
  }

  /// The name, as in "spacing4".
  public let name: String
  /// The family it belongs to.
  public let group: Group
  /// Points; nil is unbounded.
  public let value: Double?
  /// The evidence of the name.
  public let nameProvenance: Provenance
  /// The evidence of the value.
  public let valueProvenance: Provenance

  /// Whether zero and negative numbers mean unbounded.
  ///
  /// Source: Agentforce theming guide, "Set agent-message width".
  public var isWidthLimit: Bool { name == Self.messageTextMaximumWidth }

  /// The name of the limit on the width of agent-authored text.
  public static let messageTextMaximumWidth = "messageTextMaximumWidth"
}
