/// Why a command ended before its work was done.
struct CommandError: Error {
  let status: ExitStatus
  /// One message a line.
  let messages: [String]

  init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }

  init(_ status: ExitStatus, _ message: String) { self.init(status, [message]) }
}
