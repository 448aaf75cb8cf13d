import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming

/// Warns of values of one mode that a picture of the other shows.
struct ModeLeakCheck {
  /// A value that a theme sets in one mode and not in the other.
  private struct OneSided {
    let paint: Paint
    let position: FilePosition?
  }

  private let theme: Theme
  /// The colours that the app sets for light and that dark does not have, by their components.
  private let lightOnly: [Paint: String]
  /// By the mode that lacks a value of its own.
  private let lacking: [ColorScheme: [String: OneSided]]

  init(_ theme: Theme, light: ResolvedTheme, dark: ResolvedTheme) {
    self.theme = theme
    lightOnly = Self.lightOnly(theme, light, dark)
    lacking = [
      .dark: Self.oneSided(theme, set: .light, lacking: .dark),
      .light: Self.oneSided(theme, set: .dark, lacking: .light),
    ]
  }

  func findings(_ list: DisplayList, in scheme: ColorScheme) -> [PictureFinding] {
    var order: [String] = []
    var found: [String: (problem: Problem, areas: [Rect])] = [:]
    for (command, entry) in zip(list.commands, list.entries) where !entry.bounds.isEmpty {
      for paint in command.paints where paint.alpha > 0 {
        guard let (subject, problem) = problem(of: paint, in: scheme) else { continue }
        if found[subject] == nil {
          order.append(subject)
          found[subject] = (problem, [])
        }
        if found[subject]?.areas.contains(entry.bounds) == false {
          found[subject]?.areas.append(entry.bounds)
        }
      }
    }
    return order.compactMap { subject in
      found[subject].map { found in
        var problem = found.problem
        let more = found.areas.count - 1
        problem.message += " It is at \(found.areas[0].place)"
        problem.message += more > 0 ? " and in \(more.counted("more place"))." : "."
        return PictureFinding(
          problem, subject: subject, gravity: Double(found.areas.count), area: found.areas[0])
      }
    }
  }

  private func problem(of paint: Paint, in scheme: ColorScheme) -> (String, Problem)? {
    if let origin = paint.origins.first(where: { $0.kind == .color }) {
      return oneSided(origin, paint, scheme)
        ?? (scheme == .dark ? oneColored(origin) : nil)
    }
    guard scheme == .dark, let token = lightOnly[paint.opaque] else { return nil }
    return (
      "own \(token)",
      Problem(
        .warning, .modeLeak,
        "\(paint.opaque.hexText), the light value of '\(token)', is painted in dark as a colour of the"
          + " mockup's own. Let it ask for '\(token)', or give it a colour for dark.",
        at: theme.overrides.light[ColorToken(rawValue: token)]?.position)
    )
  }

  /// A colour that goes through a name which the theme sets in the other mode only.
  private func oneSided(
    _ origin: Origin, _ paint: Paint, _ scheme: ColorScheme
  ) -> (String, Problem)? {
    guard let values = lacking[scheme], !values.isEmpty else { return nil }
    for name in origin.names {
      guard let value = values[name] else { continue }
      let (mode, other) = scheme == .dark ? ("dark", "light") : ("light", "dark")
      if value.paint == paint.opaque {
        return (
          "one-sided \(name)",
          Problem(
            .warning, .modeLeak,
            "'\(name)' is painted \(paint.opaque.hexText) in \(mode), as the theme sets it for"
              + " \(other): it has no value of its own in '\(mode)'. Set it there too.",
            at: value.position)
        )
      }
      return (
        "one-sided \(name)",
        Problem(
          .note, .oneModeOnly,
          "'\(name)' is set in '\(other)' only, so \(mode) paints \(paint.opaque.hexText), the"
            + " default, instead of a colour of the theme's. Set it in '\(mode)' too.",
          at: value.position)
      )
    }
    return nil
  }

  /// A colour of an asset that has no dark appearance.
  private func oneColored(_ origin: Origin) -> (String, Problem)? {
    let token = ColorToken(rawValue: origin.input)
    guard let setting = theme.overrides.dark[token], let asset = setting.value.asset,
      setting.value.light == setting.value.dark,
      theme.overrides.light[token]?.value.asset == asset
    else { return nil }
    return (
      "asset \(asset)",
      Problem(
        .warning, .modeLeak,
        "'\(token.rawValue)' is painted in dark as in light, since the asset '\(asset)' has one"
          + " colour for both. Give the asset a dark appearance.", at: setting.position)
    )
  }

  // MARK: What the theme sets

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

  /// MobileID has one palette by design.
  private static func oneSided(
    _ theme: Theme, set: ColorScheme, lacking: ColorScheme
  ) -> [String: OneSided] {
    guard theme.system == .agentforce else { return [:] }
    let branding = theme.supply == .customManager ? nil : theme.branding
    var values: [String: OneSided] = [:]
    for content in [branding, theme.overrides].compactMap({ $0 }) {
      for (token, setting) in content.colors(in: set)
      where theme.overrides.colors(in: lacking)[token] == nil
        && branding?.colors(in: lacking)[token] == nil
      {
        values[token.rawValue] = OneSided(
          paint: setting.value.paint(in: set).opaque, position: setting.position)
      }
    }
    return values
  }
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
