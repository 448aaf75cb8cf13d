internal import CFreeType
internal import Glibc
internal import TintypePrimitives

/// Coverage of glyphs at their size in device pixels, at four horizontal places within a pixel.
///
/// Bounded to 4 MiB, several screens of large text; when full it begins anew, which costs time but changes no pixel.
final class GlyphCache {
  /// What decides the coverage of a glyph.
  struct Key: Hashable {
    var place: Int32
    /// The size in 1/64 pixel.
    var size: Int32
    var glyph: UInt32
    /// The quarter pixel in the lower two bits, then synthetic bold and slant.
    var variant: UInt8
  }

  /// Where the coverage of a glyph lies in memory and around its pen position, in pixels.
  struct Mask {
    var offset: Int
    var left: Int
    /// From the baseline up to the first row.
    var top: Int
    var width: Int
    var height: Int
    /// Bytes from row to row, a multiple of four.
    var stride: Int
  }

  private static let limit = 4 << 20
  private var masks: [Key: Mask] = [:]
  private var pixels = ByteBuffer()

  /// The coverage of a glyph; nil if it is blank.
  func mask(_ key: Key, _ source: GlyphSource) -> Mask? {
    if let known = masks[key] { return known.width > 0 ? known : nil }
    if pixels.count > Self.limit {
      pixels.count = 0
      masks.removeAll(keepingCapacity: true)
    }
    let mask = render(key, source)
    masks[key] = mask
    return mask.width > 0 ? mask : nil
  }

  /// The first byte of a mask; valid until the next is made.
  func coverage(_ mask: Mask) -> UnsafeMutablePointer<UInt8> { pixels.base + mask.offset }

  private func render(_ key: Key, _ source: GlyphSource) -> Mask {
    let blank = Mask(offset: 0, left: 0, top: 0, width: 0, height: 0, stride: 0)
    let flags = Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard let face = source.face(Int(key.place)),
      FT_Set_Char_Size(face, FT_F26Dot6(key.size), 0, 72, 72) == 0,
      FT_Load_Glyph(face, key.glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return blank }
    GlyphSource.synthesize(
      &slot.pointee.outline, size: Double(key.size), isBold: key.variant & 4 != 0,
      isSlanted: key.variant & 8 != 0)
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(key.variant & 3) * 16, 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return blank }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let buffer = bitmap.buffer, bitmap.pitch >= 0 else { return blank }
    let stride = (width + 3) & ~3
    let mask = Mask(
      offset: pixels.count, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      width: width, height: height, stride: stride)
    pixels.reserve(pixels.count + stride * height)
    for row in 0..<height {
      let target = pixels.base + mask.offset + row * stride
      memcpy(target, buffer + row * Int(bitmap.pitch), width)
      memset(target + width, 0, stride - width)
    }
    pixels.count += stride * height
    return mask
  }
}
