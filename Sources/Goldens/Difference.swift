public import TintypePrimitives
import TintypeRendering

/// How a snapshot differs from its golden, and why.
public struct Difference: Sendable {
  /// Which pixels differ, and by how much.
  public let comparison: PictureComparison
  /// The size of both pictures.
  public let size: PixelSize
  /// Pixels per point.
  public let scale: Int
  /// The inputs behind the difference.
  public let causes: [Cause]

  /// Creates a difference.
  public init(
    comparison: PictureComparison, size: PixelSize, scale: Int, causes: [Cause]
  ) {
    self.comparison = comparison
    self.size = size
    self.scale = scale
    self.causes = causes
  }

  /// The place of the changed pixels in points.
  public var place: Rect {
    guard let bounds = comparison.bounds else { return Rect() }
    let pixel = 1 / Double(scale)
    return Rect(
      x: Double(bounds.x) * pixel, y: Double(bounds.y) * pixel,
      width: Double(bounds.width) * pixel, height: Double(bounds.height) * pixel)
  }

  /// The difference in a sentence, without the name of the cell.
  public var text: String {
    let rect = place
    return
      "\(comparison.differingPixels.grouped) of \(size.area.grouped) pixels differ, by at most "
      + "\(comparison.maximumDelta) of 255, within x \(Self.range(rect.minX, rect.maxX)), "
      + "y \(Self.range(rect.minY, rect.maxY)). An exact match is required."
  }

  private static func range(_ from: Double, _ to: Double) -> String {
    "\(from.points)–\(to.points)"
  }
}

extension Double {
  /// The number with at most two digits after the point.
  package var points: String {
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)"
      : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
