import TintypePrimitives

/// Warns of a theme manager that counts for nothing, and of colours that its mode never shows.
enum ManagerCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    let theme = subject.theme
    var problems: [Problem] = []
    if let manager = theme.ignoredManager {
      let lost = count(manager.value)
      problems.append(
        Problem(
          .warning, .managerIgnored,
          "The configuration has a theme manager and a bag of overrides, so the bag wins and the"
            + " manager is ignored" + (lost == 0 ? "" : ", with \(lost) of its values")
            + ". Keep one of them and hand it over with 'setTheming(_:)'.", at: manager.position))
    }
    if theme.system == .agentforce { problems += hiddenScheme(theme) }
    return problems
  }

  /// How many values a layer sets.
  private static func count(_ content: LayerContent) -> Int {
    content.light.count + content.dark.count + content.fonts.count + content.icons.count
      + content.words.count + content.dimensions.count + (content.fontFamilyName == nil ? 0 : 1)
  }

  /// Notes the colours of a scheme that the app never shows.
  ///
  /// Source: Agentforce theming guide, "Theme mode": the bag has no mode and the default is light.
  private static func hiddenScheme(_ theme: Theme) -> [Problem] {
    let hidden: ColorScheme
    switch theme.mode {
    case .light: hidden = .dark
    case .dark: hidden = .light
    case .system: return []
    }
    let colors = theme.overrides.colors(in: hidden)
    guard !colors.isEmpty, theme.supply != .default else { return [] }
    let place = colors.values.compactMap(\.position).min {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
    let reason =
      theme.supply == .customManager
      ? "The mode is '\(theme.mode.rawValue)', so"
      : "A bag of overrides has no mode and the SDK's is light, so"
    return [
      Problem(
        .note, .noEffect,
        "\(reason) the \(colors.count == 1 ? "colour" : "\(colors.count) colours") of"
          + " '\(hidden.rawValue)' never show\(colors.count == 1 ? "s" : ""). Use a theme manager of"
          + " the mode 'system' for both.", at: place)
    ]
  }
}
