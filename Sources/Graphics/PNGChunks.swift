internal import CDeflate
internal import TintypePrimitives

/// The parts of a PNG file around its pixels.
struct PNGChunks {
  /// The eight bytes that every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The end of every PNG.
  static let tail = chunk("IEND", [])

  /// All bytes before the pixels.
  let head: [UInt8]

  /// Creates the parts for a bitmap; `scale` in pixels per point.
  init(size: PixelSize, isOpaque: Bool, scale: Double) {
    let colorType: UInt8 = isOpaque ? 2 : 6
    let header =
      Self.bytes(of: UInt32(size.width)) + Self.bytes(of: UInt32(size.height))
      + [8, colorType, 0, 0, 0]
    // 72 pixels to the inch of 0.0254 m at scale 1.
    let density = Self.bytes(of: UInt32((min(max(scale, 0), 1000) * 72 / 0.0254).rounded()))
    let perceptual: [UInt8] = [0]
    let perMetre: [UInt8] = [1]
    head =
      Self.signature + Self.chunk("IHDR", header) + Self.chunk("sRGB", perceptual)
      + Self.chunk("pHYs", density + density + perMetre)
  }

  /// A whole chunk: length, type, data, checksum.
  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bytes(of: UInt32(data.count)) + body + bytes(of: libdeflate_crc32(0, body, body.count))
  }

  /// A word, most significant byte first.
  static func bytes(of word: UInt32) -> [UInt8] {
    [UInt8(word >> 24), UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
  }
}
