internal import CDeflate
internal import CISAL
internal import Glibc
public import TintypePrimitives

/// Writes bitmaps as PNG files; keeps its buffers between pictures.
///
/// Not thread-safe.
///
/// 8-bit sRGB without filters: RGB for an opaque bitmap, else RGBA with straight alpha. The same
/// bitmap, scale and encoding give the same bytes.
public final class PNGWriter {
  /// How much time the file's size is worth.
  public enum Encoding: String, Hashable, Sendable, CaseIterable {
    /// Quick to write: isa-l, level 1.
    case fast
    /// About a third smaller, for files that are kept: libdeflate, level 6.
    ///
    /// Source: measured on pictures of screens; filters cost time and make such files larger.
    case small
  }

  /// Rows packed at a time, so that they stay in the processor's cache.
  private static let stripHeight = 16
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let compressor: OpaquePointer
  private var rows = ByteBuffer()
  private var output = ByteBuffer()

  /// Creates a writer.
  public init() {
    guard let stream = tintype_isal_new(), let compressor = libdeflate_alloc_compressor(6) else {
      fatalError("out of memory: a PNG writer")
    }
    self.stream = stream
    self.compressor = compressor
  }

  deinit {
    free(stream)
    libdeflate_free_compressor(compressor)
  }

  /// The bytes of a PNG file; `scale` in pixels per point sets the density, 72 to the inch at 1.
  public func write(_ bitmap: Bitmap, scale: Double = 1, encoding: Encoding = .fast) -> [UInt8] {
    let chunks = PNGChunks(size: bitmap.size, isOpaque: bitmap.isOpaque, scale: scale)
    output.reserve(1 << 19)
    output.count = 0
    output.append(chunks.head)
    let start = output.count
    output.append([0, 0, 0, 0] + Array("IDAT".utf8))
    switch encoding {
    case .fast: deflateStrips(of: bitmap)
    case .small: deflateWhole(bitmap)
    }
    let length = output.count - start - 8
    output.store(UInt32(length), at: start)
    let crc = libdeflate_crc32(0, output.base + start + 4, length + 4)
    output.append(PNGChunks.bytes(of: crc))
    output.append(PNGChunks.tail)
    return output.array
  }

  private func deflateStrips(of bitmap: Bitmap) {
    let packer = PixelPacker(bitmap)
    rows.reserve(packer.rowBytes * Self.stripHeight + PixelPacker.overrun)
    tintype_isal_begin(stream)
    for y in stride(from: 0, to: bitmap.size.height, by: Self.stripHeight) {
      let end = min(y + Self.stripHeight, bitmap.size.height)
      for row in y..<end { packer.pack(row, into: rows.base + (row - y) * packer.rowBytes) }
      let isLast: Int32 = end == bitmap.size.height ? 1 : 0
      tintype_isal_feed(stream, rows.base, UInt32((end - y) * packer.rowBytes), isLast)
      var isDone: Int32 = 0
      while isDone == 0 {
        output.reserve(output.count + 1 << 16)
        let room = UInt32(min(output.capacity - output.count, 1 << 30))
        output.count += Int(
          tintype_isal_deflate(stream, output.base + output.count, room, &isDone))
      }
    }
  }

  private func deflateWhole(_ bitmap: Bitmap) {
    let packer = PixelPacker(bitmap)
    let count = packer.rowBytes * bitmap.size.height
    rows.reserve(count + PixelPacker.overrun)
    for row in 0..<bitmap.size.height { packer.pack(row, into: rows.base + row * packer.rowBytes) }
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    output.reserve(output.count + bound)
    output.count += libdeflate_zlib_compress(
      compressor, rows.base, count, output.base + output.count, bound)
  }
}
