/// A direction of layout.
public enum Axis: Hashable, Sendable {
  /// Along the line.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Along the line.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// Whether an axis is in the set.
    public func contains(_ axis: Axis) -> Bool {
      switch axis {
      case .horizontal: contains(Set.horizontal)
      case .vertical: contains(Set.vertical)
      }
    }
  }
}
