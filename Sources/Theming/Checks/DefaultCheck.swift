import TintypePrimitives

/// Notes values that are what the SDK has anyway.
enum DefaultCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    // The defaults of MobileID are not public, and its palette has to be whole.
    guard subject.theme.system == .agentforce else { return [] }
    return colors(in: subject) + fonts(in: subject) + words(in: subject) + dimensions(in: subject)
  }

  // MARK: Colours

  private static func colors(in subject: CheckSubject) -> [Problem] {
    subject.catalog.colors.flatMap { definition in
      let settings = ColorScheme.allCases.compactMap { scheme in
        subject.theme.overrides.colors(in: scheme)[definition.token].map { (scheme, $0) }
      }
      let problems = settings.compactMap { scheme, setting in
        problem(of: definition, setting, scheme, subject)
      }
      // A value that one mode needs keeps its twin in the other.
      return problems.count == settings.count ? problems : []
    }
  }

  private static func problem(
    of definition: ColorDefinition, _ setting: Setting<ColorValue>, _ scheme: ColorScheme,
    _ subject: CheckSubject
  ) -> Problem? {
    let token = definition.token
    let paint = setting.value.paint(in: scheme)
    guard subject.mergedBranding?.colors(in: scheme)[token] == nil,
      subject.paintWithoutOverride(definition, in: scheme) == paint
    else { return nil }
    let name = token.rawValue
    if let alias = definition.alias,
      subject.colors(in: scheme)[alias]?.origins.first?.layer != .sdkDefault
    {
      return Problem(
        .note, .noEffect,
        "'\(name)' is set to \(paint.hexText), which it has anyway in \(scheme.rawValue) as it"
          + " follows '\(alias.rawValue)'. Remove it.", at: setting.position)
    }
    return Problem(
      .note, .sameAsDefault,
      "'\(name)' is set to \(paint.hexText), \(described(definition.valueProvenance)) in"
        + " \(scheme.rawValue). \(remedy(definition.valueProvenance))", at: setting.position)
  }

  private static func described(_ provenance: Provenance) -> String {
    switch provenance {
    case .documented: "the SDK's own default"
    case .vendorSample: "the default that the vendor's sample shows"
    case .androidInferred, .proposed: "the default proposed here"
    }
  }

  private static func remedy(_ provenance: Provenance) -> String {
    switch provenance {
    case .documented: "Remove it."
    case .vendorSample, .androidInferred, .proposed:
      "Remove it, unless the SDK's own turns out to be another."
    }
  }

  // MARK: Fonts, words, dimensions

  private static func fonts(in subject: CheckSubject) -> [Problem] {
    let content = subject.theme.overrides
    let branding = subject.mergedBranding
    return subject.catalog.fonts.flatMap { definition -> [Problem] in
      let name = definition.style.rawValue
      guard let font = content.fonts[definition.style] else { return [] }
      var problems: [Problem] = []
      func note(_ code: ProblemCode, _ message: String, _ position: FilePosition?) {
        problems.append(Problem(.note, code, message, at: position))
      }
      if let size = font.size, size.value == definition.size,
        branding?.fonts[definition.style]?.size == nil
      {
        note(
          .sameAsDefault,
          "'\(name)' has the size \(DecimalText.short(size.value)) anyway. Remove it.",
          size.position)
      }
      if let weight = font.weight, weight.value == definition.weight,
        branding?.fonts[definition.style]?.weight == nil
      {
        note(
          .sameAsDefault, "'\(name)' has the weight \(weight.value) anyway. Remove it.",
          weight.position)
      }
      if let family = font.familyName, family.value == content.fontFamilyName?.value,
        branding?.fonts[definition.style]?.familyName == nil
      {
        note(
          .noEffect, "'\(name)' has the theme's family '\(family.value)' anyway. Remove it.",
          family.position)
      }
      return problems
    }
  }

  private static func words(in subject: CheckSubject) -> [Problem] {
    subject.catalog.words.compactMap { definition in
      let slot = definition.slot
      guard let word = subject.theme.overrides.words[slot], word.value == definition.text,
        subject.theme.branding?.words[slot] == nil
      else { return nil }
      return Problem(
        .note, .sameAsDefault,
        "'\(slot.rawValue)' is set to \(described(definition.textProvenance)), '\(word.value)'."
          + " Set in a theme, it shows in every language. Remove it to keep the SDK's translations.",
        at: word.position)
    }
  }

  private static func dimensions(in subject: CheckSubject) -> [Problem] {
    subject.catalog.dimensions.compactMap { definition in
      guard let setting = subject.theme.overrides.dimensions[definition.name] else { return nil }
      var value = setting.value
      if definition.isWidthLimit, let points = value, points <= 0 { value = nil }
      guard value == definition.value else { return nil }
      let meaning =
        setting.value == value ? "" : ", as numbers up to 0 count as no limit"
      let shown = value.map { DecimalText.short($0) } ?? "unbounded"
      return Problem(
        .note, .sameAsDefault,
        "'\(definition.name)' is \(shown) anyway\(meaning). Remove it.", at: setting.position)
    }
  }
}
