public import TintypePrimitives

/// A coarse map of pixels: which squares of 8 by 8 hold one.
public struct PixelTiles: Hashable, Sendable {
  private static let side = 8
  private let columns: Int
  private let rows: Int
  private var isSet: [Bool]

  /// Creates an empty map for a picture.
  public init(size: PixelSize) {
    columns = (size.width + Self.side - 1) / Self.side
    rows = (size.height + Self.side - 1) / Self.side
    isSet = Array(repeating: false, count: columns * rows)
  }

  /// Marks the square of a pixel, which must lie in the picture.
  public mutating func insert(x: Int, y: Int) {
    isSet[y / Self.side * columns + x / Self.side] = true
  }

  /// Whether a marked square touches a rectangle in points, at `scale` pixels per point.
  public func touches(_ rect: Rect, scale: Double) -> Bool {
    guard !rect.isEmpty else { return false }
    let left = max(0, Int((rect.minX * scale).rounded(.down)) / Self.side)
    let top = max(0, Int((rect.minY * scale).rounded(.down)) / Self.side)
    let right = min(columns - 1, Int((rect.maxX * scale).rounded(.up) - 1) / Self.side)
    let bottom = min(rows - 1, Int((rect.maxY * scale).rounded(.up) - 1) / Self.side)
    guard left <= right, top <= bottom else { return false }
    return (top...bottom).contains { row in
      isSet[(row * columns + left)...(row * columns + right)].contains(true)
    }
  }
}
