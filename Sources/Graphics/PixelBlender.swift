internal import TintypePrimitives

/// Blends one colour into premultiplied pixels where a mask covers them.
///
/// The arithmetic is that of pixman's 8-bit operators: products divided by 255 and rounded.
struct PixelBlender {
  /// Two channels of each of four pixels.
  private typealias Lanes = SIMD8<UInt16>

  private let color: UInt32
  /// Blue and red, and green and alpha, of four times the colour.
  private let low: Lanes
  private let high: Lanes
  private let alpha: Lanes

  /// Creates a blender for a premultiplied `0xAARRGGBB` colour.
  init(_ color: UInt32) {
    self.color = color
    let four = unsafeBitCast(SIMD4(repeating: color), to: Lanes.self)
    low = four & 0xFF
    high = four &>> 8
    alpha = Lanes(repeating: UInt16(color >> 24))
  }

  /// Each channel times `factor`, divided by 255 and rounded.
  @inline(__always)
  static func multiply(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var low = (pixel & 0xFF00FF) &* factor &+ 0x800080
    low = ((low &+ (low >> 8 & 0xFF00FF)) >> 8) & 0xFF00FF
    var high = (pixel >> 8 & 0xFF00FF) &* factor &+ 0x800080
    high = (high &+ (high >> 8 & 0xFF00FF)) & 0xFF00_FF00
    return low | high
  }

  /// Each product of two channels, divided by 255 and rounded.
  @inline(__always)
  private static func product(_ one: Lanes, _ other: Lanes) -> Lanes {
    let sum = one &* other &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
  }

  /// Blends `height` rows of `width` pixels; strides are in pixels and bytes.
  func blend(
    _ mask: UnsafePointer<UInt8>, maskStride: Int, into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int, width: Int, height: Int
  ) {
    for row in 0..<height {
      let coverage = mask + row * maskStride
      let target = pixels + row * stride
      var x = 0
      while x + 4 <= width {
        let four = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
        // Most of a glyph's box is blank.
        if four != 0 {
          let memory = UnsafeMutableRawPointer(target + x)
          memory.storeBytes(of: blended(memory.loadUnaligned(as: Lanes.self), four), as: Lanes.self)
        }
        x += 4
      }
      while x < width {
        let covered = Self.multiply(color, UInt32(coverage[x]))
        target[x] = covered &+ Self.multiply(target[x], 255 &- covered >> 24)
        x += 1
      }
    }
  }

  /// Four pixels with the colour over them, by four coverages.
  @inline(__always)
  private func blended(_ pixels: Lanes, _ coverages: UInt32) -> Lanes {
    let each = SIMD4<UInt32>(
      coverages & 255, coverages >> 8 & 255, coverages >> 16 & 255, coverages >> 24)
    let coverage = unsafeBitCast(each | each &<< 16, to: Lanes.self)
    let rest = 255 &- Self.product(alpha, coverage)
    let newLow = Self.product(low, coverage) &+ Self.product(pixels & 0xFF, rest)
    let newHigh = Self.product(high, coverage) &+ Self.product(pixels &>> 8, rest)
    return newLow | newHigh &<< 8
  }

  /// A paint as a premultiplied `0xAARRGGBB` word.
  static func premultiplied(_ paint: Paint) -> UInt32 {
    let alpha = min(max(paint.alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 {
      UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(paint.red) << 16 | byte(paint.green) << 8
      | byte(paint.blue)
  }
}
