/// What layout needs of fonts; the only view that `LayoutEngine` has of them.
public protocol TextMeasuring: AnyObject {
  /// Lays a text out within a width in points; nil breaks only where the text itself does.
  ///
  /// Never fails: what is missing stands in the block's font uses.
  func block(for request: TextRequest, width: Double?) -> TextBlock
}
