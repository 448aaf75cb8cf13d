import TintypePrimitives

/// Why a command ended before its work was done.
struct CommandError: Error {
  let status: ExitStatus
  /// One message a line.
  let messages: [String]
  /// The findings behind the messages, where they are known.
  let problems: [Problem]

  init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
    problems = []
  }

  /// Input that cannot be used, with a message for each finding.
  init(badInput problems: [Problem]) {
    status = .badInput
    messages = problems.map(\.text)
    self.problems = problems
  }

  init(_ status: ExitStatus, _ message: String) { self.init(status, [message]) }
}
