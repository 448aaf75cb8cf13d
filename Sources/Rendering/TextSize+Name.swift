public import TintypeTheming

extension TextSize {
  /// The kebab-case name, as in "x-large" or "accessibility5"; part of a cell's id.
  public var name: String {
    switch self {
    case .xSmall: "x-small"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "x-large"
    case .xxLarge: "xx-large"
    case .xxxLarge: "xxx-large"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  /// The text size of a kebab-case name; nil if there is none.
  public static func named(_ name: some StringProtocol) -> TextSize? {
    allCases.first { $0.name == name }
  }
}
