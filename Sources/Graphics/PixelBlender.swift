internal import TintypePrimitives

/// Blends one colour into premultiplied pixels where a mask covers them.
///
/// The arithmetic is that of pixman's 8-bit operators: products divided by 255 and rounded.
struct PixelBlender {
  /// The premultiplied colour at each coverage.
  private let colors: [UInt32]

  /// Creates a blender for a premultiplied `0xAARRGGBB` colour.
  init(_ color: UInt32) {
    colors = [UInt32](unsafeUninitializedCapacity: 256) { buffer, count in
      for coverage in 0..<256 { buffer[coverage] = Self.multiply(color, UInt32(coverage)) }
      count = 256
    }
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

  /// Blends `height` rows of `width` pixels; strides are in pixels and bytes.
  func blend(
    _ mask: UnsafePointer<UInt8>, maskStride: Int, into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int, width: Int, height: Int
  ) {
    colors.withUnsafeBufferPointer { buffer in
      guard let colors = buffer.baseAddress else { return }
      for row in 0..<height {
        let coverage = mask + row * maskStride
        let target = pixels + row * stride
        for x in 0..<width where coverage[x] != 0 {
          let color = colors[Int(coverage[x])]
          target[x] = color &+ Self.multiply(target[x], 255 &- color >> 24)
        }
      }
    }
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
