/// Whether a width is that of a phone or of a tablet.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  /// A phone, or a tablet's narrow column.
  case compact
  /// A tablet.
  case regular
}
