import TintypeGoldens
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering

/// Compares PNG files: two, or those of the same names in two folders.
struct PictureDiff {
  private let tool: Tool
  private let reader = PNGReader()

  init(_ tool: Tool) { self.tool = tool }

  /// What came of a pair.
  private struct Pair {
    var golden: String
    var snapshot: String
    var status: String
    var message: String
    var comparison: PictureComparison?
    var areas: [ChangedArea] = []
    var notes: [String] = []
    var picture: String?
    var exit: ExitStatus
  }

  func perform(_ golden: String, _ snapshot: String) throws(CommandError) -> ExitStatus {
    let pairs: [Pair]
    if FileSystem.isFolder(golden), FileSystem.isFolder(snapshot) {
      pairs = try folders(Run.trimmed(golden), Run.trimmed(snapshot))
      if pairs.isEmpty {
        tool.console.fail("Nothing was compared: neither folder has a PNG file.")
        printRecord(pairs)
        return .checkFailed
      }
    } else {
      for (path, other) in [(golden, snapshot), (snapshot, golden)]
      where FileSystem.isFolder(path) {
        throw CommandError(
          .usage, "'\(path)' is a folder and '\(other)' is none. Give two files or two folders.")
      }
      pairs = [try compare(golden, snapshot, name: name(of: snapshot))]
    }
    printRecord(pairs)
    return report(pairs)
  }

  private func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }

  /// The pairs of two folders by their paths, those that only one has among them.
  private func folders(_ golden: String, _ snapshot: String) throws(CommandError) -> [Pair] {
    let (old, new): ([String], [String])
    do throws(FileError) {
      old = try Self.pictures(in: golden)
      new = try Self.pictures(in: snapshot)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    let (inOld, inNew) = (Set(old), Set(new))
    var pairs: [Pair] = []
    for name in inOld.union(inNew).sorted() {
      let (first, second) = ("\(golden)/\(name)", "\(snapshot)/\(name)")
      if !inNew.contains(name) {
        pairs.append(
          Pair(
            golden: first, snapshot: second, status: "removed",
            message: "Only the first folder has it.", exit: .checkFailed))
      } else if !inOld.contains(name) {
        pairs.append(
          Pair(
            golden: first, snapshot: second, status: "added",
            message: "Only the second folder has it.", exit: .checkFailed))
      } else {
        pairs.append(try compare(first, second, name: String(name.dropLast(4))))
      }
    }
    return pairs
  }

  /// The PNG files below a folder, as paths from it; links to folders are not followed.
  private static func pictures(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    var open = [""]
    while let prefix = open.popLast() {
      for name in try FileSystem.names(in: prefix.isEmpty ? folder : "\(folder)/\(prefix)") {
        let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
        if FileSystem.isFolder("\(folder)/\(path)") {
          if path.utf8.count < 2048 { open.append(path) }
        } else if name.hasSuffix(".png") {
          found.append(path)
        }
      }
    }
    return found
  }

  private func compare(
    _ golden: String, _ snapshot: String, name: String
  ) throws(CommandError) -> Pair {
    let files = FileComparison(
      golden: golden, snapshot: snapshot, options: tool.options.comparison, using: reader)
    var pair = Pair(
      golden: golden, snapshot: snapshot, status: "equal", message: files.result.description,
      notes: files.notes, exit: .done)
    switch files.result {
    case .equal: break
    case .tolerated(let comparison):
      pair.status = "tolerated"
      pair.comparison = comparison
    case .different(let comparison):
      pair.status = "differs"
      pair.comparison = comparison
      pair.exit = .checkFailed
    case .sizeMismatch:
      pair.status = "wrong-size"
      pair.exit = .checkFailed
    case .nothingCompared:
      pair.status = "nothing-compared"
      pair.exit = .checkFailed
    case .failed(let failures):
      pair.status = "failed"
      pair.exit = failures.map(Self.status).max() ?? .badInput
    }
    guard let (old, new) = files.pictures, !files.result.isPass else { return pair }
    let areas = AreaOptions(scale: 2)
    if let comparison = pair.comparison {
      pair.areas = comparison.areas(golden: old, snapshot: new, areas)
    }
    guard let out = tool.options.givenOut else { return pair }
    let path = "\(Run.trimmed(out))/\(name).diff.png"
    let picture = DifferencePicture(
      golden: old, snapshot: new, options: tool.options.comparison, areas: areas
    ).draw()
    do throws(FileError) {
      try SnapshotFiles.write(PNGWriter().write(picture), to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
    pair.picture = path
    return pair
  }

  /// A file that gives no picture is bad input; one that was not fetched, or that may not be read,
  /// is no fault of the picture.
  private static func status(_ failure: PictureFailure) -> ExitStatus {
    switch failure {
    case .missing, .undecodable: .badInput
    case .pointerFile, .unreadable: .couldNotRun
    }
  }

  private func report(_ pairs: [Pair]) -> ExitStatus {
    for pair in pairs {
      for note in pair.notes { tool.console.say(note, .warning) }
      if pair.exit == .done {
        if pairs.count == 1 { tool.console.say(pair.message, .success) }
        continue
      }
      let head = pairs.count == 1 ? pair.message : "\(pair.snapshot): \(pair.message)"
      tool.console.fail(head, details: pair.picture.map { ["  diff      \($0)"] } ?? [])
    }
    if pairs.count > 1 {
      func count(_ statuses: String...) -> Int { pairs.count { statuses.contains($0.status) } }
      tool.console.say(
        "\(count("equal", "tolerated").grouped) of \(pairs.count.counted("picture")) match; "
          + "\(count("differs", "wrong-size", "nothing-compared").grouped) differ, "
          + "\(count("added").grouped) added, \(count("removed").grouped) removed, "
          + "\(count("failed").grouped) failed.")
    }
    return pairs.map(\.exit).max() ?? .done
  }

  private func printRecord(_ pairs: [Pair]) {
    guard tool.options.isJSON else { return }
    let record: JSONOutput = [
      "version": 1,
      "counts": .object(
        [
          "equal", "tolerated", "differs", "wrong-size", "nothing-compared", "added", "removed",
          "failed",
        ].map { status in
          .init(status, .integer(pairs.count { $0.status == status }))
        }),
      "pairs": .array(pairs.map(json)),
    ]
    let bytes = JSONWriter.write(record, layout: .pretty)
    tool.output.write(String(decoding: bytes, as: UTF8.self), to: .standard)
  }

  private func json(_ pair: Pair) -> JSONOutput {
    .object([
      "golden": .string(pair.golden), "snapshot": .string(pair.snapshot),
      "status": .string(pair.status), "message": .string(pair.message),
      "pixels": pair.comparison.map { .integer($0.differingPixels) },
      "tolerated": pair.comparison.map { .integer($0.toleratedPixels) },
      "compared": pair.comparison.map { .integer($0.comparedPixels) },
      "maxDelta": pair.comparison.map { .integer($0.maximumDelta) },
      "areas": pair.areas.isEmpty
        ? nil
        : .array(
          pair.areas.map { area in
            [
              "rect": [
                .integer(area.rect.x), .integer(area.rect.y), .integer(area.rect.width),
                .integer(area.rect.height),
              ],
              "pixels": .integer(area.differingPixels), "maxDelta": .integer(area.maximumDelta),
            ]
          }),
      "notes": pair.notes.isEmpty ? nil : .strings(pair.notes),
      "diff": pair.picture.map { .string($0) },
    ])
  }
}
