package import TintypeGoldens
public import TintypeJSONText
public import TintypePrimitives
import TintypeRendering

extension Fingerprint {
  var json: JSONOutput {
    [
      "digest": .string("\(digest)"), "renderer": .string(renderer), "mockups": .string(mockups),
      "libraries": .string(libraries), "fonts": .string(fonts),
    ]
  }
}

extension RunCounts {
  var json: JSONOutput {
    [
      "planned": .integer(planned), "drawn": .integer(drawn), "cached": .integer(cached),
      "compared": .integer(compared), "passed": .integer(passed), "differ": .integer(differ),
      "missing": .integer(missing), "orphan": .integer(orphan), "failed": .integer(failed),
      "skipped": .integer(skipped),
    ]
  }
}

extension CellRecord {
  /// The record as reports write it.
  package var json: JSONOutput {
    let ledger = findings?.ledger ?? []
    let truncations = findings?.truncations ?? []
    let grown = findings?.grownFrames ?? []
    let contrast = report?.contrast ?? []
    let warnings = report?.warnings ?? findings?.warnings ?? []
    return .object([
      "id": .string(id), "status": .string(status), "png": png.map { .string($0) },
      "svg": svg.map { .string($0) }, "pdf": pdf.map { .string($0) },
      "pixelHash": pixelHash.map { .string("\($0)") },
      "displayListHash": displayListHash.map { .string("\($0)") },
      "ledger": ledger.isEmpty ? nil : .array(ledger.map(\.json)),
      "contrast": contrast.isEmpty ? nil : .array(contrast.map(\.json)),
      "truncation": truncations.isEmpty ? nil : .array(truncations.map(\.json)),
      "grown": grown.isEmpty ? nil : .array(grown.map(\.json)),
      "warnings": warnings.isEmpty ? nil : .strings(warnings),
      "difference": difference?.json,
      "causes": causes.isEmpty ? nil : .array(causes.map(\.json)),
      "message": message.map { .string($0) },
    ])
  }
}

extension PictureReport {
  /// What is wrong with the picture, in words; notes are no warnings.
  var warnings: [String] {
    findings.filter { $0.problem.severity != .note }.map(\.problem.message)
  }
}

extension Difference {
  /// Counts, and areas with their causes.
  package var json: JSONOutput {
    [
      "pixels": .integer(comparison.differingPixels), "maxDelta": .integer(comparison.maximumDelta),
      "areas": .array(
        areas.map { area in
          [
            "rect": points(area.area.rect).json, "causes": .array(area.causes.map(\.json)),
            "pixels": .integer(area.area.differingPixels),
            "maxDelta": .integer(area.area.maximumDelta),
          ]
        }),
    ]
  }
}

extension Cause {
  /// The cause with its place.
  package var json: JSONOutput {
    .object([
      "kind": .string(kind.rawValue), "name": .string(name),
      "layer": layer.map { .string($0.rawValue) },
      "alias": alias.isEmpty ? nil : .strings(alias),
      "file": position.map { .string($0.file) }, "line": position.map { .integer($0.line) },
      "proved": isProved ? true : nil,
    ])
  }
}

extension Rect {
  /// Left, top, width and height in points.
  var json: JSONOutput { [.number(x), .number(y), .number(width), .number(height)] }
}

extension Origin {
  var members: [JSONOutput.Member] {
    var members: [JSONOutput.Member] = [
      .init("kind", .string(kind.rawValue)), .init("name", .string(input)),
      .init("layer", .string(layer.rawValue)),
    ]
    if !aliases.isEmpty { members.append(.init("alias", .strings(aliases))) }
    if let position {
      members.append(.init("file", .string(position.file)))
      members.append(.init("line", .integer(position.line)))
    }
    return members
  }
}

extension Problem {
  /// The finding as reports write it.
  public var json: JSONOutput {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue),
      "message": .string(message), "file": position.map { .string($0.file) },
      "line": position.map { .integer($0.line) }, "column": position.map { .integer($0.column) },
    ])
  }
}
