import TintypePrimitives

extension PixelRect {
  /// The pixels of a picture that a rectangle in points covers, even in part; nil if there is none.
  init?(covering rect: Rect, scale: Double, in size: PixelSize) {
    func pixel(_ point: Double, _ limit: Int, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(Double(limit), max(0, point * scale)).rounded(rule))
    }
    let left = pixel(rect.minX, size.width, .down)
    let top = pixel(rect.minY, size.height, .down)
    let right = pixel(rect.maxX, size.width, .up)
    let bottom = pixel(rect.maxY, size.height, .up)
    guard !rect.isEmpty, left < right, top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
