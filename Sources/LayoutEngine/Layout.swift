public import TintypePrimitives
public import TintypeViews

/// Lays views out.
public enum Layout {
  /// The display list of a view on a canvas.
  ///
  /// The canvas has the given sides in points; a side that is nil takes the view's own length for
  /// the other, in height at least `minHeight` if that is given. The view is proposed the canvas and
  /// placed at its top leading corner, on an opaque `ground`. What something opaque covers is left
  /// out.
  public static func displayList(
    for node: ViewNode, width: Double?, height: Double?, minHeight: Double? = nil, ground: Paint,
    in context: LayoutContext
  ) -> DisplayList {
    place(
      node, width: width, height: height, minHeight: minHeight, ground: ground, in: context
    ).list
  }

  /// Everything that is placed, covered or not.
  static func wholeList(
    for node: ViewNode, width: Double?, height: Double?, ground: Paint, in context: LayoutContext
  ) -> DisplayList {
    place(node, width: width, height: height, minHeight: nil, ground: ground, in: context)
      .wholeList
  }

  private static func place(
    _ node: ViewNode, width: Double?, height: Double?, minHeight: Double?, ground: Paint,
    in context: LayoutContext
  ) -> DisplayListBuilder {
    let item = LayoutItem.make(node.single, in: context)
    var height = height
    if height == nil, let minHeight {
      height = max(minHeight, item.size(Proposal(width: width)).height)
    }
    let proposal = Proposal(width: width, height: height)
    let size = item.size(proposal)
    let canvas = Size(
      width: context.ceil(width ?? size.width), height: context.ceil(height ?? size.height))
    let frame = Rect(origin: .zero, size: canvas)
    let builder = DisplayListBuilder(canvas: frame, scale: context.scale)
    builder.append(.fill(.rectangle(frame), .paint(ground)), origins: ground.origins, bounds: frame)
    let corner = item.corner(at: .zero, of: size, in: frame)
    item.place(at: corner, proposal, into: builder)
    return builder
  }
}
