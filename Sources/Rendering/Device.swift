public import TintypePrimitives

/// A device whose screen a mockup is drawn for, held upright.
///
/// Devices of one geometry share a row: drawing them apart would give the same pixels.
public struct Device: Hashable, Sendable {
  /// The kebab-case name, as in "iphone-16"; part of a cell's id.
  public let name: String
  /// Further devices of the same geometry, by which the row is found too.
  public let alsoNamed: [String]
  /// The screen in points.
  public let size: Size
  /// The parts of the screen that the device's own bars cover, in points.
  public let safeArea: Insets
  /// Whether the width class is regular.
  public let isRegularWidth: Bool

  private init(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double,
    isRegularWidth: Bool = false, also alsoNamed: [String] = []
  ) {
    self.name = name
    self.alsoNamed = alsoNamed
    self.isRegularWidth = isRegularWidth
    size = Size(width: width, height: height)
    safeArea = Insets(top: top, bottom: bottom)
  }

  /// Every device, phones first, each by width.
  ///
  /// Source: Human Interface Guidelines, "Layout", device dimensions; safe areas as in the presets of
  /// swift-snapshot-testing. Devices whose safe area is not known are left out.
  public static let all: [Device] = [
    Device("iphone-se", 375, 667, top: 20, bottom: 0, also: ["iphone-8"]),
    Device("iphone-13-mini", 375, 812, top: 50, bottom: 34, also: ["iphone-12-mini"]),
    Device(
      "iphone-14", 390, 844, top: 47, bottom: 34,
      also: ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro"]),
    Device(
      "iphone-16", 393, 852, top: 59, bottom: 34,
      also: ["iphone-14-pro", "iphone-15", "iphone-15-pro"]),
    Device("iphone-16-pro", 402, 874, top: 62, bottom: 34),
    Device("iphone-11", 414, 896, top: 44, bottom: 34, also: ["iphone-xr"]),
    Device(
      "iphone-14-plus", 428, 926, top: 47, bottom: 34,
      also: ["iphone-12-pro-max", "iphone-13-pro-max"]),
    Device(
      "iphone-16-plus", 430, 932, top: 59, bottom: 34,
      also: ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max"]),
    Device("iphone-16-pro-max", 440, 956, top: 62, bottom: 34),
    Device(
      "ipad-9", 810, 1080, top: 20, bottom: 0, isRegularWidth: true, also: ["ipad-7", "ipad-8"]),
    Device("ipad-pro-11", 834, 1194, top: 24, bottom: 20, isRegularWidth: true),
    Device("ipad-pro-11-m4", 834, 1210, top: 24, bottom: 20, isRegularWidth: true),
    Device("ipad-air-13", 1024, 1366, top: 24, bottom: 20, isRegularWidth: true),
    Device("ipad-pro-13", 1032, 1376, top: 24, bottom: 20, isRegularWidth: true),
  ]

  /// The device that is drawn unless another is asked for.
  public static let standard = all.first { $0.name == "iphone-16" } ?? all[0]

  /// The device of a name, its own or another of the same geometry.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name } ?? all.first { $0.alsoNamed.contains(name) }
  }
}
