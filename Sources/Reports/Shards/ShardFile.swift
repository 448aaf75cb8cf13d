public import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// A shard's record as it was read, with the run's record beside it.
public struct ShardFile: Sendable {
  /// The record; findings and changes are left to those who join them.
  public let record: ShardRecord
  /// The run's record.
  public let run: JSONValue
  /// The changed values drawn in cells which passed, as reviews write them, by places in the plan.
  let drawnChanges: [(place: Int, causes: [JSONOutput])]

  /// Reads the two records.
  ///
  /// Throws `ShardError` if one is broken, of another version, or not what the other tells of.
  public init(_ bytes: [UInt8], run runBytes: [UInt8], path: String, runPath: String)
    throws(ShardError)
  {
    let root = try Self.parse(bytes, path)
    guard let version = root["version"]?.number?.integer else { throw .broken(path) }
    guard version == ShardRecord.version else { throw .otherVersion(path) }
    guard let record = ShardRecord(root) else { throw .broken(path) }
    guard record.run == ContentHash(of: runBytes) else { throw .otherRun(runPath, record.shard) }
    run = try Self.parse(runBytes, runPath)
    guard let cells = run["cells"]?.elements, cells.count == record.places.count,
      run["fingerprint"]?.members != nil, run["counts"]?.members != nil,
      record.places.allSatisfy((0..<record.planned).contains)
    else { throw .broken(path) }
    self.record = record
    drawnChanges =
      root["drawnChanges"]?.elements?.compactMap { row in
        guard let parts = row.elements, parts.count == 2, let place = parts[0].number?.integer,
          let causes = parts[1].elements
        else { return nil }
        return (place, causes.map { JSONOutput($0) })
      } ?? []
  }

  private static func parse(_ bytes: [UInt8], _ path: String) throws(ShardError) -> JSONValue {
    do throws(JSONError) {
      return try JSONDocument.parse(bytes, file: path).root
    } catch {
      throw .broken(path)
    }
  }

  /// The cells of the run's record.
  public var cells: [JSONValue] { run["cells"]?.elements ?? [] }
}

extension ShardRecord {
  /// Reads a record; nil if a part is missing.
  fileprivate init?(_ root: JSONValue) {
    func hash(_ key: String) -> ContentHash? { root[key]?.string.flatMap { ContentHash($0) } }
    guard let shard = root["shard"]?.string.flatMap({ Shard($0) }),
      let command = root["command"]?.string, let theme = root["theme"]?.string,
      let values = hash("values"), let plan = hash("plan"), let run = hash("run"),
      let planned = root["planned"]?.number?.integer, let out = root["out"]?.string,
      let status = root["status"]?.number?.integer,
      let places = root["places"]?.elements?.compactMap({ $0.number?.integer }),
      let runProblems = root["runProblems"]?.number?.integer,
      let findings = root["findings"]?.elements
    else { return nil }
    self.init(
      shard, command: command, theme: theme, values: values, plan: [], places: places, out: out,
      status: status, run: [], runProblems: runProblems)
    self.plan = plan
    self.planned = planned
    self.run = run
    for value in findings {
      guard let place = value["cell"]?.number?.integer, let finding = PictureFinding(value) else {
        return nil
      }
      self.findings.append((place, finding))
    }
    proposedDefaults = Set(
      root["proposedDefaults"]?.elements?.compactMap(\.string) ?? [])
    if let row = root["standIn"]?.elements, row.count == 2, let place = row[0].number?.integer,
      let family = row[1].string
    {
      standIn = StandIn(place: place, family: family)
    }
    for member in root["names"]?.members ?? [] {
      names[member.key] = Set(
        member.value.elements?.compactMap { Fidelity.Attested($0.elements ?? []) } ?? [])
    }
  }
}

extension Fidelity.Attested {
  fileprivate init?(_ row: [JSONValue]) {
    guard row.count == 4, let kind = row[0].string.flatMap({ Origin.Kind(rawValue: $0) }),
      let name = row[1].string, let isDocumented = row[2].bool, let hasVendorValue = row[3].bool
    else { return nil }
    self.init(kind, name, isDocumented: isDocumented, hasVendorValue: hasVendorValue)
  }
}

extension PictureFinding {
  fileprivate init?(_ value: JSONValue) {
    guard let severity = value["severity"]?.string.flatMap({ Problem.Severity(rawValue: $0) }),
      let code = value["code"]?.string.flatMap({ ProblemCode(rawValue: $0) }),
      let message = value["message"]?.string, let subject = value["subject"]?.string,
      let gravity = value["gravity"]?.number?.value
    else { return nil }
    var position: FilePosition?
    if let file = value["file"]?.string, let line = value["line"]?.number?.integer {
      position = FilePosition(
        file: file, line: line, column: value["column"]?.number?.integer ?? 1)
    }
    self.init(
      Problem(severity, code, message, at: position), subject: subject, gravity: gravity)
  }
}
