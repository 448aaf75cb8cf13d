public import TintypePrimitives

/// A dimension after all layers, in points; nil is unbounded.
public struct ResolvedDimension: Hashable, Sendable {
  public var name: String
  public var value: Double?
  public var origin: Origin

  /// Creates a resolved dimension.
  public init(name: String, value: Double?, origin: Origin) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}
