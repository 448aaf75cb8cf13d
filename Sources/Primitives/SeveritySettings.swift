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

  /// The problems with the weights that the project sets, in their order.
  public func applied(to problems: [Problem]) -> [Problem] {
    if levels.isEmpty { return problems }
    return problems.compactMap { problem in
      var problem = problem
      switch levels[problem.code] {
      case .error: problem.severity = .error
      case .warning: problem.severity = .warning
      case .note: problem.severity = .note
      case .off: return nil
      case nil: break
      }
      return problem
    }
  }
}
