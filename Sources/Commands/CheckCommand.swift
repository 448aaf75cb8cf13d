import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeThemeFiles
import TintypeTheming

/// Checks themes, branding, asset catalogs and tables of words without drawing.
struct CheckCommand {
  private let tool: Tool
  private var options: Options { tool.options }
  private var problems: [Problem] = []
  /// The pairs of colours of each theme that was checked.
  private var contrast: [(name: String, rows: [ContrastRow])] = []
  private var branding: [BrandingDryRun.Entry] = []
  private var shared: [SharedOverride] = []
  private var changes: StringsChanges?
  private var checked: [String] = []
  /// Whether something could not be read at all.
  private var isIncomplete = false

  private init(tool: Tool) { self.tool = tool }

  /// Checks what the line names and reports it.
  ///
  /// Throws `CommandError` if something cannot be read at all.
  static func perform(_ tool: Tool) throws(CommandError) -> ExitStatus {
    var command = CheckCommand(tool: tool)
    return try command.check()
  }

  private mutating func check() throws(CommandError) -> ExitStatus {
    if options.operands.isEmpty {
      if options.salesforceProject == nil, options.changed == nil, options.previousSDKStrings == nil
      {
        try checkTheme(options)
      }
    } else {
      try checkFiles()
    }
    if let folder = options.salesforceProject {
      guard FileSystem.isFolder(folder) else {
        throw CommandError(.badInput, "'\(folder)' is no folder. Check --project.")
      }
      checked.append(folder)
      checkProject(folder)
    }
    if let list = options.changed {
      checked.append(list)
      add(BrandingProject.check(changed: try PathList.read(list)))
    }
    try compareSDKStrings()
    try report()
    return status
  }

  private var status: ExitStatus {
    let status = LoadedTheme.status(of: problems)
    return options.isLenient && status == .badInput && !isIncomplete ? .done : status
  }

  /// Checks each file that is named; all that cannot be read are told at once.
  private mutating func checkFiles() throws(CommandError) {
    for path in options.operands {
      do throws(CommandError) {
        switch try CheckedKind(path) {
        case .theme:
          var options = options
          options.theme = path
          try checkTheme(options)
        case .branding:
          var options = options
          options.branding = path
          try checkTheme(options)
        case .assets: checkAssets(path)
        case .strings: checkStrings(path)
        case .table:
          checked.append(path)
          add(StringsTable.read(path).problems)
        case .language: try checkLanguage(path)
        }
      } catch {
        isIncomplete = true
        add(
          error.problems.isEmpty
            ? error.messages.map { Problem(.error, .unreadableFile, $0) } : error.problems)
      }
    }
  }

