internal import CDeflate
internal import TintypePrimitives

/// A PNG file taken apart: its header and the chunks that decide pixels.
struct PNGFile {
  let size: PixelSize
  let depth: UInt8
  let colorType: UInt8
  let isInterlaced: Bool
  /// Where the contents of the pixel chunks lie.
  private(set) var pixels: [Range<Int>] = []
  /// The whole chunks besides pixels that decide colours: header, palette, transparency.
  private(set) var colors: [Range<Int>] = []
  private(set) var hasTransparency = false

  /// Takes a file apart.
  ///
  /// Looks at the header before anything else, and at no chunk that does not decide pixels.
  init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    try Self.checkKind(bytes)
    guard bytes.count >= 33 else { throw .truncated }
    guard Self.word(bytes, 8) == 13, Self.type(bytes, 12) == "IHDR" else {
      throw .misplaced("IHDR")
    }
    let width = Self.word(bytes, 16)
    let height = Self.word(bytes, 20)
    guard width > 0, height > 0 else { throw .zeroSize(width: width, height: height) }
    guard width <= Int(Int32.max), height <= Int(Int32.max), width <= PNGReader.maximumArea / height
    else { throw .tooLarge(width: width, height: height) }
    size = PixelSize(width: width, height: height)
    depth = bytes[24]
    colorType = bytes[25]
    isInterlaced = bytes[28] == 1
    let depths: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[colorType]?.contains(depth) == true, bytes[26] == 0, bytes[27] == 0, bytes[28] < 2
    else { throw .header }
    try collect(bytes)
  }

  private mutating func collect(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    var position = 8
    var hasEnded = false
    var hasPalette = false
    while !hasEnded {
      guard position + 12 <= bytes.count else { throw .truncated }
      let length = Self.word(bytes, position)
      let type = Self.type(bytes, position + 4)
      guard length <= Int(Int32.max) else { throw .chunkLength(type) }
      guard length <= bytes.count - position - 12 else {
        // A length beyond any file is damage, one a little beyond the end a cut.
        throw length > 1 << 30 ? .chunkLength(type) : .truncated
      }
      let content = position + 8
      let end = content + length + 4
      let isCritical = bytes[position + 4] & 0x20 == 0
      if isCritical || type == "tRNS" {
        let start = bytes.baseAddress.map { $0 + position + 4 }
        guard libdeflate_crc32(0, start, length + 4) == UInt32(Self.word(bytes, content + length))
        else { throw .checksum(type) }
      }
      switch type {
      case "IHDR":
        guard position == 8 else { throw .misplaced("IHDR") }
        colors.append(position..<end)
      case "PLTE":
        guard pixels.isEmpty, length % 3 == 0, (3...768).contains(length), !hasPalette else {
          throw .misplaced("PLTE")
        }
        hasPalette = true
        colors.append(position..<end)
      case "tRNS":
        guard pixels.isEmpty, !hasTransparency else { throw .misplaced("tRNS") }
        hasTransparency = true
        colors.append(position..<end)
      case "IDAT":
        if let last = pixels.last, last.upperBound != position - 4 { throw .misplaced("IDAT") }
        pixels.append(content..<(content + length))
      case "IEND": hasEnded = true
      default: if isCritical { throw .misplaced(type) }
      }
      position = end
    }
    guard !pixels.isEmpty else { throw .misplaced("IDAT") }
    guard colorType != 3 || hasPalette else { throw .misplaced("PLTE") }
  }

  /// The colours of the palette as straight `0xAARRGGBB` words.
  func palette(_ bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var colors: [UInt32] = []
    var alphas: [UInt8] = []
    for range in self.colors {
      let content = (range.lowerBound + 8)..<(range.upperBound - 4)
      switch Self.type(bytes, range.lowerBound + 4) {
      case "PLTE":
        for index in stride(from: content.lowerBound, to: content.upperBound, by: 3) {
          colors.append(
            UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]))
        }
      case "tRNS": alphas = Array(bytes[content])
      default: break
      }
    }
    return colors.enumerated().map { index, color in
      color | (index < alphas.count ? UInt32(alphas[index]) : 255) << 24
    }
  }

  private static func checkKind(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    if bytes.starts(with: PNGChunks.signature) { return }
    if bytes.isEmpty { throw .empty }
    if PNGChunks.signature.starts(with: bytes) { throw .truncated }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { throw .notPNG("a JPEG picture") }
    if bytes.starts(with: "GIF8".utf8) { throw .notPNG("a GIF picture") }
    if bytes.starts(with: "RIFF".utf8) { throw .notPNG("a WebP picture") }
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .lfsPointer }
    if bytes.prefix(64).allSatisfy({ $0 == 9 || $0 == 10 || $0 == 13 || (32..<127).contains($0) }) {
      throw .notPNG("text")
    }
    throw .notPNG("something else")
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Int {
    Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// The type of a chunk, unprintable bytes replaced.
  private static func type(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> String {
    String(
      decoding: bytes[offset..<(offset + 4)].map { (33..<127).contains($0) ? $0 : 0x3F },
      as: UTF8.self)
  }
}
