import Glibc
import TintypeGraphics
public import TintypeMockups

/// The tool: draws mockups in a theme and compares them with goldens.
///
/// A team that has mockups of its own builds an executable that calls `main` with them.
public enum RenderTool {
  /// Runs the command of this process and exits.
  ///
  /// Exit codes: 0 done, 1 a check failed, 2 usage, 3 bad input, 4 could not run.
  public static func main(mockups: [any Mockup.Type] = MockupCatalog.all) -> Never {
    Graphics.prepareProcess()
    // A reader that went away must not kill a run that writes files.
    signal(SIGPIPE, SIG_IGN)
    let output = ProcessOutput()
    let status = run(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: processEnvironment,
      output: output, mockups: mockups)
    guard let code = output.failureCode else { exit(status) }
    output.write(
      "Standard output could not be written: \(String(cString: strerror(code))).\n", to: .error)
    exit(ExitStatus.couldNotRun.rawValue)
  }

  /// Runs a command and returns its exit code.
  ///
  /// `arguments` are the words after the tool's name. Of the environment, `CI`, `GITHUB_ACTIONS`,
  /// `NO_COLOR`, `TERM` and `TINTYPE_COMMAND` are looked at; none of them changes a pixel.
  public static func run(
    arguments: [String], environment: [String: String], output: any Output,
    mockups: [any Mockup.Type] = MockupCatalog.all
  ) -> Int32 {
    let parsed = Arguments(arguments)
    let console = Console(
      output, environment: environment, isQuiet: parsed.has(.quiet) || parsed.has(.json))
    do throws(CommandError) {
      if parsed.mistakes.isEmpty, parsed.asksForVersion {
        output.write(Version.text, to: .standard)
        return ExitStatus.done.rawValue
      }
      if parsed.mistakes.isEmpty, parsed.has(.help) {
        output.write(
          parsed.namesCommand ? Help.text(parsed.command) : Help.overview, to: .standard)
        return ExitStatus.done.rawValue
      }
      let options = try Options(parsed, project: try settings(parsed, console))
      let tool = Tool(
        mockups: mockups, environment: environment, output: output, options: options,
        console: console)
      try tool.checkRules(of: parsed.command)
      return try perform(parsed.command, tool).rawValue
    } catch {
      for message in error.messages { console.fail(message) }
      return error.status.rawValue
    }
  }

  private static func perform(
    _ command: CommandName, _ tool: Tool
  ) throws(CommandError) -> ExitStatus {
    switch command {
    case .snapshot:
      switch tool.options.preset {
      case .mobileidValidation: try ValidationCommand(tool).perform()
      case nil: try SnapshotCommand(tool).perform()
      }
    case .record: try RecordCommand(tool).perform()
    case .accept: try AcceptCommand(tool).perform()
    case .diff: try DiffCommand(tool: tool).perform()
    case .verify: try VerifyCommand(tool).perform()
    case .check: try CheckCommand.perform(tool)
    case .explain: try ExplainCommand(tool: tool).perform()
    case .tokens: try TokensCommand(tool: tool).perform()
    case .list: try ListCommand(tool: tool).perform()
    case .fonts: try FontsCommand(tool).perform()
    case .docs: try DocsCommand(tool).perform()
    case .serve: try ServeCommand(tool: tool).perform()
    case .merge: try MergeCommand(tool).perform()
    case .initialize: try InitCommand(tool: tool).perform()
    case .completions:
      try PrintCommand<Shell>(
        tool: tool, need: "'completions' needs one shell", lack: "There are no completions for",
        text: \.script
      ).perform()
    case .manual: try ManualCommand(tool: tool).perform()
    case .schema:
      try PrintCommand<SchemaName>(
        tool: tool, need: "'schema' needs one name", lack: "There is no schema", text: \.text
      ).perform()
    }
  }

  /// The settings of the project, over which those of a manifest of pictures are laid.
  private static func settings(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> Project {
    var project = try project(arguments, console)
    guard arguments.command == .docs, arguments.mistakes.isEmpty,
      let path = arguments.operands.first
    else { return project }
    let (manifest, values) = try DocsReader.read(path: path)
    project.docs = manifest
    project.values.merge(values) { $1 }
    return project
  }

  /// The settings of the project that the line names, or of the folder that the process works in.
  ///
  /// A mistake in them is told and changes the exit code as one in a theme does.
  private static func project(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> Project {
    guard FlagEffect.usesProject(arguments) else { return Project() }
    let named = arguments.values[.config]?.first
    guard let path = named ?? Project.workingFolder.flatMap(Project.find) else { return Project() }
    let project = try ProjectReader.read(path: path)
    guard project.problems.isEmpty else {
      throw CommandError(.badInput, project.problems.map(\.text))
    }
    return project
  }

  private static var processEnvironment: [String: String] {
    var values: [String: String] = [:]
    for name in ["CI", "GITHUB_ACTIONS", "NO_COLOR", "TERM", "TINTYPE_COMMAND"] {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}
