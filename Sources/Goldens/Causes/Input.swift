public import TintypePrimitives

/// A theme value as it was when goldens were recorded.
public struct Input: Hashable, Sendable {
  /// A kind and a name.
  public struct Name: Hashable, Sendable {
    /// What sort of theme value it is.
    public let kind: Origin.Kind
    /// The name of the value.
    public let name: String

    /// Creates a name.
    public init(_ kind: Origin.Kind, _ name: String) {
      self.kind = kind
      self.name = name
    }
  }

  /// The name of the value.
  public let name: Name
  /// The value in words: equal words draw alike.
  public let value: String
  /// The layer that decided it.
  public let layer: ThemeLayer
  /// The names followed to the value, from the one after its own.
  public let alias: [String]
  /// The file that gave it; of what was recorded only its name, without folders.
  public let file: String?
  /// The line in the file.
  public let line: Int?

  /// Creates an input.
  public init(
    _ name: Name, value: String, layer: ThemeLayer, alias: [String] = [], file: String? = nil,
    line: Int? = nil
  ) {
    self.name = name
    self.value = value
    self.layer = layer
    self.alias = alias
    self.file = file
    self.line = line
  }

  /// Creates an input from the origin of a resolved value.
  init(_ name: Name, value: String, origin: Origin) {
    self.init(
      name, value: value, layer: origin.layer, alias: Array(origin.names.dropFirst()),
      file: origin.position?.file, line: origin.position?.line)
  }
}
