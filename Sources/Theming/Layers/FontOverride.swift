/// What a layer changes of a text style; a field that is nil inherits.
///
/// Source: Agentforce theming guide, "Customize fonts": fall-through is per field; an empty family
/// name counts as set; sizes are not clamped.
public struct FontOverride: Hashable, Sendable {
  /// Points at text size large.
  public var size: Setting<Double>?
  /// The CSS weight, 100–900.
  public var weight: Setting<Int>?
  /// The PostScript or family name.
  public var familyName: Setting<String>?
  /// Points at text size large; only org branding sets it.
  public var lineHeight: Setting<Double>?
  /// The text style of iOS that gives size, weight and line height; only MobileID has it.
  public var textStyle: Setting<AppleTextStyle>?

  /// Creates an override of the fields given.
  public init(
    size: Setting<Double>? = nil, weight: Setting<Int>? = nil,
    familyName: Setting<String>? = nil, lineHeight: Setting<Double>? = nil,
    textStyle: Setting<AppleTextStyle>? = nil
  ) {
    self.size = size
    self.weight = weight
    self.familyName = familyName
    self.lineHeight = lineHeight
    self.textStyle = textStyle
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool {
    size == nil && weight == nil && familyName == nil && lineHeight == nil && textStyle == nil
  }

  /// Lays `other` over this one, field by field.
  public mutating func merge(_ other: FontOverride) {
    size = other.size ?? size
    weight = other.weight ?? weight
    familyName = other.familyName ?? familyName
    lineHeight = other.lineHeight ?? lineHeight
    textStyle = other.textStyle ?? textStyle
  }
}
