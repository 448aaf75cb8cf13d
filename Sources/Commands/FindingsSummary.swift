import TintypePrimitives
import TintypeRendering

/// What the cells of a run tell of fonts, texts and pictures, each thing once and with its weight.
struct FindingsSummary {
  /// Fallbacks of fonts, and texts that do not fit.
  let texts: [Problem]
  /// Pictures that are missing or broken.
  let pictures: [Problem]
  /// What is worth knowing and no fault, in words.
  let notes: [String]

  /// Sums up the findings of cells.
  init(_ findings: [(cell: Cell, findings: Findings)], of run: Run) {
    let options = run.tool.options
    var ledger = LedgerSummary()
    for (_, found) in findings { ledger.add(found.ledger) }
    var texts: [Problem] = []
    // A strict flag on the line goes before what the project says.
    let weight =
      options.hasStrictFonts
      ? .error : options.severities.severity(of: .fontFallback, otherwise: .warning)
    if let weight { texts += ledger.problems(weight, advice: run.session.advice) }

    var expected = 0
    for code in [ProblemCode.truncated, .overflow] {
      var summary = TextSummary()
      for (cell, found) in findings {
        summary.add(found.truncations.filter { $0.code == code }, in: cell)
      }
      expected += summary.expected
      let weight =
        options.hasStrictText ? .error : options.severities.severity(of: code, otherwise: .warning)
      if let weight { texts += summary.sentences.map { Problem(weight, code, $0) } }
    }
    self.texts = texts
    pictures = Self.counted(options.severities.applied(to: findings.flatMap(\.findings.missing)))
    var notes = Set(findings.flatMap(\.findings.notes)).sorted()
    if ledger.hasSystemSubstitute { notes.insert(LedgerSummary.systemSentence, at: 0) }
    if expected > 0 {
      notes.append(
        "\(expected.counted("text")) \(expected == 1 ? "is" : "are") cut in states that are there "
          + "to show it; run.json has \(expected == 1 ? "it" : "them").")
    }
    self.notes = notes
  }

  /// Everything that is wrong.
  var problems: [Problem] { texts + pictures }

  /// Equal problems once, with the number of cells in which they are.
  private static func counted(_ problems: [Problem]) -> [Problem] {
    var cells: [Problem: Int] = [:]
    var order: [Problem] = []
    for problem in problems {
      if cells[problem] == nil { order.append(problem) }
      cells[problem, default: 0] += 1
    }
    return order.map { problem in
      var counted = problem
      counted.message += " That is in \((cells[problem] ?? 0).counted("cell"))."
      return counted
    }
  }
}
