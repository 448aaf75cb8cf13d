import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// The theme of a run, with what was wrong in its files.
struct LoadedTheme {
  let theme: Theme
  /// The texts of the SDK with the app's overrides; nil if no folder of them was given.
  let strings: StringsCatalog?
  let problems: [Problem]

  /// Whether a mistake weighs enough for exit code 3.
  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Reads the theme and the branding that the options name, else the built-in sample.
  ///
  /// Throws `CommandError` if a file gives no theme at all.
  init(_ options: Options) throws(CommandError) {
    var failures: [Problem] = []
    var problems: [Problem] = []
    var theme: Theme?
    var stringsFolder: Setting<String>?
    do throws(ThemeFileError) {
      let reading =
        if options.theme == MobileIDSampleTheme.name,
          !FileSystem.exists(MobileIDSampleTheme.name)
        {
          try ThemeReader.read(text: MobileIDSampleTheme.text, name: MobileIDSampleTheme.file)
        } else if let path = options.theme {
          try ThemeReader.read(path: path)
        } else {
          try ThemeReader.read(text: SampleTheme.text, name: SampleTheme.name)
        }
      theme = reading.theme
      stringsFolder = reading.stringsFolder
      problems += reading.problems
    } catch {
      failures.append(error.problem)
    }
    if let path = options.branding {
      do throws(ThemeFileError) {
        let reading = try BrandingReader.read(path: path)
        theme?.branding = reading.content
        problems += reading.problems
      } catch {
        failures.append(error.problem)
      }
    }
    guard var theme, failures.isEmpty else {
      throw CommandError(.badInput, (problems + failures).map(\.text))
    }
    var strings: StringsCatalog?
    if let folder = options.strings ?? stringsFolder?.value ?? options.sdkStrings.map({ _ in "" }) {
      let (catalog, found) = StringsCatalog.read(
        strings: folder.isEmpty ? nil : folder, sdkStrings: options.sdkStrings)
      strings = catalog
      problems += found
      theme.translations = catalog.translations(
        also: options.locales.compactMap { LanguageTag($0.text) })
    }
    self.strings = strings
    self.theme = theme
    self.problems =
      problems + StaticChecks.run(theme).filter { Self.toldWhenDrawing.contains($0.code) }
  }

  /// The findings on a theme's meaning that a run tells before it draws: those that make a picture
  /// other than what was meant.
  private static let toldWhenDrawing: Set<ProblemCode> = [
    .genericFamily, .managerIgnored, .oneModeOnly,
  ]
}
