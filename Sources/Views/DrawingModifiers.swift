import TintypePrimitives

extension View {
  /// Puts a view behind this one, in its frame.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> ModifiedView {
    layered(content(), alignment, isBehind: true)
  }

  /// Puts a colour behind the view.
  public func background(_ color: Color) -> ModifiedView { background { color } }

  /// Puts a colour behind the view, in a shape.
  public func background(_ color: Color, in shape: ShapeView) -> ModifiedView {
    background { shape.fill(color) }
  }

  /// Puts a view before this one, in its frame.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> ModifiedView {
    layered(content(), alignment, isBehind: false)
  }

  /// Cuts the view to a shape.
  public func clipShape(_ shape: Shape) -> ModifiedView {
    ModifiedView(self) { .clip(shape, $0) }
  }

  /// Cuts the view to a shape.
  public func clipShape(_ shape: ShapeView) -> ModifiedView { clipShape(shape.shape) }

  /// Cuts the view to its frame.
  public func clipped() -> ModifiedView { clipShape(.rectangle) }

  /// Makes the view translucent as a whole, 0–1.
  public func opacity(_ opacity: Double) -> ModifiedView {
    ModifiedView(self) { .opacity(opacity, $0) }
  }

  /// Draws a blurred shadow of the view's outermost shape behind it.
  ///
  /// `radius` is the blur radius in points as CSS counts it: the standard deviation is half of it.
  public func shadow(
    color: Color, radius: Double, x: Double = 0, y: Double = 0
  ) -> ModifiedView {
    ModifiedView { environment in
      .shadow(
        ShadowNode(paint: color.resolve(in: environment), radius: radius, x: x, y: y),
        self.makeNode(in: environment).single)
    }
  }

  /// Lets the view fade where the gradient does: its alpha multiplies the view's.
  public func mask(_ gradient: LinearGradient) -> ModifiedView {
    ModifiedView { environment in
      .mask(gradient.resolve(in: environment), self.makeNode(in: environment).single)
    }
  }

  /// Lets the view fade out towards some of its edges, over `length` points.
  ///
  /// Two opposite edges can fade at once, edges at a corner cannot: those of a column then do.
  public func fade(_ edges: Edge.Set, length: Double) -> ModifiedView {
    ModifiedView(self) { .fade(edges, length: length, $0) }
  }

  /// Names a part of the mockup, for reports and callouts.
  public func part(_ name: String) -> ModifiedView {
    ModifiedView(self) { .part(name, $0) }
  }

  /// Keeps the layout of the view from mirroring.
  public func leftToRight() -> ModifiedView {
    environment(\.layoutDirection, .leftToRight).direction(.leftToRight)
  }

  private func direction(_ direction: LayoutDirection) -> ModifiedView {
    ModifiedView(self) { .direction(direction, $0) }
  }

  private func layered(
    _ layer: some View, _ alignment: Alignment, isBehind: Bool
  ) -> ModifiedView {
    ModifiedView { environment in
      .layered(
        LayerNode(
          layer: layer.makeNode(in: environment).single, alignment: alignment, isBehind: isBehind),
        self.makeNode(in: environment).single)
    }
  }
}
