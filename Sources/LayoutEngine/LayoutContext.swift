public import TintypePrimitives

/// What layout works with beside the nodes.
public struct LayoutContext {
  /// Lays texts out.
  public let measuring: any TextMeasuring
  /// Finds pictures.
  public let images: any ImageMeasuring
  /// Pixels per point.
  public let scale: Double
  /// The direction of layout.
  public let direction: LayoutDirection

  /// Creates a context.
  public init(
    measuring: any TextMeasuring, images: any ImageMeasuring, scale: Double,
    direction: LayoutDirection
  ) {
    self.measuring = measuring
    self.images = images
    self.scale = scale
    self.direction = direction
  }

  /// The length rounded up to whole device pixels, so that what was measured is not wrapped again.
  func ceil(_ length: Double) -> Double {
    let pixels = (length * scale - 1e-6).rounded(.up)
    return max(0, pixels) / scale
  }

  /// A rectangle whose edges lie on device pixels; it never becomes thinner than one.
  func snap(_ rect: Rect) -> Rect {
    func edges(_ start: Double, _ length: Double) -> (Double, Double) {
      let first = (start * scale).rounded()
      var last = ((start + length) * scale).rounded()
      if last <= first, length > 0 { last = first + 1 }
      return (first / scale, (last - first) / scale)
    }
    let (x, width) = edges(rect.x, rect.width)
    let (y, height) = edges(rect.y, rect.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}
