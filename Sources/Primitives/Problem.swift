/// A mistake or finding that a report lists: a code, a place, a message.
public struct Problem: Hashable, Sendable, Error {
  /// How much it weighs; only `error` changes the exit code.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  /// How much it weighs.
  public var severity: Severity
  /// The kebab-case code, as in "unknown-name"; see `ProblemCode`.
  public var code: ProblemCode
  /// Where, what and what to do, in a sentence or two, without the place.
  public var message: String
  /// Where it stands; nil if it concerns no place in a file.
  public var position: FilePosition?

  /// Creates a problem.
  public init(
    _ severity: Severity, _ code: ProblemCode, _ message: String, at position: FilePosition? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.position = position
  }

  /// The problem as in "acme.theme.json:3:7: error: ….".
  public var text: String {
    guard let position else { return "\(severity.rawValue): \(message)" }
    return "\(position.file):\(position.line):\(position.column): \(severity.rawValue): \(message)"
  }
}
