import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The command line with its values read and checked.
struct Options {
  var theme: String?
  var branding: String?
  var isLenient = false
  /// Nil leaves the modes to the command.
  var modes: [ColorScheme]?
  var textSizes: [TextSize] = [.large]
  var locales: [LocaleTag] = [.english]
  var devices: [Device] = [.standard]
  /// Pixels per point.
  var scales = [2]
  var only: [String] = []
  /// Whether the line asks for cells other than those of a plain run.
  var hasAxis = false
  var fonts: [String] = []
  var hasStrictFonts = false
  var out = "snapshots"
  var golden = "Golden"
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

  /// Reads the values.
  ///
  /// Throws `CommandError` with every mistake in the line at once.
  init(_ arguments: Arguments) throws(CommandError) {
    var reader = ValueReader(arguments)
    theme = reader.text(.theme)
    branding = reader.text(.branding)
    isLenient = arguments.has(.lenient)
    let appearance = reader.appearance()
    modes = reader.modes(system: appearance ?? .light)
    textSizes = reader.textSizes() ?? textSizes
    locales = reader.locales() ?? locales
    devices = reader.devices() ?? devices
    scales = reader.scales() ?? scales
    only = arguments.values[.only] ?? []
    hasAxis = arguments.values.keys.contains(where: \.isAxis)
    fonts = arguments.values[.fonts] ?? []
    hasStrictFonts = arguments.has(.strictFonts)
    out = reader.text(.out) ?? out
    golden = reader.text(.golden) ?? golden
    drawsAll = arguments.has(.drawAll)
    junit = reader.text(.junit)
    sarif = reader.text(.sarif)
    summary = reader.text(.summary)
    pictures = reader.text(.pictures)
    reg = reader.text(.reg)
    hasAnnotations = arguments.has(.annotations)
    jobs = reader.jobs() ?? jobs
    isJSON = arguments.has(.json)
    isQuiet = arguments.has(.quiet)
    home = reader.text(.home)
    operands = arguments.operands
    let mistakes = arguments.mistakes + reader.mistakes
    guard mistakes.isEmpty else { throw CommandError(.usage, mistakes) }
  }

  /// The axes of the line; `modes` are those of a plain run of the command.
  func axes(modes plain: [ColorScheme]) -> MatrixAxes {
    MatrixAxes(
      modes: modes ?? plain, textSizes: textSizes, locales: locales, devices: devices,
      scales: scales)
  }
}
