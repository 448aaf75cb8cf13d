public import TintypePrimitives
public import TintypeTheming

/// The values asked for on each axis of the matrix; none is empty.
public struct MatrixAxes: Hashable, Sendable {
  /// The schemes.
  public var modes: [ColorScheme]
  /// The Dynamic Type categories.
  public var textSizes: [TextSize]
  /// The locales.
  public var locales: [LocaleTag]
  /// The devices.
  public var devices: [Device]
  /// Pixels per point.
  public var scales: [Int]

  /// Creates axes; each defaults to the value of a plain run, modes to both.
  public init(
    modes: [ColorScheme] = ColorScheme.allCases, textSizes: [TextSize] = [.large],
    locales: [LocaleTag] = [.english], devices: [Device] = [.standard], scales: [Int] = [2]
  ) {
    self.modes = modes
    self.textSizes = textSizes
    self.locales = locales
    self.devices = devices
    self.scales = scales
  }
}
