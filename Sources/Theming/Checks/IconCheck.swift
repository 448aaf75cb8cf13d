import TintypePrimitives

/// Notes icons that do not show everywhere, or have a variant for nothing.
enum IconCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    let icons = subject.theme.overrides.icons
    return subject.catalog.icons.flatMap { definition -> [Problem] in
      guard let setting = icons[definition.slot] else { return [] }
      var problems: [Problem] = []
      if setting.value.dark == setting.value.light {
        problems.append(
          Problem(
            .note, .noEffect,
            "'\(definition.slot.rawValue)' has one image for both modes; 'light' alone serves dark"
              + " too. Remove 'dark'.", at: setting.position))
      }
      if definition.slot == .uiOptionsMenu {
        problems.append(
          Problem(
            .note, .documentedException,
            "'uiOptionsMenu' shows in the title bar and the options menu; the 'more' glyph in"
              + " citations and toxicity notices stays the SDK's own, as its guide says.",
            at: setting.position))
      }
      return problems
    }
  }
}
