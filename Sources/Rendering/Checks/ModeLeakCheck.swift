import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming

/// Warns of light values that a dark picture shows.
enum ModeLeakCheck {
  static func problems(
    _ list: DisplayList, _ name: String, _ theme: Theme, _ light: ResolvedTheme,
    _ dark: ResolvedTheme
  ) -> [Problem] {
    let own = lightOnly(theme, light, dark)
    var seen: Set<String> = []
    var problems: [Problem] = []
    for command in list.commands {
      for paint in command.paints where paint.alpha > 0 {
        guard let problem = problem(of: paint, name, own, theme),
          seen.insert(problem.message).inserted
        else { continue }
        problems.append(problem)
      }
    }
    return problems
  }

  /// The colours that the app sets for light and that dark does not have, by their components.
  ///
  /// Greys are left out, since a white or black of a mockup's own says nothing about a theme.
  private static func lightOnly(
    _ theme: Theme, _ light: ResolvedTheme, _ dark: ResolvedTheme
  ) -> [Paint: String] {
    let darkValues = Set(dark.colors.values.map(\.opaque))
    var own: [Paint: String] = [:]
    for token in theme.overrides.light.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let paint = light.colors[token]?.opaque, OKLCH(paint).chroma >= 0.03,
        !darkValues.contains(paint), own[paint] == nil
      else { continue }
      own[paint] = token.rawValue
    }
    return own
  }

  private static func problem(
    of paint: Paint, _ name: String, _ own: [Paint: String], _ theme: Theme
  ) -> Problem? {
    guard let origin = paint.origins.first else {
      guard let token = own[paint.opaque] else { return nil }
      return Problem(
        .warning, .modeLeak,
        "\(name) paints \(paint.opaque.hexText) in dark, the light value of '\(token)', as a colour of"
          + " its own. Let it ask for '\(token)', or give it a colour for dark.",
        at: theme.overrides.light[ColorToken(rawValue: token)]?.position)
    }
    let token = ColorToken(rawValue: origin.input)
    guard let setting = theme.overrides.dark[token], let asset = setting.value.asset,
      setting.value.light == setting.value.dark,
      theme.overrides.light[token]?.value.asset == asset
    else { return nil }
    return Problem(
      .warning, .modeLeak,
      "\(name) paints '\(token.rawValue)' in dark as in light, since the asset '\(asset)' has one"
        + " colour for both. Give the asset a dark appearance.", at: setting.position)
  }
}

extension Paint {
  /// The components alone, without alpha and origins.
  fileprivate var opaque: Paint { Paint(red: red, green: green, blue: blue) }
}

extension DrawCommand {
  /// The colours that it paints with; shadows are left out.
  fileprivate var paints: [Paint] {
    switch self {
    case .fill(_, .paint(let paint)), .stroke(_, let paint, _, _, _), .glyphs(_, _, let paint):
      [paint]
    case .fill(_, .gradient(let gradient)): gradient.stops.map(\.paint)
    case .image(_, _, let tint, _): [tint].compactMap { $0 }
    case .shadow, .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask: []
    }
  }
}
