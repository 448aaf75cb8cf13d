import CXXHash

/// A 128-bit XXH3 hash that names content: pixels, a display list, a file.
///
/// Source: XXH3 128-bit, canonical (big-endian) order, seed 0.
public struct ContentHash: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The upper 64 bits.
  public let high: UInt64
  /// The lower 64 bits.
  public let low: UInt64

  /// Creates a hash from its two halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Hashes bytes in memory.
  public init(of bytes: UnsafeRawBufferPointer) {
    let value = XXH3_128bits(bytes.baseAddress, bytes.count)
    self.init(high: value.high64, low: value.low64)
  }

  /// Hashes an array of bytes.
  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// Hashes the UTF-8 bytes of a text.
  public init(of text: String) {
    var copy = text
    self = copy.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) }
  }

  /// Reads 32 hexadecimal digits; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16), text.first != "+", text.first != "-"
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The hash as 32 lower-case hexadecimal digits.
  public var description: String {
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
    return digits(high) + digits(low)
  }

  /// Whether one hash comes before the other in order of their digits.
  public static func < (one: ContentHash, other: ContentHash) -> Bool {
    (one.high, one.low) < (other.high, other.low)
  }
}
