import TintypePrimitives

/// Reports what MobileID takes no account of, and the colours that its palette lacks.
enum PaletteCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    let theme = subject.theme
    guard theme.system == .mobileid else { return [] }
    let content = theme.overrides
    var problems: [Problem] = []
    func reject(_ message: String, _ position: FilePosition?) {
      problems.append(Problem(.error, .unsupportedKey, message, at: position))
    }
    if !content.dark.isEmpty {
      reject(
        "MobileID derives its dark palette from the light one and takes no second. Remove the dark"
          + " colours.", content.dark.values.compactMap(\.position).first)
    }
    if !content.icons.isEmpty {
      reject(
        "MobileID has no slot for a logo, an illustration or an icon. Show brand images in screens"
          + " of the app's own.", content.icons.values.compactMap(\.position).first)
    }
    if content.fontFamilyName != nil
      || content.fonts.values.contains(where: { $0.familyName != nil })
    {
      reject(
        "MobileID's text roles choose text styles of iOS, not a family. Remove the family.",
        content.fontFamilyName?.position)
    }
    if theme.branding != nil {
      problems.append(
        Problem(
          .error, .notBrandable,
          "MobileID has no org branding. Set its ten colours in the app's palette."))
    }
    let missing = subject.catalog.colors.map(\.token).filter { content.light[$0] == nil }
    if !missing.isEmpty {
      let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      problems.append(
        Problem(
          .warning, .proposedDefault,
          "The palette lacks \(names), which MobileID has no public default for; the guide's sample"
            + " \(missing.count == 1 ? "colour is" : "colours are") drawn. Set all ten.",
          at: content.light.values.compactMap(\.position).min { $0.line < $1.line }))
    }
    return problems
  }
}
