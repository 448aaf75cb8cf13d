public import TintypePrimitives

/// A value that a layer sets, with the place where it stands.
public struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What was set.
  public var value: Value
  /// Where it stands; nil if no file gave it.
  public var position: FilePosition?

  /// Creates a setting.
  public init(_ value: Value, at position: FilePosition? = nil) {
    self.value = value
    self.position = position
  }
}
