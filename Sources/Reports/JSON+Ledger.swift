import TintypeJSONText
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering

extension LedgerRow {
  var json: JSONOutput {
    let asked = use.asked
    let origin = asked.origins.first { $0.kind == .font }
    return .object([
      "asked": .object([
        "name": asked.name.map { .string($0) }, "weight": .integer(asked.weight),
        "italic": asked.isItalic ? true : nil, "size": .number(asked.size),
        "origin": origin.map { .object($0.members) },
      ]),
      "got": use.got.map { got in
        .object([
          "family": .string(got.family), "postScriptName": .string(got.postScriptName),
          "file": .string("\(got.file)"), "weight": .integer(got.weight),
          "weightDistance": use.weightDistance == 0 ? nil : .integer(use.weightDistance),
          "italic": got.isItalic ? true : nil,
          "syntheticBold": use.isSyntheticBold ? true : nil,
          "syntheticSlant": use.isSyntheticSlant ? true : nil,
        ])
      },
      "reason": .string(use.reason.rawValue), "iosToo": .bool(use.alsoOnIOS),
      "text": .string(use.text),
      "missing": use.missing.isEmpty ? nil : .strings(use.missing),
      "part": part.map { .string($0) },
    ])
  }
}

extension TruncatedText {
  var json: JSONOutput {
    .object([
      "code": .string(code.rawValue), "text": .string(text), "rect": frame.json,
      "linesWanted": .integer(truncation.linesWanted),
      "linesUsed": .integer(truncation.linesUsed),
      "charactersCut": .integer(truncation.charactersCut),
      "clipped": clipped.json, "outside": outside.json, "expected": isExpected ? true : nil,
      "part": part.map { .string($0) },
    ])
  }
}

extension GrownFrame {
  var json: JSONOutput {
    .object([
      "text": .string(text), "rect": frame.json, "minimum": .number(minimum),
      "part": part.map { .string($0) },
    ])
  }
}

extension Overhang {
  /// Left, top, right and bottom in points; nil if nothing reaches beyond.
  var json: JSONOutput? {
    isNone ? nil : .array([left, top, right, bottom].map { .number($0) })
  }
}
