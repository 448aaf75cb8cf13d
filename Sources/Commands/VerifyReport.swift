import TintypeGoldens
import TintypePrimitives
import TintypeRendering

/// Says what came of comparing cells with their goldens, and what it means for the exit code.
struct VerifyReport {
  /// More missing cells than these are summed up in one message.
  private static let listedCells = 4

  private let run: Run
  private let goldens: Goldens
  private let verification: Verification
  private var tool: Tool { run.tool }

  init(_ run: Run, _ goldens: Goldens, _ verification: Verification) {
    self.run = run
    self.goldens = goldens
    self.verification = verification
  }

  /// Writes the messages; `findings` is what the cells tell, `failures` are the pictures that could not be written.
  func write(_ findings: FindingsSummary, failures: [FileError]) -> ExitStatus {
    var status = run.report(findings)
    if verification.compared > 0 {
      for path in goldens.folder.absent {
        tool.console.say(
          "'\(path)' is missing, so that causes cannot all be named. Restore it from version control, "
            + "or record all goldens.", .warning)
      }
    }
    let missing = verification.cells.filter { $0.verdict.status == "missing" }
    let sumsUp = missing.count > Self.listedCells
    for checked in verification.cells where !checked.verdict.isPass {
      if sumsUp, checked.verdict.status == "missing" { continue }
      status = max(status, report(checked))
    }
    for checked in verification.cells where checked.verdict.isPass && checked.isForeign {
      tool.console.say(
        VerdictMessage(checked, theme: verification.theme).head,
        details: ["  " + goldens.acceptCommand([checked.cell.id])], .warning)
    }
    if sumsUp {
      tool.console.fail(summary(missing))
      status = max(status, .checkFailed)
    }
    let causes = CauseSummary(verification.cells).text {
      goldens.command(["accept", "--cause", ShellWord.quoted($0)])
    }
    if let causes { tool.console.fail(causes.head, details: causes.lines) }
    tool.console.fail(unwritten: failures)
    if !failures.isEmpty { status = .couldNotRun }
    for orphan in verification.orphans {
      tool.console.fail(
        "\(verification.theme)/\(orphan): "
          + goldens.told(orphan: orphan))
      status = max(status, .checkFailed)
    }
    for stray in verification.strays {
      tool.console.say(
        "'\(goldens.folder.path)/\(stray)' is no golden and is compared with nothing. Remove it.",
        .warning)
    }
    for link in verification.links { tool.console.say(goldens.told(link: link), .warning) }
    // A shard may have nothing to do; the whole run has not.
    if verification.compared == 0, tool.options.shard == nil || !verification.cells.isEmpty {
      tool.console.fail(emptiness)
      status = max(status, .checkFailed)
    }
    tool.console.say(counts, status == .done ? .success : nil)
    return status
  }

  /// Reports a cell that did not pass.
  private func report(_ checked: CheckedCell) -> ExitStatus {
    let message = VerdictMessage(checked, theme: verification.theme)
    var lines = message.details
    var status = ExitStatus.checkFailed
    switch checked.verdict {
    case .failed, .pointerFile, .obstructed: status = .couldNotRun
    case .unreadable:
      status = .couldNotRun
      lines.append(goldens.acceptCommand([checked.cell.id]))
    case .passed, .cached, .differs, .missing, .wrongSize:
      lines.append(goldens.acceptCommand([checked.cell.id]))
    }
    tool.console.fail(message.head, details: lines)
    return status
  }

  private func summary(_ missing: [CheckedCell]) -> String {
    let names = missing.prefix(3).map(\.cell.id).joined(separator: ", ")
    let folder = "\(Run.trimmed(tool.options.out))/\(SafeName.component(verification.theme))"
    return
      "\(missing.count.counted("cell")) \(missing.count == 1 ? "has" : "have") no golden in "
      + "'\(goldens.folder.path)': \(names) and \((missing.count - 3).grouped) more. Look at their "
      + "snapshots in '\(folder)', then write them: \(goldens.command(["record", "--missing"]))"
  }

  /// Why nothing was compared, which is no success.
  private var emptiness: String {
    let failed = verification.count("failed", "unreadable", "pointer")
    return failed > 0
      ? "Nothing was compared: \(failed.counted("golden")) of \(verification.cells.count.grouped) "
        + "could not be, see above."
      : "Nothing was compared: '\(goldens.folder.path)' has no golden of these cells. Write them "
        + "with 'render record'."
  }

  private var counts: String {
    let cached = verification.count("cached")
    func part(_ count: Int, _ word: String) -> String {
      count > 0 ? "; \(count.grouped) \(word)" : ""
    }
    return
      "\(verification.passed.grouped) of \(verification.cells.count.counted("golden")) match"
      + (cached > 0 ? ", \(cached.grouped) of them by their hashes" : "")
      + part(verification.count("differs", "wrong-size"), "differ")
      + part(verification.count("missing"), "missing")
      + part(verification.count("failed", "unreadable", "pointer"), "failed")
      + part(verification.orphans.count, "without a cell")
      + part(verification.skipped, "left out") + "."
  }
}
