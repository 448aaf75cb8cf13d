import TintypePrimitives
import TintypeRendering

extension Run {
  /// Says what was found in the theme files and of fonts, and what it means for the exit code.
  func report(_ findings: [(cell: Cell, findings: Findings)]) -> ExitStatus {
    var status = ExitStatus.done
    for problem in theme.told + fontProblems { tool.console.report(problem) }
    if theme.status != .badInput || !tool.options.isLenient { status = theme.status }
    let hasFontErrors = fontProblems.contains { $0.severity == .error }
    if hasFontErrors, !tool.options.isLenient { status = max(status, .badInput) }

    var summary = LedgerSummary()
    for (_, findings) in findings { summary.add(findings.ledger) }
    for sentence in summary.sentences(families: session.fontNames) {
      if tool.options.hasStrictFonts {
        tool.console.fail(sentence)
      } else {
        tool.console.say(sentence, .warning)
      }
    }
    if summary.hasFallback, tool.options.hasStrictFonts { status = max(status, .checkFailed) }
    if summary.hasSystemSubstitute { tool.console.say(LedgerSummary.systemSentence, .faint) }

    for note in Set(findings.flatMap(\.findings.notes)).sorted() { tool.console.say(note, .faint) }

    var texts = TextSummary()
    for (cell, findings) in findings {
      texts.add(findings.truncations, in: cell, mockup: mockups[cell.mockup])
    }
    for sentence in texts.sentences {
      if tool.options.hasStrictText {
        tool.console.fail(sentence)
      } else {
        tool.console.say(sentence, .warning)
      }
    }
    if !texts.isEmpty, tool.options.hasStrictText { status = max(status, .checkFailed) }

    var cells: [String: Int] = [:]
    var order: [String] = []
    for warning in findings.flatMap(\.findings.warnings) {
      if cells[warning] == nil { order.append(warning) }
      cells[warning, default: 0] += 1
    }
    for warning in order {
      tool.console.fail("\(warning) That is in \((cells[warning] ?? 0).counted("cell")).")
    }
    if !order.isEmpty, !tool.options.isLenient { status = max(status, .badInput) }
    return status
  }
}
