/// The name of an icon slot; the catalogue's names are its static members.
public struct IconSlot: RawRepresentable, Hashable, Sendable {
  /// The name as the SDK spells it.
  public let rawValue: String

  /// Creates a slot name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }
}
