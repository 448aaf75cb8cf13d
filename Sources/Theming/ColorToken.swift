/// The name of a colour token; the catalogue's names are its static members.
public struct ColorToken: RawRepresentable, Hashable, Sendable {
  /// The name as the SDK spells it.
  public let rawValue: String

  /// Creates a token name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }
}
