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
  /// The areas that changed with what changed them, from top to bottom.
  public let areas: [AreaDifference]

  /// Creates a difference.
  public init(
    comparison: PictureComparison, size: PixelSize, scale: Int, areas: [AreaDifference]
  ) {
    self.comparison = comparison
    self.size = size
    self.scale = scale
    self.areas = areas
  }

  /// The causes of all areas, each once, with all names through which it paints.
  public var causes: [Cause] { Cause.merged(areas.flatMap(\.causes)) }

  /// The place of the changed pixels in points.
  public var place: Rect { comparison.bounds.map(points) ?? Rect() }

  /// A rectangle of the pictures in points.
  public func points(_ rect: PixelRect) -> Rect { rect.points(1 / Double(scale)) }

  /// The difference in a sentence or two, without the name of the cell.
  public var text: String { "\(counts) An exact match is required." }

  /// The counts and the place in a sentence.
  public var counts: String {
    let rect = place
    return
      "\(comparison.differingPixels.grouped) of \(size.area.grouped) pixels "
      + "\(comparison.differingPixels == 1 ? "differs" : "differ"), by at most "
      + "\(comparison.maximumDelta) of 255, within x \(Self.range(rect.minX, rect.maxX)), "
      + "y \(Self.range(rect.minY, rect.maxY))."
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
