public import TintypePrimitives

/// A dimension after all layers, in points; nil is unbounded.
public struct ResolvedDimension: Hashable, Sendable {
  /// The name, as in "spacing4".
  public var name: String
  /// The length in points; nil is unbounded.
  public var value: Double?
  /// Where the length was set.
  public var origin: Origin

  /// Creates a resolved dimension.
  public init(name: String, value: Double?, origin: Origin) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}
