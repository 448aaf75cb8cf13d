/// A name that an SDK lets no theme set.
public struct UnknownNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String
  /// The nearest name of the SDK.
  public let suggestion: String?

  /// Creates an error.
  public init(_ name: String, suggestion: String?) {
    self.name = name
    self.suggestion = suggestion
  }

  /// What is wrong and what to do.
  public var description: String {
    "'\(name)' is no token, text style, icon slot, display name or dimension. "
      + (suggestion.map { "Did you mean '\($0)'?" } ?? "'render tokens' lists the names.")
  }
}
