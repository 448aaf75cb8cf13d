/// One of the two sides that a review compares.
public struct ReviewSide: Hashable, Sendable {
  /// What stands above its pictures, as in "Golden".
  public var label: String
  /// The version of the theme on this side; nil if it is not known.
  public var version: String?

  /// Creates a side.
  public init(label: String, version: String? = nil) {
    self.label = label
    self.version = version
  }
}
