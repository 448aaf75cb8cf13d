import TintypePrimitives
import TintypeRendering

extension Run {
  /// Says what was found in the theme files and on the cells, and what it means for the exit code.
  func report(_ summary: FindingsSummary) -> ExitStatus {
    var status = ExitStatus.done
    for problem in theme.told + fontProblems + localeProblems { tool.console.report(problem) }
    if theme.status != .badInput || !tool.options.isLenient { status = theme.status }
    let hasFontErrors = fontProblems.contains { $0.severity == .error }
    if hasFontErrors, !tool.options.isLenient { status = max(status, .badInput) }

    for problem in summary.texts {
      switch problem.severity {
      case .error:
        tool.console.fail("error: " + problem.message)
        status = max(status, .checkFailed)
      case .warning: tool.console.say(problem.message, .warning)
      case .note: tool.console.say("note: " + problem.message, .faint)
      }
    }
    for note in summary.notes { tool.console.say(note, .faint) }
    for problem in summary.pictures {
      tool.console.report(problem)
      if problem.severity == .error, !tool.options.isLenient { status = max(status, .badInput) }
    }
    return status
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
