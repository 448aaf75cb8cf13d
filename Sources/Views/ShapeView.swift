import TintypePrimitives

/// A shape that is filled, outlined or both.
public struct ShapeView: PrimitiveView {
  private enum Style: Sendable {
    case color(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)
  }

  /// The outline.
  let shape: Shape
  private var fillStyle: Style?
  private var strokeColor: Color?
  private var strokeStyle = StrokeStyle()
  private var isInset = true

  /// Creates a shape in the foreground colour.
  public init(_ shape: Shape) { self.shape = shape }

  /// Fills the shape.
  public func fill(_ color: Color) -> ShapeView { with { $0.fillStyle = .color(color) } }

  /// Fills the shape with a gradient.
  public func fill(_ gradient: LinearGradient) -> ShapeView {
    with { $0.fillStyle = .linear(gradient) }
  }

  /// Fills the shape with a gradient.
  public func fill(_ gradient: RadialGradient) -> ShapeView {
    with { $0.fillStyle = .radial(gradient) }
  }

  /// Draws a line of `lineWidth` points along the inside of the outline.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> ShapeView {
    strokeBorder(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the inside of the outline.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> ShapeView {
    with {
      $0.strokeColor = color
      $0.strokeStyle = style
      $0.isInset = true
    }
  }

  /// Draws a line of `lineWidth` points with its middle on the outline.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> ShapeView {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line with its middle on the outline.
  public func stroke(_ color: Color, style: StrokeStyle) -> ShapeView {
    with {
      $0.strokeColor = color
      $0.strokeStyle = style
      $0.isInset = false
    }
  }

  private func with(_ change: (inout ShapeView) -> Void) -> ShapeView {
    var copy = self
    change(&copy)
    return copy
  }

  /// Evaluates the colours of fill and line.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    var node = ShapeNode(shape: shape)
    switch fillStyle {
    case .color(let color): node.fill = .paint(color.resolve(in: environment))
    case .linear(let gradient): node.fill = gradient.resolve(in: environment)
    case .radial(let gradient): node.fill = gradient.resolve(in: environment)
    case nil:
      if strokeColor == nil { node.fill = .paint(environment.foreground.resolve(in: environment)) }
    }
    if let strokeColor {
      node.stroke = .init(
        paint: strokeColor.resolve(in: environment), style: strokeStyle, isInset: isInset)
    }
    return .shape(node)
  }
}
