/// Where a value of the picture came from.
///
/// A cause is named by `input`, the name under which the value was set; `aliases` tell through
/// which followers it paints.
public struct Origin: Hashable, Sendable {
  /// What sort of theme value it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case color
    case font
    case icon
    case word
    case dimension
  }

  /// What sort of value it is.
  public let kind: Kind
  /// The names followed, from the one the mockup asked for to the one that holds the value.
  public let names: [String]
  /// The layer that decided.
  public let layer: ThemeLayer
  /// Where the value stands, if a file gave it.
  public let position: FilePosition?

  /// Creates an origin; `names` is never empty.
  public init(kind: Kind, names: [String], layer: ThemeLayer, position: FilePosition? = nil) {
    precondition(!names.isEmpty, "an origin has at least the name that was asked for")
    self.kind = kind
    self.names = names
    self.layer = layer
    self.position = position
  }

  /// The name under which the value was set.
  public var input: String { names[names.count - 1] }

  /// The names through which the input paints, nearest to the mockup first.
  public var aliases: ArraySlice<String> { names.dropLast() }
}
