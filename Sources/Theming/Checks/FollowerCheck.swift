import TintypePrimitives

/// Notes values whose name nothing draws.
///
/// Source: Agentforce theming guide, "Override specific tokens": components fall back to generics.
enum FollowerCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    ColorScheme.allCases.flatMap { scheme in
      subject.catalog.colors.compactMap { problem(of: $0, scheme, subject) }
    } + families(in: subject)
  }

  private static func problem(
    of definition: ColorDefinition, _ scheme: ColorScheme, _ subject: CheckSubject
  ) -> Problem? {
    let token = definition.token
    guard subject.theme.system == .agentforce, definition.isGeneric,
      let setting = subject.theme.overrides.colors(in: scheme)[token],
      !subject.drawn.contains(token)
    else { return nil }
    guard let followers = subject.followers[token] else {
      return Problem(
        .note, .noEffect,
        "No component follows '\(token.rawValue)', so only views of the app's own show it. Set the"
          + " tokens of the components that are meant.", at: setting.position)
    }
    let colors = subject.colors(in: scheme)
    let isMasked = followers.allSatisfy { colors[$0]?.origins.first?.names.count == 1 }
    guard isMasked else { return nil }
    return Problem(
      .note, .noEffect,
      "'\(token.rawValue)' shows nowhere in \(scheme.rawValue), as "
        + (followers.count == 1
          ? "'\(followers[0].rawValue)', which follows it, is set itself."
          : "the \(followers.count) tokens that follow it are all set themselves.")
        + " Remove it, or what masks it.", at: setting.position)
  }

  /// A theme's family that every style has another name than.
  private static func families(in subject: CheckSubject) -> [Problem] {
    let content = subject.theme.overrides
    guard let family = content.fontFamilyName, !subject.catalog.hasTextRoles else { return [] }
    let branding = subject.mergedBranding
    let isMasked = subject.catalog.fonts.allSatisfy {
      content.fonts[$0.style]?.familyName != nil || branding?.fonts[$0.style]?.familyName != nil
    }
    guard isMasked else { return [] }
    return [
      Problem(
        .note, .noEffect,
        "Every text style names a family of its own, so '\(family.value)' shows nowhere. Remove it,"
          + " or theirs.", at: family.position)
    ]
  }
}
