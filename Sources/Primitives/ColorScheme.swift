/// The scheme that a picture is drawn in.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
