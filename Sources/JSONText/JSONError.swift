public import TintypePrimitives

/// A text that is no JSON, with the place of the first fault.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, without the place.
  public let message: String
  /// Where the fault stands.
  public let position: FilePosition

  /// Creates an error.
  public init(_ message: String, at position: FilePosition) {
    self.message = message
    self.position = position
  }

  /// The error as in "acme.json:3:7: Expected ':' …".
  public var description: String {
    "\(position.file):\(position.line):\(position.column): \(message)"
  }
}
