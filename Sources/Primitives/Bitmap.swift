import Glibc

/// A rectangle of premultiplied sRGB pixels, one native-endian `0xAARRGGBB` word each.
///
/// Rows are `width` words, without padding. Whoever draws on a bitmap does so before it is shared;
/// after that nobody writes to it.
public final class Bitmap: @unchecked Sendable {
  /// The number of columns and rows.
  public let size: PixelSize
  /// Whether no pixel is translucent; the alpha byte of such a bitmap is not looked at.
  public let isOpaque: Bool
  /// The pixels, row by row.
  public let pixels: UnsafeMutableBufferPointer<UInt32>

  /// Huge pages cut the page faults of a canvas from thousands to a handful.
  private static let hugePage = 2 << 20

  /// Creates a bitmap whose pixels are all zero.
  public init(size: PixelSize, isOpaque: Bool) {
    precondition(size.width > 0 && size.height > 0, "a bitmap has at least one pixel")
    self.size = size
    self.isOpaque = isOpaque
    let bytes = size.area * 4
    let huge = bytes >= Self.hugePage
    let alignment = huge ? Self.hugePage : 64
    let capacity = (bytes + alignment - 1) / alignment * alignment
    var memory: UnsafeMutableRawPointer?
    let status = posix_memalign(&memory, alignment, capacity)
    guard status == 0, let memory else {
      fatalError("out of memory: \(capacity) bytes for a bitmap")
    }
    if huge { madvise(memory, capacity, Int32(MADV_HUGEPAGE)) }
    memset(memory, 0, bytes)
    pixels = UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: UInt32.self, capacity: size.area), count: size.area)
  }

  /// Creates a bitmap from premultiplied `0xAARRGGBB` words, row by row.
  public convenience init(size: PixelSize, isOpaque: Bool, words: [UInt32]) {
    precondition(words.count == size.area, "\(words.count) words for \(size) pixels")
    self.init(size: size, isOpaque: isOpaque)
    _ = pixels.update(fromContentsOf: words)
  }

  deinit { free(pixels.baseAddress) }

  /// A copy of the pixels, row by row, for whoever does not keep the bitmap.
  public var words: [UInt32] { withExtendedLifetime(self) { Array(pixels) } }

  /// The word of one pixel.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * size.width + x] }
    set { pixels[y * size.width + x] = newValue }
  }

  /// The name of the pixels: size, opacity and every visible channel take part.
  ///
  /// The alpha byte of an opaque bitmap must be the same throughout, as drawing leaves it.
  public var contentHash: ContentHash {
    let shape = ContentHash(of: "\(size) \(isOpaque ? "rgb" : "argb")")
    let content = ContentHash(of: UnsafeRawBufferPointer(pixels))
    return ContentHash(of: "\(shape)\(content)")
  }
}
