public import TintypePrimitives

/// A file that was read, with a hash of its bytes.
public struct ReadFile: Hashable, Sendable {
  /// The path as it was given, or as it follows from the file that named it.
  public let path: String
  /// The hash of its bytes.
  public let hash: ContentHash

  /// Creates the record of a file.
  public init(path: String, hash: ContentHash) {
    self.path = path
    self.hash = hash
  }
}
