import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// A rule of the project's matrix: cells by their ids, by their axes, or by both.
struct MatrixRule {
  /// The patterns of cell ids, any of which has to match; all cells without.
  var patterns: [String]
  /// The values of axes as they stand in the file.
  var values: [Flag: [GivenValue]]
  /// Where the rule stands.
  let position: FilePosition
  /// The values of axes, read; nil leaves an axis open.
  private(set) var modes: [ColorScheme]?
  private(set) var textSizes: [TextSize]?
  private(set) var locales: [LocaleTag]?
  private(set) var devices: [Device]?
  private(set) var scales: [Int]?

  init(patterns: [String], values: [Flag: [GivenValue]], at position: FilePosition) {
    self.patterns = patterns
    self.values = values
    self.position = position
  }

  /// Reads the values and returns what is wrong with them.
  mutating func read() -> [String] {
    var reader = ValueReader(values)
    modes = reader.modes(system: .light)
    textSizes = reader.textSizes()
    locales = reader.locales()
    devices = reader.devices()
    scales = reader.scales()
    return reader.mistakes
  }

  /// Whether a cell is meant.
  func matches(_ cell: Cell) -> Bool {
    modes?.contains(cell.mode) ?? true && textSizes?.contains(cell.textSize) ?? true
      && locales?.contains(cell.locale) ?? true && devices?.contains(cell.device) ?? true
      && scales?.contains(cell.scale) ?? true
      && (patterns.isEmpty || patterns.contains { Glob($0).matches(cell.id) })
  }

  /// The axes with those that the rule leaves open taken from the matrix.
  func axes(over plain: MatrixAxes) -> MatrixAxes {
    MatrixAxes(
      modes: modes ?? plain.modes, textSizes: textSizes ?? plain.textSizes,
      locales: locales ?? plain.locales, devices: devices ?? plain.devices,
      scales: scales ?? plain.scales)
  }
}
