import Testing
import TintypePrimitives

@testable import TintypeGraphics

@Suite struct PixelBlenderTests {
  /// A product of channels as pixman rounds it.
  private func product(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let sum = one * other + 128
    return (sum + sum >> 8) >> 8
  }

  /// The colour over a pixel by a coverage, a channel at a time.
  private func expected(_ color: UInt32, _ coverage: UInt32, _ pixel: UInt32) -> UInt32 {
    let rest = 255 - product(color >> 24, coverage)
    return [0, 8, 16, 24].reduce(0) { word, shift in
      word | (product(color >> shift & 255, coverage) + product(pixel >> shift & 255, rest))
        << shift
    }
  }

  @Test(arguments: [0xFF20_40A0, 0x8020_4060, 0x0101_0001, 0xFFFF_FFFF, 0] as [UInt32])
  func `each coverage over each ground is rounded alike, whatever the width`(_ color: UInt32) {
    let blender = PixelBlender(color)
    let coverages = (0...255).map { UInt8($0) }
    for ground: UInt32 in [0, 0xFFFF_FFFF, 0xFF12_3456, 0x8040_2000] {
      for width in [256, 255, 254, 253, 3] {
        var pixels = [UInt32](repeating: ground, count: 256)
        blender.blend(
          coverages, maskStride: 256, into: &pixels, stride: 256, width: width, height: 1)
        for x in 0..<width { #expect(pixels[x] == expected(color, UInt32(x), ground)) }
        #expect(pixels[width...].allSatisfy { $0 == ground })
      }
    }
  }
}
