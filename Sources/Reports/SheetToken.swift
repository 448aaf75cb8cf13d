public import TintypePrimitives

/// A theme value that is drawn on a cell's picture.
public struct SheetToken: Hashable, Sendable {
  /// The names that were followed, the layer that decided and the place in a file.
  public var origin: Origin
  /// The value drawn, as in "#0176D3" or "Inter 17 pt"; nil if it has no short form.
  public var value: String?
  /// Where it is drawn, in pixels of the picture; empty if that is not known.
  public var areas: [PixelRect]

  /// Creates a token of a picture.
  public init(origin: Origin, value: String? = nil, areas: [PixelRect] = []) {
    self.origin = origin
    self.value = value
    self.areas = areas
  }
}
