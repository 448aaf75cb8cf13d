public import TintypePrimitives

extension View {
  /// Pads the view by the same length on some of its edges, in points.
  ///
  /// Proposes its own proposal less the insets; its size is the child's plus the insets.
  ///
  /// Source: SwiftUI `View.padding(_:_:)`.
  public func padding(_ edges: Edge.Set = .all, _ length: Double = 16) -> some View {
    padding(
      Insets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Pads all edges of the view, in points.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Pads the view; insets are points and may be negative, which lets it overlap its neighbours.
  public func padding(_ insets: Insets) -> some View {
    WrappedView(content: self) { .padding(insets, $0) }
  }

  /// Gives the view a fixed size in points; nil leaves a side to the view.
  ///
  /// Source: SwiftUI `View.frame(width:height:alignment:)`.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappedView(content: self) {
      .frame(FrameNode(width: width, height: height, alignment: alignment), $0)
    }
  }

  /// Keeps the view between limits, in points.
  ///
  /// A side with both limits takes what it is proposed, within them; one with a minimum takes the
  /// view's length, or the proposal if that is less; one with a maximum takes the view's length, or
  /// the proposal if that is more.
  ///
  /// Source: SwiftUI `View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:
  /// alignment:)`.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappedView(content: self) {
      .flexibleFrame(
        FlexibleFrameNode(
          minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight,
          alignment: alignment),
        $0)
    }
  }

  /// Lets the view take its ideal size, whatever is proposed.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    WrappedView(content: self) { .fixedSize(horizontal: horizontal, vertical: vertical, $0) }
  }

  /// Offers the view space before those of lower priority.
  public func layoutPriority(_ priority: Double) -> some View {
    WrappedView(content: self) { .priority(priority, $0) }
  }

  /// Keeps the proportions of the view; without a `ratio` of width to height those of its ideal
  /// size.
  ///
  /// Source: SwiftUI `View.aspectRatio(_:contentMode:)`.
  public func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode = .fit
  ) -> some View {
    WrappedView(content: self) { .aspectRatio(ratio, contentMode, $0) }
  }

  /// Draws the view elsewhere without changing its place, in points; x runs with the line.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    WrappedView(content: self) { .offset(x: x, y: y, $0) }
  }

  /// Moves a guide of the view: its edge or middle is taken `length` points from its leading edge.
  ///
  /// Source: SwiftUI `View.alignmentGuide(_:computeValue:)`.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, _ length: @escaping @Sendable (ViewDimensions) -> Double
  ) -> some View {
    WrappedView(content: self) { .horizontalGuide(guide, length, $0) }
  }

  /// Moves a guide of the view: its baseline or edge is taken `length` points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, _ length: @escaping @Sendable (ViewDimensions) -> Double
  ) -> some View {
    WrappedView(content: self) { .verticalGuide(guide, length, $0) }
  }
}
