public import TintypeGraphics
public import TintypePrimitives

/// A picture with straight (un-premultiplied) sRGB pixels, as PNG files hold them.
///
/// Comparing happens on these, never on a backdrop: on some backdrop every colour vanishes.
public struct StraightPicture: Sendable {
  /// The memory of the words; nobody writes to it any more.
  private let storage: Bitmap
  /// Whether no pixel is translucent; the alpha byte of such a picture is not looked at.
  public let isOpaque: Bool

  /// The number of columns and rows.
  public var size: PixelSize { storage.size }

  /// The pixels, row by row, each `0xAARRGGBB` with straight colours.
  public var words: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(storage.pixels) }

  /// What to add to a word for its true alpha.
  var alphaFill: UInt32 { isOpaque ? 0xFF00_0000 : 0 }

  /// Creates a picture from straight `0xAARRGGBB` words, row by row.
  public init(size: PixelSize, isOpaque: Bool, words: [UInt32]) {
    storage = Bitmap(size: size, isOpaque: isOpaque, words: words)
    self.isOpaque = isOpaque
  }

  /// Creates a picture from what was read from a file; the memory is shared.
  public init(_ image: DecodedImage) {
    self.init(adopting: image.straight)
  }

  /// Creates a picture from what was drawn; the memory of an opaque one is shared.
  ///
  /// Colours are rounded as they are in a PNG file, from which premultiplying gets them back.
  public init(_ bitmap: Bitmap) {
    isOpaque = bitmap.isOpaque
    if bitmap.isOpaque {
      storage = bitmap
      return
    }
    storage = Bitmap(size: bitmap.size, isOpaque: false)
    for (index, word) in bitmap.pixels.enumerated() {
      storage.pixels[index] = Self.straight(word)
    }
  }

  /// The name of the pixels: the size takes part, and so does every channel that can be seen.
  ///
  /// Pictures that are equal have the same name, also if one is kept with alpha and one without.
  public var contentHash: ContentHash {
    let fill = alphaFill
    let canonical = [UInt32](unsafeUninitializedCapacity: words.count) { buffer, count in
      for (index, word) in words.enumerated() {
        let whole = word | fill
        buffer[index] = whole >> 24 == 0 ? 0 : whole
      }
      count = words.count
    }
    let content = canonical.withUnsafeBytes { ContentHash(of: $0) }
    return ContentHash(of: "\(size) \(content)")
  }

  /// The top left part of the picture, which must have at least that size.
  func cropped(to part: PixelSize) -> StraightPicture {
    if part == size { return self }
    let cropped = Bitmap(size: part, isOpaque: isOpaque)
    for y in 0..<part.height {
      for x in 0..<part.width { cropped[x, y] = words[y * size.width + x] }
    }
    return StraightPicture(adopting: cropped)
  }

  /// Creates a picture of a bitmap whose words are straight already.
  private init(adopting storage: Bitmap) {
    self.storage = storage
    isOpaque = storage.isOpaque
  }

  /// A premultiplied word with its colours divided by alpha, rounded.
  @inline(__always)
  private static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
