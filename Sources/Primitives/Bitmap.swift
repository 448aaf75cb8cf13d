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

  /// Creates a bitmap whose pixels are all `word`; nil if the system has no memory for it.
  public convenience init?(
    ifMemoryAllows size: PixelSize, isOpaque: Bool, filledWith word: UInt32 = 0
  ) {
    guard let memory = BitmapMemory.take(size.area * 4) else { return nil }
    self.init(memory, size, isOpaque, word)
  }

  /// Creates a bitmap whose pixels are all `word`.
  ///
  /// Without memory for it the process ends, as it does for an array.
  public convenience init(size: PixelSize, isOpaque: Bool, filledWith word: UInt32 = 0) {
    guard let memory = BitmapMemory.take(size.area * 4) else {
      fatalError("out of memory: \(size) pixels")
    }
    self.init(memory, size, isOpaque, word)
  }

  private init(
    _ memory: UnsafeMutableRawPointer, _ size: PixelSize, _ isOpaque: Bool, _ word: UInt32
  ) {
    precondition(size.width > 0 && size.height > 0, "a bitmap has at least one pixel")
    self.size = size
    self.isOpaque = isOpaque
    pixels = UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: UInt32.self, capacity: size.area), count: size.area)
    pixels.initialize(repeating: word)
  }

  /// Creates a bitmap from premultiplied `0xAARRGGBB` words, row by row.
  public convenience init(size: PixelSize, isOpaque: Bool, words: [UInt32]) {
    precondition(words.count == size.area, "\(words.count) words for \(size) pixels")
    self.init(size: size, isOpaque: isOpaque)
    _ = pixels.update(fromContentsOf: words)
  }

  deinit {
    if let base = pixels.baseAddress { BitmapMemory.give(base, size.area * 4) }
  }

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
