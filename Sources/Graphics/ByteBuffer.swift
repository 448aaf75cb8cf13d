internal import Glibc

/// Bytes that grow and stay allocated, without Array's checks on each.
struct ByteBuffer: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  /// The bytes in use.
  var count = 0

  /// Creates a small buffer.
  init() {
    capacity = 1 << 12
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `wanted` bytes in all; at least doubles when it grows.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = max(wanted, 2 * capacity)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memcpy(memory, base, count)
    base.deallocate()
    base = memory
    capacity = larger
  }

  /// Adds bytes.
  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Adds bytes that lie elsewhere in memory.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(count + bytes.count)
    if let start = bytes.baseAddress { memcpy(base + count, start, bytes.count) }
    count += bytes.count
  }

  /// Puts a big-endian word over four bytes.
  func store(_ word: UInt32, at offset: Int) {
    UnsafeMutableRawPointer(base + offset).storeBytes(of: word.bigEndian, as: UInt32.self)
  }

  /// The bytes in use as an array.
  var array: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
