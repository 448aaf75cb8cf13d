import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// The theme of a run, with what was wrong in its files.
struct LoadedTheme {
  let theme: Theme
  /// The texts of the SDK with the app's overrides; nil if no folder of them was given.
  let strings: StringsCatalog?
  /// What was found in the files, and in what they mean; weighed as the project says.
  let problems: [Problem]
  /// How well the theme's pairs of colours stand apart.
  let contrast: ContrastTable
  /// What messages name in place of a file if the theme is a built-in one; nil if it is a file's.
  let sampleName: String?

  /// Reads the theme and the branding that the options name, else the built-in sample.
  ///
  /// Throws `CommandError` if a file gives no theme at all.
  init(_ options: Options) throws(CommandError) {
    let inputs = try Inputs(options)
    sampleName =
      if Self.takesMobileIDSample(options) {
        MobileIDSampleTheme.file
      } else {
        options.theme.map(Self.takesSample) ?? true ? SampleTheme.name : nil
      }
    var failures: [Problem] = []
    var problems: [Problem] = []
    var files: [String] = []
    var theme: Theme?
    var stringsFolder: Setting<String>?
    do throws(ThemeFileError) {
      let reading =
        if Self.takesMobileIDSample(options) {
          try ThemeReader.read(text: MobileIDSampleTheme.text, name: MobileIDSampleTheme.file)
        } else if let path = options.theme, !Self.takesSample(path) {
          try ThemeReader.read(path: path, imported: inputs.imported, assets: inputs.assets)
        } else {
          try ThemeReader.read(
            text: SampleTheme.text, name: SampleTheme.name, imported: inputs.imported,
            assets: inputs.assets)
        }
      theme = reading.theme
      problems += reading.problems
      files = reading.files
      stringsFolder = reading.stringsFolder
    } catch {
      failures.append(error.problem)
    }
    if let path = options.branding {
      do throws(ThemeFileError) {
        let reading = try BrandingReader.read(
          path: path, catalog: theme?.catalog ?? .agentforce)
        theme?.branding = reading.content
        problems += reading.problems
        files.append(path)
      } catch {
        failures.append(error.problem)
      }
    }
    guard var theme, failures.isEmpty else {
      throw CommandError(badInput: problems + failures)
    }
    var strings = inputs.strings
    problems += inputs.problems
    if strings == nil, let folder = stringsFolder {
      let (catalog, found) = StringsCatalog.read(strings: folder.value)
      strings = catalog
      problems += found
    }
    if strings != nil, theme.system == .agentforce {
      throw CommandError(
        .usage,
        "'--strings' and '--sdk-strings' are texts of MobileID, and '\(theme.name)' is a theme of"
          + " Agentforce, whose texts are its 'displayNames'.")
    }
    if let strings {
      theme.translations = strings.translations(
        also: options.locales.compactMap { LanguageTag($0.text) })
    }
    self.theme = theme
    self.strings = strings
    contrast = ContrastTable(theme)
    problems += StaticChecks.run(theme, contrast: contrast)
    self.problems = problems.compactMap(options.project.weighed).inFileOrder(files)
  }

  /// Whether the options name our MobileID sample, or its system and no theme.
  private static func takesMobileIDSample(_ options: Options) -> Bool {
    guard let theme = options.theme else { return options.system == .mobileid }
    return theme == MobileIDSampleTheme.name && !FileSystem.exists(theme)
  }

  /// Whether a name means the built-in sample of Agentforce, as no file has it.
  private static func takesSample(_ theme: String) -> Bool {
    theme == SampleTheme.themeName && !FileSystem.exists(theme)
  }

  /// The findings that a run tells before it draws: mistakes, and what makes a picture other than
  /// what was meant.
  ///
  /// 'render check' tells all.
  var told: [Problem] {
    problems.filter { problem in
      switch problem.code {
      case .genericFamily, .managerIgnored, .oneModeOnly: true
      case .contrast, .sameAsDefault, .noEffect, .maskedByOverride, .sharedWord, .proposedDefault,
        .documentedException, .missingTranslation, .inferred:
        problem.severity == .error
      default: true
      }
    }
  }

  /// What the findings mean for the exit code: a mistake in a file, or a check that failed.
  var status: ExitStatus { Self.status(of: problems) }

  /// What findings mean for the exit code.
  static func status(of problems: [Problem]) -> ExitStatus {
    problems.lazy.filter { $0.severity == .error }
      .map { $0.code.isCheck ? ExitStatus.checkFailed : .badInput }.max() ?? .done
  }
}
