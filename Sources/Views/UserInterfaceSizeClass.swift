/// Whether a width is that of a phone or of a tablet.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  case compact
  case regular
}
