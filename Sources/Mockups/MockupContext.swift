public import TintypeTheming
public import TintypeViews

/// What a mockup knows of the cell it is drawn for.
public struct MockupContext: Sendable {
  /// The values that its views inherit.
  public var environment: EnvironmentValues

  /// Creates a context.
  public init(environment: EnvironmentValues) { self.environment = environment }

  /// The theme in the cell's scheme.
  public var theme: ResolvedTheme { environment.theme }
  /// The Dynamic Type category.
  public var textSize: TextSize { environment.dynamicTypeSize }
  /// The locale, as in "pt-BR".
  public var locale: String { environment.locale }

  /// A length of the theme in points; zero for a name that no catalogue has.
  public func dimension(_ name: String) -> Double { theme.dimensions[name]?.value ?? 0 }

  /// A text of the theme in the cell's language; the key where there is none.
  func word(_ slot: WordSlot) -> String { theme.words[slot]?.text ?? slot.rawValue }

  /// The distance of baselines of a text style at the cell's text size, in points.
  func lineHeight(_ style: FontStyle) -> Double {
    let resolved = Font(style).resolve(in: environment)
    return resolved.lineHeight ?? resolved.font.size
  }

  /// A length that grows with a text style, at most to `limit` times itself.
  public func scaled(
    _ length: Double, with style: AppleTextStyle = .callout, limit: Double = 1.5
  ) -> Double {
    let grown = DynamicType.scale(
      length, style: style, textSize: textSize, displayScale: environment.displayScale)
    return min(grown, length * limit)
  }
}
