import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

extension Run {
  /// The cells of a plan that this run draws: those of its shard, or all.
  func own(_ plan: [Cell]) -> [Cell] {
    guard let shard = tool.options.shard else { return plan }
    return plan.filter(shard.takes)
  }

  /// The names of a plan that this run tells of: those of its shard, or all.
  func own(_ names: [String]) -> [String] {
    guard let shard = tool.options.shard else { return names }
    return names.filter { shard.takes($0) }
  }

  /// Writes what joins this shard with the others; nothing for a whole run.
  ///
  /// `plan` has the ids of the whole run, `ids` those of `run`, whose bytes were written. `fill` adds
  /// what the pages tell of all cells together; it is given the places of ids in the plan. Throws
  /// `CommandError` if the file cannot be written.
  func writeShard(
    _ command: CommandName, plan: [String], ids: [String], status: ExitStatus, run: [UInt8],
    _ fill: (inout ShardRecord, [String: Int]) -> Void
  ) throws(CommandError) {
    guard let shard = tool.options.shard else { return }
    var places: [String: Int] = [:]
    for (place, id) in plan.enumerated() { places[id] = place }
    var record = ShardRecord(
      shard, command: command.rawValue, theme: session.themeName, values: values, plan: plan,
      places: ids.compactMap { places[$0] }, out: Self.trimmed(tool.options.out),
      status: Int(status.rawValue), run: run, runProblems: problems.count)
    fill(&record, places)
    do throws(FileError) {
      try SnapshotFiles.write(
        record.bytes, to: "\(Self.trimmed(tool.options.out))/\(ShardRecord.fileName)")
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// The name of what every cell of the run is drawn and judged with, but for the renderer.
  private var values: ContentHash {
    var parts = [theme.theme.version ?? ""]
    for locale in tool.options.locales {
      for scheme in ColorScheme.allCases {
        let set = InputSet(session.theme(scheme, locale: locale)) { session.hash(of: $0) }
        parts.append("\(set.id)")
      }
    }
    let severities = tool.options.severities.levels.map { "\($0.key.rawValue) \($0.value)" }
    return ContentHash(of: (parts + severities.sorted()).joined(separator: "\n"))
  }
}
