public import TintypePrimitives

/// The point of all axes at which a cell shows its mockup.
public struct ReviewAxes: Hashable, Sendable {
  /// The scheme drawn.
  public var mode: ColorScheme
  /// The kebab-case name of the text size.
  public var textSize: String
  /// The language tag of the locale.
  public var locale: String
  /// The kebab-case name of the device.
  public var device: String
  /// Pixels per point.
  public var scale: Int

  /// Creates a point.
  public init(
    mode: ColorScheme, textSize: String, locale: String, device: String, scale: Int
  ) {
    self.mode = mode
    self.textSize = textSize
    self.locale = locale
    self.device = device
    self.scale = scale
  }
}
