internal import TintypePrimitives

/// Turns rows of a bitmap into rows of a PNG: a filter byte of none, then RGB or straight RGBA.
struct PixelPacker {
  /// What packing may write beyond the end of a row.
  static let overrun = 4

  /// The bytes of a packed row, its filter byte included.
  let rowBytes: Int
  private let pixels: UnsafePointer<UInt32>?
  private let width: Int
  private let isOpaque: Bool

  /// Creates a packer; the bitmap must outlive it.
  init(_ bitmap: Bitmap) {
    pixels = bitmap.pixels.baseAddress.map { UnsafePointer($0) }
    width = bitmap.size.width
    isOpaque = bitmap.isOpaque
    rowBytes = 1 + width * (bitmap.isOpaque ? 3 : 4)
  }

  /// Packs one row; rows go in order, as each may spoil the first bytes of the next.
  func pack(_ row: Int, into output: UnsafeMutablePointer<UInt8>) {
    guard let source = pixels.map({ $0 + row * width }) else { return }
    output[0] = 0
    let target = UnsafeMutableRawPointer(output + 1)
    if isOpaque {
      packRGB(source, into: target)
    } else {
      for x in 0..<width {
        target.storeBytes(of: Self.straight(source[x]), toByteOffset: 4 * x, as: UInt32.self)
      }
    }
  }

  /// Four pixels become three words at a time.
  private func packRGB(_ source: UnsafePointer<UInt32>, into target: UnsafeMutableRawPointer) {
    var x = 0
    while x + 4 <= width {
      let a = source[x].byteSwapped >> 8
      let b = source[x + 1].byteSwapped >> 8
      let c = source[x + 2].byteSwapped >> 8
      let d = source[x + 3].byteSwapped
      let at = 3 * x
      target.storeBytes(of: a | b << 24, toByteOffset: at, as: UInt32.self)
      target.storeBytes(of: b >> 8 | c << 16, toByteOffset: at + 4, as: UInt32.self)
      target.storeBytes(of: c >> 16 | d & 0xFFFF_FF00, toByteOffset: at + 8, as: UInt32.self)
      x += 4
    }
    while x < width {
      target.storeBytes(
        of: source[x].byteSwapped >> 8, toByteOffset: 3 * x, as: UInt32.self)
      x += 1
    }
  }

  /// A premultiplied pixel as red, green, blue and alpha in memory order, colours rounded.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel.byteSwapped >> 8 | 0xFF00_0000 }
    if alpha == 0 { return 0 }
    func channel(_ value: UInt32) -> UInt32 { min(255, (value * 255 + alpha / 2) / alpha) }
    return channel(pixel >> 16 & 255) | channel(pixel >> 8 & 255) << 8
      | channel(pixel & 255) << 16 | alpha << 24
  }
}
