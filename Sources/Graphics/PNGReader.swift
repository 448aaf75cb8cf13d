internal import CDeflate
internal import CSPNG
internal import Glibc
internal import TintypePrimitives

/// Reads PNG files of every form; keeps its buffers between pictures.
///
/// Not thread-safe.
public final class PNGReader {
  /// The largest picture, in pixels: 256 megapixels, refused from the header.
  public static let maximumArea = 256 << 20
  /// The bytes that every PNG begins with.
  public static let signature = PNGChunks.signature

  private let decompressor: OpaquePointer
  private var packed = ByteBuffer()
  private var rows = ByteBuffer()

  /// Creates a reader.
  public init() {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      fatalError("out of memory: a PNG reader")
    }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// Reads a file.
  ///
  /// Colour profiles and gamma are not applied, 16-bit channels lose their lower half, and text in
  /// the file is skipped. Throws `PNGError` if the file is no PNG, damaged or too large.
  public func read(_ bytes: [UInt8]) throws(PNGError) -> DecodedImage {
    // A closure would have to rethrow an untyped error.
    var result: Result<DecodedImage, PNGError> = .failure(.empty)
    bytes.withUnsafeBytes { buffer in
      do throws(PNGError) {
        result = .success(try read(buffer))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  private func read(_ bytes: UnsafeRawBufferPointer) throws(PNGError) -> DecodedImage {
    let file = try PNGFile(bytes)
    let isPlain =
      file.depth == 8 && (file.colorType == 2 || file.colorType == 6) && !file.isInterlaced
      && !file.hasTransparency
    return isPlain ? try readPlain(file, bytes) : try readAny(file, bytes)
  }

  /// 8-bit RGB or RGBA without interlacing.
  private func readPlain(
    _ file: PNGFile, _ bytes: UnsafeRawBufferPointer
  ) throws(PNGError) -> DecodedImage {
    let channels = file.colorType == 6 ? 4 : 3
    let rowBytes = 1 + file.size.width * channels
    let expected = rowBytes * file.size.height
    try inflate(file, bytes, count: expected)
    let filters = PNGFilters(rows.base, rowBytes: rowBytes, count: file.size.height)
    guard filters.undo(channels: channels) else { throw .pixels("a row has an unknown filter") }
    let image = Bitmap(size: file.size, isOpaque: channels == 3)
    guard let target = image.pixels.baseAddress else { throw .pixels("it has none") }
    let isOpaque = expand(into: target, file.size, channels: channels)
    return Self.image(image, hasAlpha: !isOpaque)
  }

  /// Inflates the pixels into `rows`, which must come to exactly `count` bytes.
  private func inflate(
    _ file: PNGFile, _ bytes: UnsafeRawBufferPointer, count: Int
  ) throws(PNGError) {
    var source = UnsafeRawBufferPointer(rebasing: bytes[file.pixels[0]])
    if file.pixels.count > 1 {
      packed.count = 0
      packed.reserve(file.pixels.reduce(0) { $0 + $1.count })
      guard let base = bytes.baseAddress else { throw .empty }
      for range in file.pixels where !range.isEmpty {
        memcpy(packed.base + packed.count, base + range.lowerBound, range.count)
        packed.count += range.count
      }
      source = UnsafeRawBufferPointer(start: packed.base, count: packed.count)
    }
    // Deflate packs at most 1,032 bytes into one: less data cannot fill the picture.
    guard count / 1032 <= source.count + 16 else { throw .pixels("rows are missing") }
    rows.reserve(count + PixelPacker.overrun)
    var written = 0
    let result = libdeflate_zlib_decompress(
      decompressor, source.baseAddress, source.count, rows.base, count, &written)
    switch result {
    case LIBDEFLATE_SUCCESS:
      guard written == count else { throw .pixels("rows are missing") }
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .pixels("there are more than the header tells")
    default: throw .pixels("their compressed form or checksum is wrong")
    }
  }

  /// Turns rows into words; returns whether all of them are opaque.
  private func expand(
    into target: UnsafeMutablePointer<UInt32>, _ size: PixelSize, channels: Int
  ) -> Bool {
    let rowBytes = 1 + size.width * channels
    var all: UInt32 = 0xFF00_0000
    for y in 0..<size.height {
      let row = UnsafeRawPointer(rows.base + y * rowBytes + 1)
      let words = target + y * size.width
      if channels == 3 {
        for x in 0..<size.width {
          let word = row.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self)
          words[x] = word.byteSwapped >> 8 | 0xFF00_0000
        }
      } else {
        for x in 0..<size.width {
          let word = row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self).byteSwapped
          words[x] = word >> 8 | word << 24
          all &= words[x]
        }
      }
    }
    return all >> 24 == 255
  }

  /// Every other form, through libspng, which sees only what decides pixels.
  private func readAny(
    _ file: PNGFile, _ bytes: UnsafeRawBufferPointer
  ) throws(PNGError) -> DecodedImage {
    packed.count = 0
    packed.append(PNGChunks.signature)
    for range in file.colors { packed.append(Array(bytes[range])) }
    for range in file.pixels {
      packed.append(Array(bytes[(range.lowerBound - 8)..<(range.upperBound + 4)]))
    }
    packed.append(PNGChunks.tail)
    let packedBytes = file.pixels.reduce(0) { $0 + $1.count }
    let bits = Int(file.depth) * [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][file.colorType, default: 4]
    guard file.size.area / 1032 * bits / 8 <= packedBytes + 16 else {
      throw .pixels("rows are missing")
    }
    guard let context = spng_ctx_new(0) else { throw .pixels("memory is short") }
    defer { spng_ctx_free(context) }
    spng_set_image_limits(context, UInt32(Int32.max), UInt32(Int32.max))
    try check(spng_set_png_buffer(context, packed.base, packed.count))
    let image = Bitmap(size: file.size, isOpaque: false)
    if file.colorType == 3 {
      try readPalette(context, file, bytes, into: image)
    } else {
      try check(
        spng_decode_image(
          context, image.pixels.baseAddress, file.size.area * 4, Int32(SPNG_FMT_RGBA8.rawValue),
          Int32(SPNG_DECODE_TRNS.rawValue)))
      for index in 0..<file.size.area {
        let word = image.pixels[index].byteSwapped
        image.pixels[index] = word >> 8 | word << 24
      }
    }
    let all = image.pixels.reduce(UInt32.max) { $0 & $1 }
    return Self.image(image, hasAlpha: all >> 24 != 255)
  }

  /// Looks colours up here, as libspng draws a colour that the palette lacks in silence.
  private func readPalette(
    _ context: OpaquePointer, _ file: PNGFile, _ bytes: UnsafeRawBufferPointer, into image: Bitmap
  ) throws(PNGError) {
    let palette = file.palette(bytes)
    let depth = Int(file.depth)
    let rowBytes = (file.size.width * depth + 7) / 8
    let count = rowBytes * file.size.height
    rows.reserve(count)
    try check(spng_decode_image(context, rows.base, count, Int32(SPNG_FMT_RAW.rawValue), 0))
    let mask = (1 << depth) - 1
    for y in 0..<file.size.height {
      let row = rows.base + y * rowBytes
      for x in 0..<file.size.width {
        let bit = x * depth
        let index = Int(row[bit >> 3]) >> (8 - depth - bit & 7) & mask
        guard index < palette.count else { throw .pixels("a palette index is out of range") }
        image.pixels[y * file.size.width + x] = palette[index]
      }
    }
  }

  private func check(_ code: Int32) throws(PNGError) {
    guard code != 0 else { return }
    throw .pixels(String(cString: spng_strerror(code)))
  }

  /// An image over words; without alpha it counts as opaque, whatever the file's form.
  private static func image(_ words: Bitmap, hasAlpha: Bool) -> DecodedImage {
    guard !hasAlpha, !words.isOpaque else {
      return DecodedImage(size: words.size, hasAlpha: hasAlpha, straight: words)
    }
    let opaque = Bitmap(size: words.size, isOpaque: true)
    _ = opaque.pixels.update(fromContentsOf: words.pixels)
    return DecodedImage(size: words.size, hasAlpha: false, straight: opaque)
  }
}
