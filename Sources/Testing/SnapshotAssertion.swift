import TintypeGoldens
import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeViews

/// Draws cells and compares them with their goldens, on behalf of a test.
struct SnapshotAssertion {
  /// What a test is to be told of a cell.
  struct Failure {
    /// The message, as `render verify` writes it.
    let message: String
    /// The pictures, by the names that they are attached under.
    let pictures: [(name: String, bytes: [UInt8])]
  }

  let session: RenderSession
  let cells: [Cell]
  let content: CellPainter.Content?
  let golden: String
  let out: String
  let drawsAll: Bool
  let mode: RecordingMode

  /// Compares all cells; a cell that fails does not stop the others.
  ///
  /// Throws `SnapshotError` if nothing could be compared at all.
  func failures() throws(SnapshotError) -> [Failure] {
    guard !cells.isEmpty else { throw .nothingPlanned }
    let worker: Worker
    do throws(GraphicsError) {
      worker = try Worker(session)
    } catch {
      throw .environment("\(error)")
    }
    do throws(GoldenError) {
      let folder = try GoldenFolder(golden, theme: session.themeName)
      let check = GoldenCheck(folder, drawsAll: drawsAll)
      var failures: [Failure] = []
      var recorded: [Cell] = []
      for cell in cells {
        let painter = CellPainter(cell, worker, content: content)
        let outcome = check.outcome(painter)
        if outcome.verdict.isPass { continue }
        if records(outcome.verdict) {
          recorded.append(cell)
        } else {
          failures.append(
            failure(CheckedCell(cell, outcome, golden: folder.goldenPath(cell)), outcome, worker))
        }
      }
      if !recorded.isEmpty { failures += try record(recorded, worker) }
      return failures
    } catch {
      throw .environment("\(error)")
    }
  }

  private func records(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .missing: mode.writesMissing
    case .differs, .wrongSize, .unreadable: mode.writesFailed
    case .passed, .cached, .pointerFile, .obstructed, .failed: false
    }
  }

  /// Writes goldens; the test fails all the same, since nobody has looked at them.
  private func record(_ cells: [Cell], _ worker: Worker) throws(GoldenError) -> [Failure] {
    let writer = try GoldenWriter(golden, theme: session.themeName)
    let recorder = GoldenRecorder(writer.folder, session: session)
    let recorded = cells.map { cell in
      recorder.record(CellPainter(cell, worker, content: content))
    }
    do throws(FileError) {
      try writer.commit(recorder.change(recorded))
    } catch {
      throw .file(error)
    }
    return recorded.map { cell in
      let name = "\(session.themeName)/\(cell.cell.id)"
      guard cell.outcome.line != nil else {
        return Failure(
          message: "\(name): The golden was not written: \(cell.outcome).", pictures: [])
      }
      return Failure(
        message:
          "\(name): Its golden was written, as \(RecordingMode.variable) is '\(mode.rawValue)'. Look "
          + "at '\(writer.folder.goldenPath(cell.cell))', and run the test without the variable.",
        pictures: [])
    }
  }

  private func failure(
    _ checked: CheckedCell, _ outcome: GoldenCheck.Outcome, _ worker: Worker
  ) -> Failure {
    var checked = checked
    let scale = Double(checked.cell.scale)
    let stem = "\(out)/\(SafeName.component(session.themeName))/\(checked.cell.path)"
    let name = checked.cell.id.replacing("/", with: "-")
    var pictures: [(name: String, bytes: [UInt8])] = []
    var lines: [String] = []
    func keep(_ bitmap: Bitmap, _ suffix: String) -> String? {
      let bytes = worker.encoder.write(bitmap, scale: scale)
      pictures.append((name + suffix, bytes))
      do throws(FileError) {
        try FileSystem.makeFolder(String(stem[..<(stem.lastIndex(of: "/") ?? stem.startIndex)]))
        try FileSystem.writeAtomically(bytes, to: stem + suffix)
        return stem + suffix
      } catch {
        lines.append("\(error)")
        return nil
      }
    }
    if let snapshot = outcome.snapshot {
      checked.snapshot = keep(snapshot.bitmap, ".png")
      if let golden = outcome.golden {
        let image = DifferencePicture(
          golden: StraightPicture(golden), snapshot: StraightPicture(snapshot.bitmap),
          areas: AreaOptions(scale: scale)
        ).draw()
        checked.difference = keep(image, ".diff.png")
        pictures.append((name + ".golden.png", worker.encoder.write(golden, scale: scale)))
      }
    }
    let message = VerdictMessage(checked, theme: session.themeName)
    return Failure(
      message: ([message.head] + message.details + lines + accept(checked)).joined(separator: "\n"),
      pictures: pictures)
  }

  /// How to accept what is meant.
  private func accept(_ checked: CheckedCell) -> [String] {
    switch checked.verdict {
    case .passed, .cached, .pointerFile, .obstructed, .failed: []
    case .missing: ["Accept: run the test with \(RecordingMode.variable)=missing"]
    case .differs, .unreadable, .wrongSize:
      ["Accept: run the test with \(RecordingMode.variable)=failed"]
    }
  }
}
