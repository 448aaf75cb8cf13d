/// How much each kind of problem weighs, where a project sets it.
public struct SeveritySettings: Hashable, Sendable {
  /// What a project may say of a code.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case note
    /// Not reported at all.
    case off
  }

  /// The levels by code; a code that is absent keeps the weight that the check gave it.
  public var levels: [ProblemCode: Level]

  /// Creates settings; without arguments nothing is changed.
  public init(_ levels: [ProblemCode: Level] = [:]) { self.levels = levels }

  /// How much a code weighs that weighs `severity` by itself; nil if it is off.
  public func severity(
    of code: ProblemCode, otherwise severity: Problem.Severity
  ) -> Problem.Severity? {
    switch levels[code] {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    case nil: severity
    }
  }

  /// The problems with the weights that the project sets, in their order.
  public func applied(to problems: [Problem]) -> [Problem] {
    if levels.isEmpty { return problems }
    return problems.compactMap { problem in
      guard let severity = severity(of: problem.code, otherwise: problem.severity) else {
        return nil
      }
      var problem = problem
      problem.severity = severity
      return problem
    }
  }
}
