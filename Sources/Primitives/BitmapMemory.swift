import Glibc

/// The memory of bitmaps, kept for the next when one is given up.
///
/// A screen takes megabytes; fetching them from the system for each picture costs more than drawing
/// some of it, most of all when several threads do so at once. Small blocks come from the allocator,
/// which keeps them itself.
package enum BitmapMemory {
  /// Huge pages cut the page faults of a canvas from thousands to a handful.
  private static let hugePage = 2 << 20
  /// What is smaller is left to the allocator: 128 KiB, from where on it asks the system each time.
  ///
  /// Source: glibc, `M_MMAP_THRESHOLD`.
  private static let smallest = 128 << 10
  /// How much is kept at most: 32 MiB.
  private static let limit = 32 << 20

  private struct Spare: ~Copyable {
    var blocks: [Int: [UInt]] = [:]
    var total = 0
  }

  private static let spare = Guarded(Spare())

  /// Memory of at least a number of bytes, with whatever is in it; nil if the system has none.
  static func take(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let isHuge = bytes >= hugePage
    let capacity = capacity(bytes)
    if bytes >= smallest {
      let address = spare.withLock { spare -> UInt? in
        guard let address = spare.blocks[capacity]?.popLast() else { return nil }
        spare.total -= capacity
        return address
      }
      if let address, let block = UnsafeMutableRawPointer(bitPattern: address) { return block }
    }
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, isHuge ? hugePage : 64, capacity) == 0, let memory else {
      return nil
    }
    if isHuge { madvise(memory, capacity, Int32(MADV_HUGEPAGE)) }
    return memory
  }

  /// Takes back memory of a number of bytes that `take` gave.
  static func give(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
    let capacity = capacity(bytes)
    guard bytes >= smallest else { return free(memory) }
    // Blocks that nobody asks for any longer make room, or the sizes of an earlier part of a run
    // would keep out those of the present one.
    let unwanted = spare.withLock { spare -> [UInt] in
      var unwanted: [UInt] = []
      while spare.total + capacity > limit {
        guard let other = spare.blocks.first(where: { $0.key != capacity && !$0.value.isEmpty }),
          let block = spare.blocks[other.key]?.popLast()
        else { return unwanted + [UInt(bitPattern: memory)] }
        spare.total -= other.key
        unwanted.append(block)
      }
      spare.total += capacity
      spare.blocks[capacity, default: []].append(UInt(bitPattern: memory))
      return unwanted
    }
    for address in unwanted { free(UnsafeMutableRawPointer(bitPattern: address)) }
  }

  /// Gives what is kept back to the system.
  package static func release() {
    let all = spare.withLock { spare -> [UInt] in
      defer {
        spare.blocks = [:]
        spare.total = 0
      }
      return spare.blocks.values.flatMap(\.self)
    }
    for address in all { free(UnsafeMutableRawPointer(bitPattern: address)) }
  }

  /// A few sizes for all bitmaps, so that most find a block: powers of two, then huge pages.
  private static func capacity(_ bytes: Int) -> Int {
    if bytes < smallest { return (bytes + 63) / 64 * 64 }
    if bytes >= hugePage { return (bytes + hugePage - 1) / hugePage * hugePage }
    var capacity = smallest
    while capacity < bytes { capacity *= 2 }
    return capacity
  }
}
