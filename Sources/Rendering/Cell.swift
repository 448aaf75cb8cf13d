public import TintypePrimitives
public import TintypeTheming

/// A mockup at one point of all axes; what one snapshot shows.
public struct Cell: Hashable, Sendable, Identifiable {
  /// The mockup's name.
  public var mockup: String
  /// The mockup's state.
  public var state: String
  /// The scheme that is drawn.
  public var mode: ColorScheme
  /// The Dynamic Type category.
  public var textSize: TextSize
  /// The locale.
  public var locale: LocaleTag
  /// The device.
  public var device: Device
  /// Pixels per point.
  public var scale: Int

  /// The scales that can be drawn, in pixels per point.
  public static let scales = 1...8

  /// Creates a cell; the axes default to those of a plain run.
  public init(
    mockup: String, state: String, mode: ColorScheme, textSize: TextSize = .large,
    locale: LocaleTag = .english, device: Device = .standard, scale: Int = 2
  ) {
    self.mockup = mockup
    self.state = state
    self.mode = mode
    self.textSize = textSize
    self.locale = locale
    self.device = device
    self.scale = scale
  }

  /// The id, as in "send-button/disabled/dark-large-en-iphone-16@2x".
  public var id: String {
    "\(mockup)/\(state)/\(mode.rawValue)-\(textSize.name)-\(locale.name)-\(device.name)@\(scale)x"
  }

  /// The path of its files below the folder of a theme, without extension.
  ///
  /// The id, unless the name of a team's own mockup cannot be a file's name as it stands.
  public var path: String {
    id.split(separator: "/", omittingEmptySubsequences: false)
      .map { SafeName.component(String($0)) }.joined(separator: "/")
  }

  /// Reads an id; nil if it is none, or names a text size, locale, device or scale that is none.
  ///
  /// Whether there is such a mockup is not looked at.
  public init?(id: String) {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty,
      let at = parts[2].lastIndex(of: "@"), parts[2].hasSuffix("x"),
      let scale = Int(parts[2][parts[2].index(after: at)...].dropLast()),
      Self.scales.contains(scale)
    else { return nil }
    var rest = parts[2][..<at]
    guard let mode = ColorScheme.allCases.first(where: { rest.hasPrefix($0.rawValue + "-") }) else {
      return nil
    }
    rest = rest.dropFirst(mode.rawValue.utf8.count + 1)
    guard let textSize = TextSize.allCases.first(where: { rest.hasPrefix($0.name + "-") }) else {
      return nil
    }
    rest = rest.dropFirst(textSize.name.utf8.count + 1)
    let fitting = Device.all.filter { rest.hasSuffix("-" + $0.name) }
    guard let device = fitting.max(by: { $0.name.utf8.count < $1.name.utf8.count }),
      let locale = LocaleTag(rest.dropLast(device.name.utf8.count + 1))
    else { return nil }
    self.init(
      mockup: String(parts[0]), state: String(parts[1]), mode: mode, textSize: textSize,
      locale: locale, device: device, scale: scale)
    guard self.id == id else { return nil }
  }

  /// Whether the other shows the same in another mode, so that its layout serves both.
  func differsInModeOnly(from other: Cell) -> Bool {
    var copy = other
    copy.mode = mode
    return copy == self
  }
}
