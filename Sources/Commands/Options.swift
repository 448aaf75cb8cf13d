import TintypeGoldens
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeServing
import TintypeTheming

/// The command line with its values read and checked.
struct Options {
  /// The pixels per point of a plain run.
  static let plainScale = 2

  var theme: String?
  var branding: String?
  /// Both payloads where there are two; the old theme's first.
  var brandings: [String] = []
  /// The ready matrix to run instead of one of the axes.
  var preset: Preset?
  var isLenient = false
  /// How much each kind of finding weighs, where the project sets it.
  var severities = SeveritySettings()
  /// Nil leaves the modes to the command.
  var modes: [ColorScheme]?
  var textSizes: [TextSize] = [.large]
  var locales: [LocaleTag] = [.english]
  var devices: [Device] = [.standard]
  /// Pixels per point.
  var scales = [Options.plainScale]
  /// The files that a snapshot becomes.
  var formats = [SnapshotFormat.png]
  var only: [String] = []
  /// The part of the cells to draw; nil for all of them.
  var shard: Shard?
  /// Whether the manual is Markdown.
  var isMarkdown = false
  /// Whether the line asks for cells other than those of a plain run.
  var hasAxis = false
  /// The values of the line alone, by flag.
  let given: [Flag: [String]]
  /// The values of the line and the project, by flag, with where they stand.
  private let values: [Flag: [GivenValue]]
  var fonts: [String] = []
  var infoPlist: String?
  var hasStrictFonts = false
  var hasStrictText = false
  /// The folder or file to write, if it was named.
  var givenOut: String?
  var out = "snapshots"
  /// The folder of a comparison of themes: the line's own, or one below that of runs.
  var diffOut = "snapshots/diff"
  var golden = "Golden"
  var recordsMissing = false
  var recordsFailed = false
  var causes: [String] = []
  var prunes = false
  /// The older of two themes; the newer is an operand.
  var oldTheme: String?
  var comparison = ComparisonOptions.exact
  var drawsAll = false
  var junit: String?
  var sarif: String?
  var summary: String?
  var pictures: String?
  var reg: String?
  var hasAnnotations = false
  var jobs = RenderSession.defaultJobs
  var isJSON = false
  var isQuiet = false
  var home: String?
  var operands: [String] = []

  /// The project's settings; empty without a `render.json`.
  var project = Project()
  /// The folders of asset catalogs.
  var assets: [String] = []
  /// The folder of the host app's `.lproj` folders.
  var strings: String?
  /// The folder of the SDK's modules with their `.lproj` folders.
  var sdkStrings: String?
  /// The folder of the modules of an earlier version of the SDK.
  var previousSDKStrings: String?
  /// The vendor's own tokens, imported from its page.
  var tokens: String?
  /// The folder of a Salesforce project.
  var salesforceProject: String?
  /// A list of changed files, "-" for standard input.
  var changed: String?
  var system: ThemeSystem?
  var showsLayers = false
  /// Whether nothing is to be written.
  var isCheck = false
  var showsAllAssets = false
  var showsCoverage = false
  var showsFidelity = false
  var listen = ListenAddress.standard
  var tokenFile: String?
  var hasNoToken = false
  /// Requests that may wait.
  var queue = 128
  /// In seconds.
  var deadline = 30.0
  /// The folder of pictures that outlive the service.
  var cache: String?
  /// In megabytes.
  var cacheSize = 64
  var log = ServiceOptions.Log.all

