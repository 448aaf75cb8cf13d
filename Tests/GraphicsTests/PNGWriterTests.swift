import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct PNGWriterTests {
  @Test(arguments: PNGWriter.Encoding.allCases)
  func `a file names its size, colours and density`(_ encoding: PNGWriter.Encoding) {
    let bitmap = Bitmap(
      size: PixelSize(width: 3, height: 2), isOpaque: true,
      words: [0xFF01_0203, 0xFF04_0506, 0xFF07_0809, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    let bytes = PNGWriter().write(bitmap, scale: 3, encoding: encoding)
    #expect(
      Array(bytes.prefix(33))
        == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0x12, 0x16, 0xF1, 0x4D])
    #expect(
      Array(bytes[33..<63])
        == [0, 0, 0, 1] + Array("sRGB".utf8) + [0, 0xAE, 0xCE, 0x1C, 0xE9, 0, 0, 0, 9]
        + Array("pHYs".utf8) + [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    #expect(
      Array(bytes.suffix(12)) == [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
  }

  @Test(arguments: PNGWriter.Encoding.allCases)
  func `no earlier picture changes the bytes of a later one`(_ encoding: PNGWriter.Encoding) {
    func picture(_ seed: Int) -> Bitmap {
      let size = PixelSize(width: 640, height: 400)
      var state = UInt32(seed) &* 747_796_405 &+ 1
      var words: [UInt32] = []
      words.reserveCapacity(size.area)
      // Stretches of one colour and of repeated ones, as text and shapes have them.
      while words.count < size.area {
        state = state &* 1_664_525 &+ 1_013_904_223
        let word = 0xFF00_0000 | (state >> 12 & 0x0F0F0F) &* 17
        let length = state & 64 == 0 ? Int(state >> 25) + 1 : 3
        if state & 256 == 0, words.count > 4096 {
          let start = words.count - 4096 + Int(state >> 22)
          words += words[start..<min(start + length, words.count)]
        } else {
          words += Array(repeating: word, count: length)
        }
      }
      return Bitmap(size: size, isOpaque: true, words: Array(words.prefix(size.area)))
    }
    let used = PNGWriter()
    for seed in 0..<20 {
      let bitmap = picture(seed)
      #expect(
        used.write(bitmap, encoding: encoding) == PNGWriter().write(bitmap, encoding: encoding),
        "\(seed)")
    }
  }

  @Test(arguments: PNGWriter.Encoding.allCases)
  func `a writer used before gives the same bytes`(_ encoding: PNGWriter.Encoding) {
    let size = PixelSize(width: 301, height: 77)
    let words = (0..<size.area).map {
      UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000
    }
    let noise = Bitmap(size: size, isOpaque: true, words: words)
    let clear = Bitmap(size: PixelSize(width: 5, height: 900), isOpaque: false)
    let used = PNGWriter()
    _ = used.write(noise, encoding: encoding)
    let again = used.write(clear, encoding: encoding)
    #expect(again == PNGWriter().write(clear, encoding: encoding))
    #expect(used.write(noise, encoding: encoding) == PNGWriter().write(noise, encoding: encoding))
  }
}
