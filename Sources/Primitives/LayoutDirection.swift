/// The direction in which a locale's text and layout run.
public enum LayoutDirection: String, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