  /// Reads the values of the line and, where it has none, those of the project.
  ///
  /// Throws `CommandError` with every mistake in both at once.
  init(_ arguments: Arguments, project: Project = Project()) throws(CommandError) {
    let given = arguments.values.mapValues { $0.map { GivenValue($0) } }
    let usable = project.values.filter { arguments.command.flags.contains($0.key) }
    values = usable.merging(given) { $1 }
    var reader = ValueReader(values)
    self.project = project
    self.given = arguments.values
    severities = project.severitySettings
    theme = reader.text(.theme)
    branding = reader.text(.branding)
    brandings = reader.texts(.branding)
    assets = reader.texts(.assets)
    strings = reader.text(.strings)
    sdkStrings = reader.text(.sdkStrings)
    previousSDKStrings = reader.text(.previousSDKStrings)
    tokens = reader.text(.tokens)
    salesforceProject = reader.text(.project)
    changed = reader.text(.changed)
    system = reader.system()
    preset = reader.preset()
    showsLayers = arguments.has(.layers)
    isCheck = arguments.has(.checkOnly)
    showsAllAssets = arguments.has(.allAssets)
    showsCoverage = arguments.has(.coverage)
    showsFidelity = arguments.has(.fidelity)
    isLenient = reader.has(.lenient)
    let appearance = reader.appearance()
    modes = reader.modes(system: appearance ?? .light)
    textSizes = reader.textSizes() ?? textSizes
    locales = reader.locales() ?? locales
    devices = reader.devices() ?? devices
    scales = reader.scales() ?? scales
    formats = reader.formats() ?? formats
    only = reader.texts(.only)
    shard = reader.shard()
    isMarkdown = arguments.has(.markdown)
    hasAxis = arguments.values.keys.contains(where: \.isAxis)
    fonts = reader.texts(.fonts)
    infoPlist = reader.text(.infoPlist)
    hasStrictText = reader.has(.strictText)
    hasStrictFonts = reader.has(.strictFonts)
    givenOut = reader.text(.out)
    out = givenOut ?? out
    diffOut = arguments.has(.out) ? out : Run.trimmed(out) + "/diff"
    golden = reader.text(.golden) ?? project.sibling(golden)
    let recordsAll = arguments.has(.all)
    recordsMissing = recordsAll || arguments.has(.missing) || !arguments.has(.failed)
    recordsFailed = recordsAll || arguments.has(.failed) || !arguments.has(.missing)
    causes = arguments.values[.cause] ?? []
    prunes = arguments.has(.prune)
    oldTheme = reader.text(.themes)
    comparison = reader.comparison()
    drawsAll = arguments.has(.drawAll)
    junit = reader.text(.junit)
    sarif = reader.text(.sarif)
    summary = reader.text(.summary)
    pictures = reader.text(.pictures)
    reg = reader.text(.reg)
    hasAnnotations = arguments.has(.annotations)
    jobs = reader.jobs() ?? jobs
    listen = reader.listen() ?? listen
    tokenFile = reader.text(.tokenFile)
    hasNoToken = arguments.has(.noToken)
    queue = reader.queue() ?? queue
    deadline = reader.deadline() ?? deadline
    cache = reader.text(.cache)
    cacheSize = reader.cacheSize() ?? cacheSize
    log = reader.log() ?? log
    isJSON = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    home = reader.text(.home)
    operands = arguments.operands
    var ruleMistakes: [String] = []
    for place in self.project.include.indices {
      ruleMistakes += self.project.include[place].read()
    }
    for place in self.project.exclude.indices {
      ruleMistakes += self.project.exclude[place].read()
    }
    var mistakes = arguments.mistakes + reader.mistakes + ruleMistakes
    // What a line with mistakes means cannot be told.
    if mistakes.isEmpty { mistakes = FlagEffect.mistakes(in: arguments, project) }
    guard mistakes.isEmpty else {
      let inFiles = reader.fileMistakes + ruleMistakes.count
      throw CommandError(inFiles < mistakes.count ? .usage : .badInput, mistakes)
    }
  }

  /// Whether the line leaves cells of the project out.
  ///
  /// What the project's own settings leave out is none of its cells.
  var isFiltered: Bool { given[.only] != nil || hasAxis }

  /// The axes of the line; `modes` are those of a plain run of the command.
  func axes(modes plain: [ColorScheme]) -> MatrixAxes {
    MatrixAxes(
      modes: modes ?? plain, textSizes: textSizes, locales: locales, devices: devices,
      scales: scales)
  }

  /// The cells of the matrix: those of the axes, without what the project excludes and with what it
  /// includes.
  ///
  /// A line with axes of its own asks for exactly those.
  func cells(of mockups: MockupList, modes plain: [ColorScheme]) -> [Cell] {
    let axes = axes(modes: plain)
    let cells = Matrix.cells(of: mockups, on: axes)
    if hasAxis || project.include.isEmpty && project.exclude.isEmpty { return cells }
    var known: Set<String> = []
    let included = project.include.flatMap { rule in
      Matrix.cells(of: mockups, on: rule.axes(over: axes)).filter(rule.matches)
    }
    return (cells.filter { cell in !project.exclude.contains { $0.matches(cell) } } + included)
      .filter { known.insert($0.id).inserted }
  }

  /// What is wrong with folders that a flag names, or the project in its place.
  func missing(_ folders: [String], _ flag: Flag) -> [String] {
    folders.filter { !FileSystem.isFolder($0) }.map { folder in
      guard let value = values[flag]?.first(where: { $0.text == folder }), value.source != nil
      else {
        return "'\(folder)' is no folder. Check \(flag.text)."
      }
      return "\(value.subject(flag)) names '\(folder)', which is no folder."
    }
  }
}
