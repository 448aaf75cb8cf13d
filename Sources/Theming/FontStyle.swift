/// The name of a text style; the catalogue's names are its static members.
public struct FontStyle: RawRepresentable, Hashable, Sendable {
  /// The name as the SDK spells it.
  public let rawValue: String

  /// Creates a style name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }
}
