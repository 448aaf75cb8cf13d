/// How a corner turns.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually, as iOS draws it.
  case continuous
}