  /// The tables of one language.
  private mutating func checkLanguage(_ folder: String) throws(CommandError) {
    do throws(FileError) {
      let tables = try FileSystem.names(in: folder).filter { $0.hasSuffix(".strings") }
      checked.append(folder)
      for table in tables { add(StringsTable.read("\(folder)/\(table)").problems) }
      guard tables.isEmpty else { return }
      add([
        Problem(.error, .unsupportedFile, "There is no '.strings' file in '\(folder)'.")
      ])
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
  }

  /// The branding sets of a Salesforce project: each by itself, and with its configuration.
  private mutating func checkProject(_ folder: String) {
    add(BrandingProject.check(folder))
    let sets = BrandingProject.sets(in: folder)
    if sets.isEmpty {
      add([
        Problem(
          .warning, .missingCounterpart,
          "There is no BrandingSet in '\(folder)' or below. Name the folder of the project.")
      ])
    }
    for path in sets {
      do throws(ThemeFileError) {
        add(try BrandingReader.read(path: path).problems)
      } catch {
        add([error.problem])
      }
    }
  }

  private mutating func checkTheme(_ options: Options) throws(CommandError) {
    let loaded = try LoadedTheme(options)
    let known = Set(problems)
    add(loaded.problems.filter { !known.contains($0) })
    let name = loaded.sampleName ?? options.theme ?? ""
    add(IconCheck.problems(loaded.theme))
    let files = [name] + [options.branding].compactMap { $0 }
    contrast.append((name: files.joined(separator: " with "), rows: loaded.contrast.rows))
    branding += BrandingDryRun(loaded.theme).entries
    shared += loaded.strings?.sharedOverrides ?? []
    if !checked.contains(name) { checked.append(name) }
    if let path = options.branding { checked.append(path) }
  }

  private mutating func checkAssets(_ folder: String) {
    let (catalog, found) = AssetCatalog.read(folder)
    checked.append(folder)
    add(found)
    if catalog.colors.isEmpty, catalog.imageNames.isEmpty, found.isEmpty {
      add([
        Problem(
          .warning, .missingAsset,
          "There is neither a colour nor an image in '\(folder)'. Name an '.xcassets' folder.")
      ])
    }
  }

  private mutating func checkStrings(_ folder: String) {
    let (catalog, found) = StringsCatalog.read(strings: folder, sdkStrings: options.sdkStrings)
    checked.append(folder)
    add(found)
    shared += catalog.sharedOverrides
  }

  private mutating func compareSDKStrings() throws(CommandError) {
    guard let before = options.previousSDKStrings else { return }
    guard let after = options.sdkStrings else {
      throw CommandError(
        .usage, "'--previous-sdk-strings' is compared with '--sdk-strings', which is not given.")
    }
    for folder in [before, after] where !FileSystem.isFolder(folder) {
      throw CommandError(.badInput, "'\(folder)' is no folder.")
    }
    let (old, oldProblems) = StringsModule.read(before)
    let (new, newProblems) = StringsModule.read(after)
    add(oldProblems + newProblems)
    checked.append(after)
    changes = StringsChanges(from: old, to: new)
  }

  private mutating func add(_ found: [Problem]) {
    problems += found.compactMap(options.project.weighed)
  }

  // MARK: Reporting

  /// Writes the findings for code scanning.
  private func writeSARIF(to path: String) throws(CommandError) {
    let log = SARIFLog(
      problems, review: nil, version: Version.number,
      file: options.operands.first ?? options.theme ?? options.branding ?? options.project.path
    ) { code in
      let guide = ProblemGuide(code)
      return SARIFLog.Rule(text: guide.text, remedy: guide.remedy)
    }
    do throws(FileError) {
      try SnapshotFiles.write(log.bytes, to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  private mutating func report() throws(CommandError) {
    if options.branding != nil || branding.isEmpty == false, options.theme == nil {
      problems.append(
        Problem(
          .note, .inferred,
          "No theme is given, so the branding is held against the built-in sample"
            + " '\(SampleTheme.themeName)'. Name the app's with --theme."))
    }
    if let path = options.sarif { try writeSARIF(to: path) }
    if options.isJSON { return tool.write(json: json) }
    for problem in problems { tool.console.finding(problem) }
    for line in TextTable.lines(branding.map(\.cells)) { tool.console.say(line) }
    for line in changeLines { tool.console.say(line) }
    for line in contrastLines { tool.console.say(line, .faint) }
    let counts = Problem.Severity.allCases.map { severity in
      problems.count { $0.severity == severity }.counted(severity.rawValue)
    }
    let names = checked.isEmpty ? "Nothing was checked" : checked.joined(separator: ", ")
    tool.console.say(
      "\(names): \(counts.joined(separator: ", ")).",
      status == .done ? .success : .failure)
  }

  /// How many pairs of each theme pass, of both modes.
  private var contrastLines: [String] {
    contrast.flatMap { name, rows in
      ColorScheme.allCases.compactMap { scheme in
        let judged = rows.filter { $0.scheme == scheme && $0.verdict != .exempt }
        guard !judged.isEmpty else { return nil }
        return "\(name): in \(scheme.rawValue), \(judged.count { $0.verdict == .pass }) of"
          + " \(judged.count.counted("pair")) of colours pass."
      }
    }
  }

  private var changeLines: [String] {
    guard let changes else { return [] }
    func lines(_ title: String, _ keys: [StringsChanges.Key]) -> [String] {
      keys.map { "\(title)  \($0.module)  \($0.key)" }
    }
    let all =
      lines("came", changes.added) + lines("went", changes.removed)
      + lines("takes other values", changes.retyped)
    return all.isEmpty ? ["Both versions of the SDK's tables have the same keys."] : all
  }

  private var json: JSONOutput {
    func keys(_ keys: [StringsChanges.Key]) -> JSONOutput {
      .array(keys.map { ["module": .string($0.module), "key": .string($0.key)] })
    }
    return .object([
      "version": 1, "checked": .strings(checked), "problems": .array(problems.map(\.json)),
      "contrast": contrast.isEmpty
        ? nil
        : .array(
          contrast.map { name, rows in
            ["theme": .string(name), "pairs": .array(rows.map(\.json))]
          }),
      "branding": branding.isEmpty ? nil : .array(branding.map(\.json)),
      "sharedWords": shared.isEmpty
        ? nil
        : .array(shared.map { ["key": .string($0.key), "modules": .strings($0.modules)] }),
      "sdkStrings": changes.map { changes in
        [
          "added": keys(changes.added), "removed": keys(changes.removed),
          "retyped": keys(changes.retyped),
        ]
      },
    ])
  }
}
