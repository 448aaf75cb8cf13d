import Glibc
public import TintypePrimitives

/// What differs between two pictures of one size, pixel by pixel.
///
/// Channels are compared as they are kept: premultiplied, 0–255. Nothing is blended first, so that no
/// ground hides a change.
public struct PictureComparison: Hashable, Sendable {
  /// The number of pixels that differ.
  public let differing: Int
  /// The largest difference of a channel.
  public let largestDelta: Int
  /// The smallest rectangle with all differing pixels; nil if there is none.
  public let bounds: PixelRect?
  /// Where in the picture they are.
  public let tiles: PixelTiles

  /// Whether no pixel differs.
  public var isEqual: Bool { differing == 0 }

  /// Compares two pictures, which must have one size.
  public init(golden: Bitmap, snapshot: Bitmap) {
    precondition(golden.size == snapshot.size, "pictures of one size are compared")
    let size = golden.size
    var tiles = PixelTiles(size: size)
    var count = 0
    var delta = 0
    var left = size.width
    var right = -1
    var top = size.height
    var bottom = -1
    let goldenAlpha: UInt32 = golden.isOpaque ? 0xFF00_0000 : 0
    let snapshotAlpha: UInt32 = snapshot.isOpaque ? 0xFF00_0000 : 0
    if let one = golden.pixels.baseAddress, let other = snapshot.pixels.baseAddress {
      for y in 0..<size.height {
        let first = one + y * size.width
        let second = other + y * size.width
        if golden.isOpaque == snapshot.isOpaque, memcmp(first, second, size.width * 4) == 0 {
          continue
        }
        for x in 0..<size.width {
          let a = first[x] | goldenAlpha
          let b = second[x] | snapshotAlpha
          if a == b { continue }
          count += 1
          delta = max(delta, Self.delta(a, b))
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = y
          tiles.insert(x: x, y: y)
        }
      }
    }
    differing = count
    largestDelta = delta
    self.tiles = tiles
    bounds =
      count == 0
      ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The largest difference of a channel of two pixels.
  private static func delta(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int(one >> shift & 255) - Int(other >> shift & 255)
      largest = max(largest, abs(difference))
    }
    return largest
  }
}
