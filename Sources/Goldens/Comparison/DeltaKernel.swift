/// The channel differences of 64 opaque pixels.
///
/// Plain loops of a fixed length over plain memory: the compiler turns these into vector
/// instructions, which it does not do for Swift's wide SIMD types (measured: 30 times slower).
final class DeltaKernel {
  private static let pixels = 64
  private static let bytes = 4 * pixels
  /// A difference for each byte of each pixel, then a byte for each pixel.
  private let memory = UnsafeMutableRawPointer.allocate(
    byteCount: bytes + pixels, alignment: 64)

  deinit { memory.deallocate() }

  /// Takes the differences of two rows of 64 pixels.
  @inline(__always)
  func load(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>) {
    let first = UnsafeRawPointer(one)
    let second = UnsafeRawPointer(other)
    for index in 0..<Self.bytes {
      let a = first.load(fromByteOffset: index, as: UInt8.self)
      let b = second.load(fromByteOffset: index, as: UInt8.self)
      memory.storeBytes(of: max(a, b) &- min(a, b), toByteOffset: index, as: UInt8.self)
    }
    for index in 0..<Self.pixels {
      let word = memory.load(fromByteOffset: 4 * index, as: UInt32.self)
      memory.storeBytes(of: word & 0x00FF_FFFF, toByteOffset: 4 * index, as: UInt32.self)
    }
  }

  /// Makes differences of at most `tolerance` zero.
  @inline(__always)
  func clear(upTo tolerance: UInt8) {
    for index in 0..<Self.bytes {
      let delta = memory.load(fromByteOffset: index, as: UInt8.self)
      memory.storeBytes(of: delta > tolerance ? delta : 0, toByteOffset: index, as: UInt8.self)
    }
  }

  /// The largest difference.
  @inline(__always)
  var largest: UInt8 {
    var largest: UInt8 = 0
    for index in 0..<Self.bytes {
      largest = max(largest, memory.load(fromByteOffset: index, as: UInt8.self))
    }
    return largest
  }

  /// The pixels with a difference, the first in the lowest bit.
  @inline(__always)
  var nonzero: UInt64 {
    for index in 0..<Self.pixels {
      let word = memory.load(fromByteOffset: 4 * index, as: UInt32.self)
      memory.storeBytes(of: word == 0 ? 0 : 1, toByteOffset: Self.bytes + index, as: UInt8.self)
    }
    var bits: UInt64 = 0
    for part in 0..<Self.pixels / 8 {
      let flags = memory.load(fromByteOffset: Self.bytes + 8 * part, as: UInt64.self)
      // The product brings the lowest bits of all bytes together in the highest byte.
      let byte = (flags.littleEndian &* 0x0102_0408_1020_4080) >> 56
      bits |= byte << UInt64(8 * part)
    }
    return bits
  }
}
