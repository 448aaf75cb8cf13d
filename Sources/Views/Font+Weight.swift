extension Font {
  /// The weight of a font.
  ///
  /// Source: SwiftUI `Font.Weight`; the CSS values are those of the theme format, where Apple's
  /// ultraLight is 100 and thin 200.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The weight as CSS counts it, 100–900.
    public var cssValue: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
  }
}
