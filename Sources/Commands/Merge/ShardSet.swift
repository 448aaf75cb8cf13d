import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// The folders that are to be joined, each with what its shard left.
struct ShardSet {
  /// A folder and its shard.
  struct Member {
    /// The folder as it was named.
    let folder: String
    let file: ShardFile
    var record: ShardRecord { file.record }
  }

  /// In the order of shards.
  let members: [Member]

  /// The most bytes of a record or a page that are read.
  static let limit = 1 << 30

  /// Reads folders, which are to be the shards of one run, each of them once.
  ///
  /// Throws `CommandError` with everything that speaks against it.
  init(_ folders: [String]) throws(CommandError) {
    var members: [Member] = []
    var mistakes: [String] = []
    for folder in folders {
      do throws(CommandError) {
        members.append(try Self.read(Run.trimmed(folder)))
      } catch {
        mistakes += error.messages
      }
    }
    guard mistakes.isEmpty else { throw CommandError(.badInput, mistakes) }
    if let first = members.first {
      mistakes = members.dropFirst().compactMap { Self.contradiction(first, $0) }
      if mistakes.isEmpty { mistakes = Self.gaps(members, of: first.record.shard.count) }
    }
    guard mistakes.isEmpty else { throw CommandError(.badInput, mistakes) }
    self.members = members.sorted { $0.record.shard.index < $1.record.shard.index }
    // Files that were changed by hand are no plan.
    let places = members.flatMap(\.record.places).sorted()
    guard let planned = members.first?.record.planned, places == Array(0..<planned) else {
      throw CommandError(
        .badInput, "The shards do not draw each cell of the plan once. Run all of them again.")
    }
  }

  private static func read(_ folder: String) throws(CommandError) -> Member {
    let path = "\(folder)/\(ShardRecord.fileName)"
    let runPath = "\(folder)/\(RunRecord.fileName)"
    guard FileSystem.exists(path) else {
      throw CommandError(
        .badInput,
        "'\(folder)' has no \(ShardRecord.fileName): it is not what a run with --shard wrote. Name the"
          + " --out of each shard.")
    }
    let bytes: [UInt8]
    let run: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: limit)
      run = try FileSystem.read(runPath, limit: limit)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    do throws(ShardError) {
      return Member(
        folder: folder, file: try ShardFile(bytes, run: run, path: path, runPath: runPath))
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
  }

  /// Why two folders are not of one run; nil if they are.
  private static func contradiction(_ one: Member, _ other: Member) -> String? {
    let (first, second) = (one.record, other.record)
    let pair = "'\(one.folder)' and '\(other.folder)'"
    if first.command != second.command {
      return "\(pair) are of two commands, '\(first.command)' and '\(second.command)'. Merge the"
        + " shards of one run."
    }
    if first.shard.count != second.shard.count {
      return
        "\(pair) are shards \(first.shard) and \(second.shard), of two runs. Merge the shards of"
        + " one run."
    }
    if first.theme != second.theme {
      return
        "\(pair) drew two themes, '\(first.theme)' and '\(second.theme)'. Merge the shards of one"
        + " run."
    }
    let parts = differingParts(one.file.run, other.file.run)
    if !parts.isEmpty {
      return
        "\(pair) were drawn with other \(parts.joined(separator: ", ")). Run all shards with the"
        + " same build, libraries and fonts."
    }
    if first.values != second.values {
      return
        "\(pair) drew '\(first.theme)' with other values. Run all shards with the same files and"
        + " settings."
    }
    if first.planned != second.planned || first.plan != second.plan {
      return "\(pair) are of two plans, of \(first.planned.counted("cell")) and of"
        + " \(second.planned.grouped). Give every shard the same flags and goldens."
    }
    return nil
  }

  /// The parts of the fingerprint in which two records differ.
  private static func differingParts(_ one: JSONValue, _ other: JSONValue) -> [String] {
    ["renderer", "mockups", "libraries", "fonts"].filter { part in
      one["fingerprint"]?[part]?.string != other["fingerprint"]?[part]?.string
    }
  }

  /// The shards that are there more than once, and those that are not.
  private static func gaps(_ members: [Member], of count: Int) -> [String] {
    var folders: [Int: [String]] = [:]
    for member in members { folders[member.record.shard.index, default: []].append(member.folder) }
    var mistakes = folders.sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.map {
      index, folders in
      "Shard \(index)/\(count) is there \(folders.count) times: "
        + folders.map { "'\($0)'" }.joined(separator: ", ") + ". Leave out all but one."
    }
    let missing = (1...count).filter { folders[$0] == nil }
    if !missing.isEmpty {
      let names = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
      let more = missing.count > 8 ? " and \((missing.count - 8).grouped) more" : ""
      mistakes.append(
        missing.count == 1
          ? "Shard \(names) is missing. Run it, and name its folder, too."
          : "Shards \(names)\(more) are missing. Run them, and name their folders, too.")
    }
    return mistakes
  }
}
