import TintypePrimitives

extension View {
  /// Puts a view behind this one, in its frame.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a colour behind the view.
  public func background(_ color: Color) -> some View { background { color } }

  /// Puts a colour behind the view, in a shape.
  public func background(_ color: Color, in shape: ShapeView) -> some View {
    background { shape.fill(color) }
  }

  /// Puts a view before this one, in its frame.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Cuts the view to a shape.
  public func clipShape(_ shape: Shape) -> some View {
    WrappedView(content: self) { .clip(shape, $0) }
  }

  /// Cuts the view to a shape.
  public func clipShape(_ shape: ShapeView) -> some View { clipShape(shape.shape) }

  /// Cuts the view to its frame.
  public func clipped() -> some View { clipShape(.rectangle) }

  /// Makes the view translucent as a whole, 0–1.
  public func opacity(_ opacity: Double) -> some View {
    WrappedView(content: self) { .opacity(opacity, $0) }
  }

  /// Draws a blurred shadow of the view's outermost shape behind it.
  ///
  /// `radius` is the blur radius in points as CSS counts it: the standard deviation is half of it.
  public func shadow(
    color: Color, radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    ShadowView(content: self, color: color, radius: radius, x: x, y: y)
  }

  /// Lets the view fade where the gradient does: its alpha multiplies the view's.
  public func mask(_ gradient: LinearGradient) -> some View {
    MaskView(content: self, gradient: gradient)
  }

  /// Lets the view fade out towards some of its edges, over `length` points.
  ///
  /// Two opposite edges can fade at once, edges at a corner cannot: those of a column then do.
  public func fade(_ edges: Edge.Set, length: Double) -> some View {
    WrappedView(content: self) { .fade(edges, length: length, $0) }
  }

  /// Names a part of the mockup, for reports and callouts.
  public func part(_ name: String) -> some View {
    WrappedView(content: self) { .part(name, $0) }
  }

  /// Keeps the layout of the view from mirroring.
  public func leftToRight() -> some View {
    environment(\.layoutDirection, .leftToRight).direction(.leftToRight)
  }

  private func direction(_ direction: LayoutDirection) -> some View {
    WrappedView(content: self) { .direction(direction, $0) }
  }
}
