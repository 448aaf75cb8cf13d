import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct PNGReaderTests {
  private func message(_ id: String, _ name: String) throws -> String {
    let bytes = try caseFile(id, name)
    let error = #expect(throws: PNGError.self) { try PNGReader().read(bytes) }
    return error?.description ?? ""
  }

  @Test func `what was written is read, to the bit`() throws {
    let words: [UInt32] = [
      0xFF01_0203, 0x8011_2233, 0x0000_0000, 0x0101_0000, 0xFE7F_80FD, 0xFFFF_FFFF,
    ]
    for width in 1...6 {
      let size = PixelSize(width: width, height: 6 / width)
      let used = Array(words.prefix(size.area))
      for encoding in PNGWriter.Encoding.allCases {
        let clear = Bitmap(size: size, isOpaque: false, words: used)
        let read = try PNGReader().read(PNGWriter().write(clear, encoding: encoding))
        #expect(rows(read.bitmap) == rows(clear))
        let opaque = Bitmap(size: size, isOpaque: true, words: used.map { $0 | 0xFF00_0000 })
        let again = try PNGReader().read(PNGWriter().write(opaque, encoding: encoding))
        #expect(!again.hasAlpha && again.straight.isOpaque)
        #expect(again.bitmap.contentHash == opaque.contentHash)
      }
    }
  }

  @Test func `every premultiplied colour survives writing and reading`() throws {
    let size = PixelSize(width: 256, height: 256)
    let words = (0..<size.area).map { index -> UInt32 in
      let (alpha, value) = (UInt32(index / 256), UInt32(index % 256))
      return alpha << 24 | min(value, alpha) << 16 | (alpha / 2) << 8 | min(255 - value, alpha)
    }
    let bitmap = Bitmap(size: size, isOpaque: false, words: words)
    let read = try PNGReader().read(PNGWriter().write(bitmap))
    #expect(read.bitmap.contentHash == bitmap.contentHash)
  }

  @Test(arguments: [
    "pal4.png", "pal8_interlaced.png", "pal8_trns_opaque.png", "rgb16.png", "rgba8_interlaced.png",
  ])
  func `palette, depth, interlacing and transparency make no difference`(_ name: String) throws {
    let expected = try PNGReader().read(caseFile("a04", "rgb8_filters.png"))
    let found = try PNGReader().read(caseFile("a04", name))
    #expect(found.bitmap.contentHash == expected.bitmap.contentHash)
    #expect(!found.hasAlpha)
    #expect(Set(expected.straight.pixels).count > 2)
  }

  @Test(arguments: ["grey4.png", "greyalpha16_interlaced.png"])
  func `forms of grey make no difference`(_ name: String) throws {
    let expected = try PNGReader().read(caseFile("a04", "grey8.png"))
    let found = try PNGReader().read(caseFile("a04", name))
    #expect(found.bitmap.contentHash == expected.bitmap.contentHash)
    #expect(Set(expected.straight.pixels).count > 2)
  }

  @Test(arguments: [
    (
      "bad_adler.png",
      "The pixels of the PNG picture are damaged: their compressed form or checksum is wrong."
    ),
    ("bad_crc.png", "The PNG chunk 'IDAT' is damaged: its checksum differs."),
    ("cut_inside_chunk.png", "The PNG file is cut short. Copy it again."),
    ("cut_on_chunk_boundary.png", "The PNG file is cut short. Copy it again."),
    ("empty.png", "The file is empty; a PNG picture is needed here."),
    ("huge_chunk_length.png", "The PNG chunk 'IDAT' has an impossible length."),
    ("jpeg_named.png", "The file is a JPEG picture, not a PNG picture. Save it as PNG."),
    ("no_iend.png", "The PNG file is cut short. Copy it again."),
    (
      "palette_index_out_of_range.png",
      "The pixels of the PNG picture are damaged: a palette index is out of range."
    ),
    ("rows_missing.png", "The pixels of the PNG picture are damaged: rows are missing."),
    ("text.png", "The file is text, not a PNG picture. Save it as PNG."),
  ])
  func `a damaged file is named`(_ name: String, _ text: String) throws {
    #expect(try message("a06", name) == text)
    // The reader goes on with the next file.
    let reader = PNGReader()
    #expect(throws: PNGError.self) { try reader.read(caseFile("a06", name)) }
    #expect(try reader.read(caseFile("a06", "good.png")).size.area > 0)
  }

  @Test(arguments: [
    ("mono_20000.png", "The PNG picture has 20000x20000 pixels; at most 268435456 are read."),
    (
      "header_2e9.png",
      "The PNG picture has 2147483647x2147483647 pixels; at most 268435456 are read."
    ),
    ("wide_1row.png", "The PNG picture has 2147483647x1 pixels; at most 268435456 are read."),
    ("zero_width.png", "The PNG picture has 0x10 pixels; each side is at least 1."),
  ])
  func `an impossible size is refused from the header`(_ name: String, _ text: String) throws {
    #expect(try message("g01", name) == text)
  }

  @Test(arguments: ["ztxt_48mb.png", "many_text.png"])
  func `text in a file is skipped`(_ name: String) throws {
    let clock = ContinuousClock()
    let bytes = try caseFile("g01", name)
    let duration = try clock.measure { _ = try PNGReader().read(bytes) }
    #expect(duration < .milliseconds(500))
  }

  @Test func `a Git LFS pointer is named with its remedy`() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n"
    let error = #expect(throws: PNGError.self) { try PNGReader().read(Array(pointer.utf8)) }
    #expect(
      error?.description
        == "The file is a Git LFS pointer, not the picture itself. Run 'git lfs pull'.")
  }

  @Test func `every cut of a file is an error`() throws {
    let bytes = PNGWriter().write(Bitmap(size: PixelSize(width: 7, height: 5), isOpaque: true))
    for count in 0..<bytes.count {
      #expect(throws: PNGError.self) { try PNGReader().read(Array(bytes.prefix(count))) }
    }
  }

  @Test func `every flipped byte is an error or leaves the picture as it is`() throws {
    let words = (0..<35).map { UInt32($0 * 7) | 0xFF00_0000 }
    let bitmap = Bitmap(size: PixelSize(width: 7, height: 5), isOpaque: true, words: words)
    let bytes = PNGWriter().write(bitmap)
    for index in bytes.indices {
      var broken = bytes
      broken[index] ^= 0x11
      guard let read = try? PNGReader().read(broken) else { continue }
      #expect(read.bitmap.contentHash == bitmap.contentHash)
    }
  }
}
