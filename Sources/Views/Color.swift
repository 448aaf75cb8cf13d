public import TintypePrimitives
public import TintypeTheming

/// A colour that is not yet a number: a token, a literal, or one of them made translucent.
///
/// It becomes a `Paint`, with its origins, when the view is evaluated.
public struct Color: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case token(ColorToken)
    case literal(Paint)
    case schemes(light: Paint, dark: Paint)
  }

  private let source: Source
  private var alpha = 1.0

  /// Creates the colour of a theme token.
  public init(_ token: ColorToken) { source = .token(token) }

  /// Creates a colour from sRGB components of 0–1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .literal(Paint(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a colour from `0xRRGGBB`.
  public init(hex: UInt32, opacity: Double = 1) {
    source = .literal(Paint(hex: hex, alpha: opacity))
  }

  /// Creates a colour that differs between schemes.
  public init(light: Color, dark: Color) {
    source = .schemes(light: light.literal, dark: dark.literal)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// A colour that leaves no mark.
  public static let clear = Color(hex: 0, opacity: 0)

  /// The colour with its alpha multiplied by `opacity`, 0–1.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= opacity
    return copy
  }

  /// The paint in a theme.
  ///
  /// A token that the catalogue does not have paints magenta and keeps its name as origin, so that
  /// it is seen; a test holds every mockup to the catalogue.
  public func resolve(in environment: EnvironmentValues) -> Paint {
    let paint: Paint
    switch source {
    case .token(let token):
      paint =
        environment.theme.colors[token]
        ?? Paint(
          hex: 0xFF00FF,
          origins: [Origin(kind: .color, names: [token.rawValue], layer: .sdkDefault)])
    case .literal(let literal): paint = literal
    case .schemes(let light, let dark): paint = environment.colorScheme == .light ? light : dark
    }
    return alpha == 1 ? paint : paint.opacity(alpha)
  }

  private var literal: Paint {
    switch source {
    case .literal(let paint): paint.opacity(alpha)
    case .schemes(let light, _): light.opacity(alpha)
    case .token: preconditionFailure("light and dark variants are literals")
    }
  }
}
