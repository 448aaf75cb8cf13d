/// Where the lines of a text stand within its width.
public enum TextAlignment: String, Hashable, Sendable {
  case leading
  case center
  case trailing
}
