public import TintypePrimitives

/// How far a face, and those that step in for it, have the characters of a language.
public struct LanguageCoverage: Hashable, Sendable {
  /// A face that steps in, and for how many characters.
  public struct Substitute: Hashable, Sendable {
    /// The face.
    public let face: FontUse.Face
    /// The number of characters that it draws.
    public let characters: Int
  }

  /// The number of characters that the language is written with.
  public let characters: Int
  /// The characters that the face lacks, in the order of their code points.
  public let missing: [Unicode.Scalar]
  /// The faces that draw what is missing, in the order they are tried.
  public let substitutes: [Substitute]
  /// The characters that no face has.
  public let tofu: [Unicode.Scalar]
}
