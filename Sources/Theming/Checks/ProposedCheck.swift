import TintypePrimitives

/// Says how many colours of a theme rest on defaults that are ours, not the vendor's.
enum ProposedCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    guard subject.theme.system == .agentforce else { return [] }
    let count = ProposedDefaults.count(subject.theme, subject.light, subject.dark)
    guard count > 0 else { return [] }
    let all = subject.catalog.colors.count
    return [
      Problem(
        .note, .proposedDefault,
        "\(count) of \(all) colours rest on defaults that are proposed here, not the vendor's."
          + " 'render tokens import PAGE' replaces them with those of the vendor's reference.")
    ]
  }
}
