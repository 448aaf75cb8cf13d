import TintypeGoldens
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
  var json: JSONOutput {
    let ledger = findings?.ledger ?? []
    let truncations = findings?.truncations ?? []
    let grown = findings?.grownFrames ?? []
    let warnings = findings?.warnings ?? []
    return .object([
      "id": .string(id), "status": .string(status), "png": png.map { .string($0) },
      "pixelHash": pixelHash.map { .string("\($0)") },
      "displayListHash": displayListHash.map { .string("\($0)") },
      "ledger": ledger.isEmpty ? nil : .array(ledger.map(\.json)),
      "truncation": truncations.isEmpty ? nil : .array(truncations.map(\.json)),
      "grown": grown.isEmpty ? nil : .array(grown.map(\.json)),
      "warnings": warnings.isEmpty ? nil : .strings(warnings),
      "difference": difference?.json, "message": message.map { .string($0) },
    ])
  }
}

extension Difference {
  var json: JSONOutput {
    [
      "pixels": .integer(comparison.differingPixels), "maxDelta": .integer(comparison.maximumDelta),
      "areas": [["rect": place.json, "causes": .array(causes.map(\.json))]],
    ]
  }
}

extension Cause {
  var json: JSONOutput {
    .object([
      "kind": .string(kind.rawValue), "name": .string(name),
      "layer": layer.map { .string($0.rawValue) },
      "alias": alias.isEmpty ? nil : .strings(alias),
      "file": position.map { .string($0.file) }, "line": position.map { .integer($0.line) },
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
