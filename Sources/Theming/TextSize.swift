/// The twelve Dynamic Type categories, smallest first.
///
/// Source: Human Interface Guidelines, "Typography", Dynamic Type sizes.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibility: Bool { self >= .accessibility1 }

  public static func < (one: TextSize, other: TextSize) -> Bool {
    one.index < other.index
  }

  /// Its place among the categories, from 0.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
