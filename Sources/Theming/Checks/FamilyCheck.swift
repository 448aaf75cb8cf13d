import TintypePrimitives

/// Warns of font families that no iOS app can have.
///
/// Source: Agentforce theming guide, "Customize fonts".
enum FamilyCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    let layers = [subject.theme.overrides, subject.mergedBranding].compactMap { $0 }
    return layers.flatMap { content in
      let styles = content.fonts.sorted { $0.key.rawValue < $1.key.rawValue }
      return ([content.fontFamilyName] + styles.map(\.value.familyName)).compactMap { family in
        family.flatMap(problem)
      }
    }
  }

  private static func problem(of family: Setting<String>) -> Problem? {
    let name = family.value
    if name.isEmpty {
      return Problem(
        .warning, .missingFont,
        "An empty family name counts as set and names no font, so iOS substitutes one. Leave the"
          + " name out to inherit.", at: family.position)
    }
    guard GenericFamily.isGeneric(name) else { return nil }
    return Problem(
      .warning, .genericFamily,
      "'\(name)' is a CSS generic name, which iOS does not resolve. Name a real family, such as"
        + " '\(GenericFamily.example(for: name))'.", at: family.position)
  }
}
