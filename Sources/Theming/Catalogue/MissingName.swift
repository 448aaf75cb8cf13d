public import TintypePrimitives

/// Names that the SDK has and no public page tells; they are listed, never invented.
public struct MissingName: Hashable, Sendable {
  /// What sort of theme value they are.
  public let kind: Origin.Kind
  /// At least how many are missing.
  public let count: Int
  /// What is known of them, in a sentence.
  public let note: String
}
