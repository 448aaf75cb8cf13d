/// A direction of layout.
public enum Axis: Hashable, Sendable {
  /// Along the line.
  case horizontal
  /// From top to bottom.
  case vertical
}
