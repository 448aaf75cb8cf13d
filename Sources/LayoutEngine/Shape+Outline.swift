import TintypePrimitives
import TintypeViews

extension Shape {
  /// The outline of the shape in a frame.
  func outline(in frame: Rect, isMirrored: Bool) -> Outline {
    let half = min(frame.width, frame.height) / 2
    let circle = Rect(
      x: frame.midX - half, y: frame.midY - half, width: 2 * half, height: 2 * half)
    switch self {
    case .rectangle: return .rectangle(frame)
    case .ellipse: return .ellipse(frame)
    case .circle: return .ellipse(circle)
    case .capsule:
      return .rounded(
        frame,
        CornerRadii(topLeft: half, topRight: half, bottomRight: half, bottomLeft: half),
        isContinuous: false)
    case .rounded(let radii, let style):
      func fit(_ radius: Double) -> Double { min(max(0, radius), half) }
      let corners =
        isMirrored
        ? CornerRadii(
          topLeft: fit(radii.topTrailing), topRight: fit(radii.topLeading),
          bottomRight: fit(radii.bottomLeading), bottomLeft: fit(radii.bottomTrailing))
        : CornerRadii(
          topLeft: fit(radii.topLeading), topRight: fit(radii.topTrailing),
          bottomRight: fit(radii.bottomTrailing), bottomLeft: fit(radii.bottomLeading))
      return .rounded(frame, corners, isContinuous: style == .continuous)
    case .arc(let start, let end): return .arc(circle, from: start, to: end)
    case .polyline(let points):
      return .polyline(
        points.map {
          Point(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height)
        })
    }
  }
}
