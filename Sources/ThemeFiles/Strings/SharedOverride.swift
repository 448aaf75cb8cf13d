public import TintypePrimitives

/// An override that several modules of the SDK ask for.
public struct SharedOverride: Hashable, Sendable {
  /// The SDK's key, without the prefix.
  public let key: String
  /// The modules by name, two at least.
  public let modules: [String]
  /// Where the override stands in each language, by language.
  public let positions: [FilePosition]

  /// Creates the record of a shared override.
  public init(key: String, modules: [String], positions: [FilePosition]) {
    self.key = key
    self.modules = modules
    self.positions = positions
  }
}
