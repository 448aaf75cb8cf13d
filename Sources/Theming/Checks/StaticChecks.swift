public import TintypePrimitives

/// Finds what a theme says in vain, or with a result that is hard to read, without drawing.
///
/// The reader of a theme's files reports what is wrong with their text; these checks look at what
/// the theme means, branding included, whatever it was made from.
public enum StaticChecks {
  /// All findings in both schemes, those with a place first, in the order of `files` and lines.
  ///
  /// `contrast` is the theme's table if it was made already.
  public static func run(
    _ theme: Theme, contrast: ContrastTable? = nil, files: [String] = []
  ) -> [Problem] {
    let subject = CheckSubject(theme)
    let contrast = contrast ?? ContrastTable(theme, light: subject.light, dark: subject.dark)
    var problems: [Problem] = []
    problems += ManagerCheck.problems(in: subject)
    problems += PaletteCheck.problems(in: subject)
    problems += OneModeCheck.problems(in: subject)
    problems += DefaultCheck.problems(in: subject)
    problems += FollowerCheck.problems(in: subject)
    problems += FamilyCheck.problems(in: subject)
    problems += IconCheck.problems(in: subject)
    problems += WordCheck.problems(in: subject)
    problems += BrandingCheck.problems(in: subject)
    problems += ContrastCheck.problems(in: subject, contrast)
    problems += ProposedCheck.problems(in: subject)
    return problems.inFileOrder(files)
  }
}
