/// One of the two streams that a program writes to.
public enum OutputChannel: Hashable, Sendable {
  /// Results.
  case standard
  /// Mistakes, failures and progress.
  case error
}
