import TintypePrimitives

/// Draws golden, difference and snapshot side by side.
public enum DifferenceImage {
  /// The gap between the panels, in pixels.
  static let gap = 8
  private static let ground: UInt32 = 0xFF80_8080
  /// What differs; a colour that interfaces hardly use.
  static let mark: UInt32 = 0xFFFF_0080

  /// The picture of a difference.
  ///
  /// The middle panel shows the snapshot faded on white, and each pixel that differs, or that only
  /// one of the two has, in magenta. Panels of another size stand at the top.
  public static func make(golden: Bitmap, snapshot: Bitmap) -> Bitmap {
    let width = max(golden.size.width, snapshot.size.width)
    let height = max(golden.size.height, snapshot.size.height)
    let size = PixelSize(width: 3 * width + 2 * gap, height: height)
    let image = Bitmap(size: size, isOpaque: true)
    image.pixels.update(repeating: ground)
    copy(golden, to: image, x: 0)
    copy(snapshot, to: image, x: 2 * (width + gap))
    for y in 0..<height {
      for x in 0..<width {
        let one = pixel(golden, x, y)
        let other = pixel(snapshot, x, y)
        image[width + gap + x, y] =
          if let one, let other, one == other { faded(over(other)) } else { mark }
      }
    }
    return image
  }

  private static func copy(_ bitmap: Bitmap, to image: Bitmap, x left: Int) {
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width { image[left + x, y] = over(pixel(bitmap, x, y) ?? 0) }
    }
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    guard x < bitmap.size.width, y < bitmap.size.height else { return nil }
    return bitmap[x, y] | (bitmap.isOpaque ? 0xFF00_0000 : 0)
  }

  /// A premultiplied pixel on white.
  private static func over(_ word: UInt32) -> UInt32 {
    let rest = 255 - (word >> 24)
    func channel(_ shift: UInt32) -> UInt32 { min(255, (word >> shift & 255) + rest) << shift }
    return 0xFF00_0000 | channel(0) | channel(8) | channel(16)
  }

  /// A quarter of the colour and three of white.
  private static func faded(_ word: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 { ((word >> shift & 255) + 3 * 255) / 4 << shift }
    return 0xFF00_0000 | channel(0) | channel(8) | channel(16)
  }
}
