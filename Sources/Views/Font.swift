import TintypePrimitives
public import TintypeTheming

/// A font that is not yet sized: a style of the theme, the system font or a named one.
public struct Font: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case style(FontStyle)
    case system(size: Double, relativeTo: AppleTextStyle?)
    case custom(String, size: Double, relativeTo: AppleTextStyle?)
  }

  private let source: Source
  private var weight: Weight?
  private var isItalic = false
  private var hasTabularFigures = false
  private var isMonospaced = false
  private var largest: TextSize?

  /// Creates the font of a theme's text style.
  public init(_ style: FontStyle) { source = .style(style) }

  private init(_ source: Source) { self.source = source }

  /// The system font of a fixed size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(.system(size: size, relativeTo: nil)).weight(weight)
  }

  /// A named font that scales with body text.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A named font that scales with a text style.
  public static func custom(
    _ name: String, size: Double, relativeTo style: AppleTextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  /// A named font that does not scale.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasTabularFigures = true } }

  /// The monospaced design of the font.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// The font, growing no further than a category.
  public func capped(at size: TextSize) -> Font { with { $0.largest = size } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font in an environment: name, weight, and sizes in points.
  public func resolve(in environment: EnvironmentValues) -> TextStyle {
    let textSize = min(environment.dynamicTypeSize, largest ?? .accessibility5)
    func scaled(_ value: Double, _ style: AppleTextStyle?) -> Double {
      guard let style else { return value }
      return DynamicType.scale(
        value, style: style, textSize: textSize, displayScale: environment.displayScale)
    }
    var style: TextStyle
    switch source {
    case .style(let name):
      guard let font = environment.theme.fonts[name] else {
        style = TextStyle(
          font: FontRequest(
            size: 17, origins: [Origin(kind: .font, names: [name.rawValue], layer: .sdkDefault)]))
        break
      }
      let sizes = font.sizes(at: textSize, displayScale: environment.displayScale)
      style = TextStyle(
        font: FontRequest(
          name: font.familyName, weight: font.weight, size: sizes.size, origins: font.origins),
        lineHeight: sizes.lineHeight, tracking: sizes.tracking)
    case .system(let size, let curve):
      style = TextStyle(font: FontRequest(size: scaled(size, curve)))
    case .custom(let name, let size, let curve):
      style = TextStyle(font: FontRequest(name: name, size: scaled(size, curve)))
    }
    if let weight { style.font.weight = weight.cssValue }
    style.font.isItalic = isItalic
    style.font.hasTabularFigures = hasTabularFigures
    if isMonospaced {
      style.font.isMonospaced = true
      style.font.name = nil
    }
    return style
  }
}
