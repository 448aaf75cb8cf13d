/// A resolved colour that remembers its theme values.
///
/// Components are 0–1 sRGB, not premultiplied. Two paints are equal if they paint alike: origins do
/// not take part.
public struct Paint: Sendable {
  /// The red component, 0–1.
  public var red: Double
  /// The green component, 0–1.
  public var green: Double
  /// The blue component, 0–1.
  public var blue: Double
  /// The opacity, 0–1; the components are not premultiplied.
  public var alpha: Double
  /// The theme values behind the paint.
  public var origins: [Origin]

  /// Creates a paint from components of 0–1.
  public init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, origins: [Origin] = []
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.origins = origins
  }

  /// Creates a paint from `0xRRGGBB` and an alpha of 0–1.
  public init(hex: UInt32, alpha: Double = 1, origins: [Origin] = []) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha, origins: origins)
  }

  /// The paint with its alpha multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Paint {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  public var hexText: String {
    func digits(_ value: Double) -> String {
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    let rgb = "#" + digits(red) + digits(green) + digits(blue)
    return alpha >= 1 ? rgb : rgb + digits(alpha)
  }

  /// A paint that leaves no mark.
  public static let clear = Paint(hex: 0, alpha: 0)
}

extension Paint: Hashable {
  /// Whether the components are equal; origins play no part.
  public static func == (one: Paint, other: Paint) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue
      && one.alpha == other.alpha
  }

  /// Feeds the components to the hasher; origins play no part.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
