import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The command line with its values read and checked.
struct Options {
  var theme: String?
  var branding: String?
  /// The folder of the host app's `.lproj` folders.
  var strings: String?
  /// The folder of the SDK's modules with their `.lproj` folders.
  var sdkStrings: String?
  /// The ready matrix to run instead of one of the axes.
  var preset: Preset?
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
    strings = reader.text(.strings)
    sdkStrings = reader.text(.sdkStrings)
    preset = reader.preset()
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
