import TintypePrimitives

/// How far something reaches beyond the edges of an area, in points; zero where it does not.
public struct Overhang: Hashable, Sendable {
  /// Beyond the left edge.
  public let left: Double
  /// Beyond the top edge.
  public let top: Double
  /// Beyond the right edge.
  public let right: Double
  /// Beyond the bottom edge.
  public let bottom: Double

  /// Nothing reaches beyond any edge.
  public static let none = Overhang(left: 0, top: 0, right: 0, bottom: 0)

  /// Creates an overhang of lengths in points.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// How far `rect` reaches beyond `area`; lengths of at most `tolerance` count as none.
  init(of rect: Rect, beyond area: Rect, tolerance: Double) {
    func length(_ value: Double) -> Double { value > tolerance ? value : 0 }
    left = length(min(area.minX - rect.minX, rect.width))
    top = length(min(area.minY - rect.minY, rect.height))
    right = length(min(rect.maxX - area.maxX, rect.width))
    bottom = length(min(rect.maxY - area.maxY, rect.height))
  }

  /// Whether nothing reaches beyond any edge.
  public var isNone: Bool { self == .none }

  /// The longest of the four.
  public var longest: Double { max(left, top, right, bottom) }
}
