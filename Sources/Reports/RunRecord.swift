import TintypeGoldens
import TintypeJSONText
public import TintypePrimitives
public import TintypeRendering
public import TintypeTheming

/// What a run says of itself: `run.json`, and standard output under `--json`.
///
/// Keys that say nothing are absent; names are stable.
public struct RunRecord: Sendable {
  /// The theme's name.
  public var theme: String
  /// What beside display lists decides pixels.
  public var fingerprint: Fingerprint
  /// How many cells came to what.
  public var counts: RunCounts
  /// The cells, in the plan's order.
  public var cells: [CellRecord]
  /// What was found wrong.
  public var problems: [Problem]
  /// How well the theme's pairs of colours stand apart, in both modes.
  public var contrast: [ContrastRow]

  /// The name of the file in the folder of a run.
  public static let fileName = "run.json"

  /// Creates a record.
  public init(
    theme: String, fingerprint: Fingerprint, counts: RunCounts, cells: [CellRecord],
    problems: [Problem], contrast: [ContrastRow] = []
  ) {
    self.theme = theme
    self.fingerprint = fingerprint
    self.counts = counts
    self.cells = cells
    self.problems = problems
    self.contrast = contrast
  }

  /// The record as JSON.
  public var bytes: [UInt8] {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.write("version", 1)
    writer.write("theme", .string(theme))
    writer.write("fingerprint", fingerprint.json)
    writer.write("counts", counts.json)
    writer.key("cells")
    writer.beginArray()
    for cell in cells { writer.write(cell.json) }
    writer.endArray()
    if !problems.isEmpty { writer.write("problems", .array(problems.map(\.json))) }
    if !contrast.isEmpty { writer.write("contrast", .array(contrast.map(\.json))) }
    writer.endObject()
    return writer.finish()
  }
}
