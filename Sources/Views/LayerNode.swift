/// A view behind or before another, in its frame.
public struct LayerNode: Sendable {
  public var layer: ViewNode
  public var alignment: Alignment
  public var isBehind: Bool

  /// Creates a layer.
  public init(layer: ViewNode, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }
}
