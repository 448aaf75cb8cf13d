import TintypeGoldens
import TintypeJSONText
import TintypePrimitives
public import TintypeRendering

/// What stands beside a snapshot: `<cell>.json`.
public struct SnapshotRecord: Sendable {
  private let snapshot: Snapshot
  private let findings: Findings
  private let fingerprint: Fingerprint

  /// Creates the record of a snapshot.
  public init(_ snapshot: Snapshot, findings: Findings, fingerprint: Fingerprint) {
    self.snapshot = snapshot
    self.findings = findings
    self.fingerprint = fingerprint
  }

  /// The record as JSON.
  public var bytes: [UInt8] {
    let size = snapshot.bitmap.size
    let origins = areas.map { origin, areas in
      JSONOutput.object(
        origin.members + [.init("areas", .array(areas.map(\.json)))])
    }
    let contrast = snapshot.report?.contrast ?? []
    let warnings = snapshot.report?.warnings ?? findings.warnings
    return JSONWriter.write(
      .object([
        "version": 1, "id": .string(snapshot.cell.id), "fingerprint": fingerprint.json,
        "displayListHash": .string("\(snapshot.displayListHash)"),
        "pixelHash": .string("\(snapshot.pixelHash)"),
        "size": ["width": .integer(size.width), "height": .integer(size.height)],
        "ledger": findings.ledger.isEmpty ? nil : .array(findings.ledger.map(\.json)),
        "contrast": contrast.isEmpty ? nil : .array(contrast.map(\.json)),
        "truncation": findings.truncations.isEmpty
          ? nil : .array(findings.truncations.map(\.json)),
        "grown": findings.grownFrames.isEmpty
          ? nil : .array(findings.grownFrames.map(\.json)),
        "origins": .array(origins),
        "parts": snapshot.displayList.parts.isEmpty
          ? nil
          : .array(
            snapshot.displayList.parts.map {
              ["name": .string($0.name), "rect": $0.frame.json]
            }),
        "notes": findings.notes.isEmpty ? nil : .strings(findings.notes),
        "warnings": warnings.isEmpty ? nil : .strings(warnings),
      ]), layout: .pretty)
  }

  /// For each theme value in the picture, the areas in points that it may touch.
  private var areas: [(Origin, [Rect])] {
    var order: [Origin] = []
    var areas: [Origin: [Rect]] = [:]
    for entry in snapshot.displayList.entries where !entry.bounds.isEmpty {
      for origin in entry.origins {
        if areas[origin] == nil { order.append(origin) }
        if !(areas[origin] ?? []).contains(entry.bounds) {
          areas[origin, default: []].append(entry.bounds)
        }
      }
    }
    return order.map { ($0, areas[$0] ?? []) }
  }
}
