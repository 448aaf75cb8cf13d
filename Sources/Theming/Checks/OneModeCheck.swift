import TintypePrimitives

/// Warns of colours that are set in one scheme only.
///
/// Source: Agentforce theming guide, "Best practices": set both light and dark.
enum OneModeCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    let theme = subject.theme
    guard theme.system == .agentforce else { return [] }
    var problems = self.problems(of: theme.overrides, shows(theme))
    if let branding = subject.mergedBranding {
      problems += self.problems(of: branding, { _ in true })
    }
    return problems
  }

  /// Whether the app shows a scheme: a manager of a fixed mode shows one only.
  private static func shows(_ theme: Theme) -> (ColorScheme) -> Bool {
    { scheme in
      guard theme.supply == .customManager else { return true }
      switch theme.mode {
      case .light: return scheme == .light
      case .dark: return scheme == .dark
      case .system: return true
      }
    }
  }

  private static func problems(
    of content: LayerContent, _ shows: (ColorScheme) -> Bool
  ) -> [Problem] {
    var problems: [Problem] = []
    for (scheme, other) in [(ColorScheme.light, ColorScheme.dark), (.dark, .light)]
    where shows(other) {
      let tokens = content.colors(in: scheme)
      let others = content.colors(in: other)
      let missing = tokens.filter { others[$0.key] == nil }
      if others.isEmpty {
        guard !missing.isEmpty else { continue }
        let first = missing.values.compactMap(\.position).min {
          ($0.line, $0.column) < ($1.line, $1.column)
        }
        problems.append(
          Problem(
            .warning, .oneModeOnly,
            "'\(scheme.rawValue)' sets \(tokens.count == 1 ? "a colour" : "\(tokens.count) colours")"
              + " and '\(other.rawValue)' none, so \(other.rawValue) draws the SDK's defaults. Set"
              + " them in '\(other.rawValue)' too.", at: first))
        continue
      }
      for (token, setting) in missing.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        problems.append(
          Problem(
            .warning, .oneModeOnly,
            "'\(token.rawValue)' is set in '\(scheme.rawValue)' only; in \(other.rawValue) it keeps its"
              + " default. Set it in '\(other.rawValue)' too.", at: setting.position))
      }
    }
    return problems
  }
}
