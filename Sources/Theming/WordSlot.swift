/// The name of an on-screen text (a display name); the catalogue's names are its static members.
public struct WordSlot: RawRepresentable, Hashable, Sendable {
  /// The name as the SDK spells it.
  public let rawValue: String

  /// Creates a slot name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }
}
