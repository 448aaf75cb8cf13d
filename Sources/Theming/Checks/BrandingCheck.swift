import TintypePrimitives

/// Notes what of an org's branding the app does not show.
enum BrandingCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    guard subject.theme.system.isBrandable, let branding = subject.theme.branding else { return [] }
    var problems = branding.dimensions.sorted { $0.key < $1.key }.map { name, setting in
      Problem(
        .error, .notBrandable,
        "'\(name)' cannot be branded; the app's own theme decides it. Remove it.",
        at: setting.position)
    }
    for entry in BrandingDryRun(subject.theme).entries {
      switch entry.outcome {
      case .shows: continue
      case .masked(let by, let position):
        let place = position.map { " at \($0)" } ?? ""
        problems.append(
          Problem(
            .note, .maskedByOverride,
            "\(entry.title) does not show, as the app sets '\(by)'\(place).",
            at: entry.position))
      case .managerDecides:
        problems.append(
          Problem(
            .note, .maskedByOverride,
            "\(entry.title) does not show, as the app's theme manager decides colours and fonts.",
            at: entry.position))
      case .followersSetThemselves:
        problems.append(
          Problem(
            .note, .maskedByOverride,
            "\(entry.title) shows in no component, as all that follow it are set themselves.",
            at: entry.position))
      case .rejected:
        // The text itself is reported by the check of words.
        continue
      }
    }
    return problems
  }
}
