/// Where the tool writes what it has to say.
public protocol Output: AnyObject, Sendable {
  /// Writes a text as it is.
  func write(_ text: String, to stream: OutputChannel)

  /// Whether a person reads the stream on a terminal.
  func isTerminal(_ stream: OutputChannel) -> Bool
}
