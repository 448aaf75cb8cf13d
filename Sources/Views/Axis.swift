/// A direction of layout.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical
}
