/// The versions of iOS between which system colours changed.
public enum SystemColorGeneration: String, Hashable, Sendable, CaseIterable, Comparable {
  /// iOS 13 and 14.
  case iOS13 = "iOS 13"
  /// iOS 15 to 18.
  case iOS15 = "iOS 15"
  /// iOS 26 and later.
  case iOS26 = "iOS 26"

  /// Whether one came before the other.
  public static func < (one: SystemColorGeneration, other: SystemColorGeneration) -> Bool {
    one.rawValue.utf8.lexicographicallyPrecedes(other.rawValue.utf8)
  }
}
