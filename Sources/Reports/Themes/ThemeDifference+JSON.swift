import TintypeGoldens
import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

extension ThemeDifference {
  /// The difference as JSON.
  package var bytes: [UInt8] { bytes(review: nil) }

  /// The difference as JSON; `review` is the path of its page.
  package func bytes(review: String?) -> [UInt8] {
    let record: JSONOutput = .object([
      "version": 1, "old": .string(old), "new": .string(new), "theme": .string(theme),
      "changes": .array(modes.flatMap { mode in (changes[mode] ?? []).map { json($0, mode) } }),
      "counts": [
        "planned": .integer(cells.count), "changed": .integer(changedCells.count),
        "predicted": .integer(cells.count { $0.compared.isPredicted }),
        "predictedInVain": .integer(predictedInVain.count),
        "unpredicted": .integer(unpredicted.count),
      ],
      "cells": .array(cells.map(json)),
      "contrast": contrast.isEmpty ? nil : .array(contrast.map(json)),
      "fallbacks": fallbacks.isEmpty ? nil : .array(fallbacks.map(json)),
      "review": review.map { .string($0) },
    ])
    return JSONWriter.write(record, layout: .pretty)
  }

  private func json(_ change: InputChange, _ mode: ColorScheme) -> JSONOutput {
    .object([
      "mode": .string(mode.rawValue), "kind": .string(change.name.kind.rawValue),
      "name": .string(change.name.name), "before": change.before.map { .string($0.value) },
      "after": change.now.map { .string($0.value) },
      "layer": change.now.map { .string($0.layer.rawValue) },
      "file": change.now?.file.map { .string($0) }, "line": change.now?.line.map { .integer($0) },
      "followers": change.followers.isEmpty ? nil : .strings(change.followers),
    ])
  }

  private func json(_ cell: Cell) -> JSONOutput {
    let compared = cell.compared
    var status = "unchanged"
    var difference: JSONOutput?
    var causes: [Cause] = []
    var message: String?
    switch compared.result {
    case .unchanged: break
    case .differs(let found):
      status = "differs"
      difference = found.json
    case .wrongSize(let old, let new, let found):
      status = "wrong-size"
      causes = found
      message = "\(old) pixels became \(new)."
    case .failed(let reason):
      status = "failed"
      message = reason
    }
    let truncation = compared.newTruncations
    return .object([
      "id": .string(compared.cell.id), "status": .string(status),
      "predicted": .bool(compared.isPredicted), "old": cell.paths.map { .string($0.old) },
      "new": cell.paths.map { .string($0.new) }, "diff": cell.paths.map { .string($0.difference) },
      "difference": difference, "causes": causes.isEmpty ? nil : .array(causes.map(\.json)),
      "truncation": truncation.isEmpty ? nil : .strings(truncation.map(\.text)),
      "message": message.map { .string($0) },
    ])
  }

  private func json(_ pair: Contrast) -> JSONOutput {
    .object([
      "mode": .string(pair.after.scheme.rawValue),
      "foreground": .string(pair.after.pair.foreground.rawValue),
      "background": .string(pair.after.pair.background.rawValue),
      "before": .number(pair.before.contrast.ratio), "after": .number(pair.after.contrast.ratio),
      "minimum": pair.after.minimum.map { .number($0) },
      "verdictBefore": .string(pair.before.verdict.rawValue),
      "verdictAfter": .string(pair.after.verdict.rawValue),
    ])
  }

  private func json(_ group: LedgerSummary.Group) -> JSONOutput {
    .object([
      "name": group.name.map { .string($0) }, "weight": group.weight.map { .integer($0) },
      "reason": .string(group.reason.rawValue), "iosToo": .bool(group.alsoOnIOS),
      "runs": .integer(group.runs), "cells": .integer(group.cells),
    ])
  }
}
