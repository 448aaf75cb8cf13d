import TintypePrimitives

extension PixelRect {
  /// The pixels that a rectangle in points touches at `scale` pixels a point.
  init(covering rect: Rect, scale: Double) {
    let left = Int((rect.minX * scale).rounded(.down))
    let top = Int((rect.minY * scale).rounded(.down))
    self.init(
      x: left, y: top, width: Int((rect.maxX * scale).rounded(.up)) - left,
      height: Int((rect.maxY * scale).rounded(.up)) - top)
  }
}
