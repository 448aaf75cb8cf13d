import TintypeLayoutEngine
import TintypePrimitives

extension Outline {
  /// The outline as a path.
  var path: Path {
    switch self {
    case .rectangle(let rect): Path(rect)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .rounded(let rect, let corners, let isContinuous):
      Path(roundedRect: rect, corners: corners, isContinuous: isContinuous)
    }
  }
}
