public import TintypePrimitives

/// The findings of a run, those of one subject together.
public struct PictureSummary: Sendable {
  private struct Key: Hashable {
    let severity: Problem.Severity
    let code: ProblemCode
    let subject: String
  }

  private struct Group {
    var worst: (cell: String, finding: PictureFinding)
    /// Cells are added one after another, so that the last is enough to count each once.
    var last: String
    var cells = 1

    /// The finding of the gravest cell with the number of the others.
    var problem: Problem {
      var problem = worst.finding.problem
      problem.message = "\(worst.cell): \(problem.message)"
      if cells > 1 { problem.message += " So it is in \((cells - 1).counted("more cell"))." }
      return problem
    }
  }

  private var order: [Key] = []
  private var groups: [Key: Group] = [:]

  /// Creates an empty summary.
  public init() {}

  /// Adds the findings of a cell, after which no others of the same cell come.
  public mutating func add(_ findings: [PictureFinding], of cell: String) {
    for finding in findings {
      let key = Key(
        severity: finding.problem.severity, code: finding.problem.code, subject: finding.subject)
      guard var group = groups[key] else {
        order.append(key)
        groups[key] = Group(worst: (cell, finding), last: cell)
        continue
      }
      if finding.gravity > group.worst.finding.gravity { group.worst = (cell, finding) }
      if group.last != cell {
        group.last = cell
        group.cells += 1
      }
      groups[key] = group
    }
  }

  /// A problem for each subject, the gravest severity first, each with the cell in which it is worst
  /// and the number of the others.
  public var problems: [Problem] {
    let all = order.compactMap { groups[$0]?.problem }
    return Problem.Severity.allCases.flatMap { severity in
      all.filter { $0.severity == severity }
    }
  }
}
