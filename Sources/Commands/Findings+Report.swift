import TintypePrimitives
import TintypeRendering

extension Run {
  /// Says what was found in the theme files and of fonts, and what it means for the exit code.
  func report(_ findings: [(cell: Cell, findings: Findings)]) -> ExitStatus {
    var status = ExitStatus.done
    for problem in theme.told + fontProblems + localeProblems { tool.console.report(problem) }
    if theme.status != .badInput || !tool.options.isLenient { status = theme.status }
    let hasFontErrors = fontProblems.contains { $0.severity == .error }
    if hasFontErrors, !tool.options.isLenient { status = max(status, .badInput) }

    var summary = LedgerSummary()
    for (_, findings) in findings { summary.add(findings.ledger) }
    status = max(
      status,
      tell(
        summary.sentences(advice: session.advice), .fontFallback,
        isStrict: tool.options.hasStrictFonts))
    if summary.hasSystemSubstitute { tool.console.say(LedgerSummary.systemSentence, .faint) }

    for note in Set(findings.flatMap(\.findings.notes)).sorted() { tool.console.say(note, .faint) }

    for code in [ProblemCode.truncated, .overflow] {
      var texts = TextSummary()
      for (cell, findings) in findings {
        texts.add(
          findings.truncations.filter { $0.code == code }, in: cell, mockup: mockups[cell.mockup])
      }
      status = max(status, tell(texts.sentences, code, isStrict: tool.options.hasStrictText))
    }

    var cells: [Problem: Int] = [:]
    var order: [Problem] = []
    for problem in tool.options.severities.applied(to: findings.flatMap(\.findings.missing)) {
      if cells[problem] == nil { order.append(problem) }
      cells[problem, default: 0] += 1
    }
    for var problem in order {
      problem.message += " That is in \((cells[problem] ?? 0).counted("cell"))."
      tool.console.report(problem)
      if problem.severity == .error, !tool.options.isLenient { status = max(status, .badInput) }
    }
    return status
  }

  /// Says sentences with the weight of their code, which is a warning unless the project sets it or
  /// `isStrict` makes it an error; returns what they mean for the exit code.
  private func tell(_ sentences: [String], _ code: ProblemCode, isStrict: Bool) -> ExitStatus {
    let severity =
      isStrict ? .error : tool.options.severities.severity(of: code, otherwise: .warning)
    guard let severity, !sentences.isEmpty else { return .done }
    for sentence in sentences {
      switch severity {
      case .error: tool.console.fail(sentence)
      case .warning: tool.console.say(sentence, .warning)
      case .note: tool.console.say(sentence, .faint)
      }
    }
    return severity == .error ? .checkFailed : .done
  }

  /// Says what the checks of pictures found, but for missing pictures, which every command tells; a
  /// finding that weighs as an error fails the run.
  func report(_ summary: [Problem]) -> ExitStatus {
    let told = summary.filter { ![.missingAsset, .badAsset].contains($0.code) }
    for problem in told where problem.severity != .note { tool.console.report(problem) }
    let notes = told.count { $0.severity == .note }
    if notes > 0 { tool.console.say("\(notes.counted("note")) on pictures in run.json", .faint) }
    return told.contains { $0.severity == .error } ? .checkFailed : .done
  }
}
