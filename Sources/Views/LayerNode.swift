/// A view behind or before another, in its frame.
public struct LayerNode: Sendable {
  /// The view that is added.
  public var layer: ViewNode
  /// Where it stands in the frame of the other.
  public var alignment: Alignment
  /// Whether it lies behind the other.
  public var isBehind: Bool

  /// Creates a layer.
  public init(layer: ViewNode, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }
}
