import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering

/// What `render fonts --json` prints.
enum FontsRecord {
  /// The report as JSON text.
  static func json(_ report: FontReport, _ run: Run, _ problems: [Problem]) -> [UInt8] {
    JSONWriter.write(
      .object([
        "version": 1, "theme": .string(run.session.themeName),
        "fonts": .array(report.rows.map(json)),
        "files": .array(run.session.catalogue.faces.map(json)),
        "problems": problems.isEmpty ? nil : .array(problems.map(json)),
      ]), layout: .pretty)
  }

  private static func json(_ row: FontReportRow) -> JSONOutput {
    let asked = row.asked
    let use = row.use
    return .object([
      "asked": .object([
        "name": asked.name.map { .string($0) }, "weight": .integer(asked.weight),
        "italic": asked.isItalic ? true : nil, "monospaced": asked.isMonospaced ? true : nil,
      ]),
      "by": row.askers.isEmpty ? nil : .array(row.askers.map(json)),
      "got": use.got.map { got in
        .object([
          "family": .string(got.family), "postScriptName": .string(got.postScriptName),
          "path": .string(row.path), "file": .string("\(got.file)"),
          "weight": .integer(got.weight),
          "weightDistance": use.weightDistance == 0 ? nil : .integer(use.weightDistance),
          "italic": got.isItalic ? true : nil,
          "syntheticBold": use.isSyntheticBold ? true : nil,
          "syntheticSlant": use.isSyntheticSlant ? true : nil,
        ])
      },
      "reason": .string(use.reason.rawValue), "iosToo": .bool(use.alsoOnIOS),
      "coverage": .array(row.coverage.map(json)), "fix": row.advice.map { .string($0) },
    ])
  }

  private static func json(_ asker: FontReportRow.Asker) -> JSONOutput {
    .object([
      "style": .string(asker.style), "name": asker.origin.map { .string($0.input) },
      "layer": asker.origin.map { .string($0.layer.rawValue) },
      "file": asker.origin?.position.map { .string($0.file) },
      "line": asker.origin?.position.map { .integer($0.line) },
    ])
  }

  private static func json(_ coverage: FontReportRow.Coverage) -> JSONOutput {
    let characters = coverage.characters
    return .object([
      "locale": .string(coverage.locale),
      "characters": characters.map { .integer($0.characters) },
      "missing": characters.map { .integer($0.missing.count) },
      "substitutes": characters.flatMap { known in
        known.substitutes.isEmpty
          ? nil
          : .array(
            known.substitutes.map {
              [
                "postScriptName": .string($0.face.postScriptName),
                "characters": .integer($0.characters),
              ]
            })
      },
      // A few code points tell which script it is.
      "tofu": characters.flatMap {
        $0.tofu.isEmpty ? nil : .strings($0.tofu.prefix(64).map(\.code))
      },
    ])
  }

  private static func json(_ face: FontFace) -> JSONOutput {
    .object([
      "path": .string(face.path), "file": .string("\(face.id.file)"),
      "postScriptName": face.postScriptName.map { .string($0) },
      "families": .strings(face.families), "weight": .integer(face.weight),
      "italic": face.isItalic ? true : nil, "instance": face.isInstance ? true : nil,
    ])
  }

  private static func json(_ problem: Problem) -> JSONOutput {
    .object([
      "severity": .string(problem.severity.rawValue), "code": .string(problem.code.rawValue),
      "message": .string(problem.message), "file": problem.position.map { .string($0.file) },
      "line": problem.position.map { .integer($0.line) },
    ])
  }
}
