import Glibc
import TintypePrimitives

/// One walk over two pictures that counts and marks what differs.
///
/// Equal rows are skipped, then equal blocks of 64 pixels; the rest is looked at pixel by pixel.
struct ComparisonPass {
  private let golden: StraightPicture
  private let snapshot: StraightPicture
  private let ignored: PixelMask?
  private let areOpaque: Bool
  /// Whether equal words are equal pixels.
  private let haveOneForm: Bool
  private let kernel = DeltaKernel()
  /// The differing pixels so far.
  private(set) var changed: PixelMask
  private(set) var differing = 0
  private(set) var tolerated = 0
  private(set) var maximumDelta = 0

  /// Creates a walk over two pictures of one size.
  init(golden: StraightPicture, snapshot: StraightPicture, ignored: PixelMask?) {
    self.golden = golden
    self.snapshot = snapshot
    self.ignored = ignored
    areOpaque = golden.isOpaque && snapshot.isOpaque
    haveOneForm = golden.isOpaque == snapshot.isOpaque
    changed = PixelMask(size: golden.size)
  }

  /// Walks over all pixels.
  mutating func run(_ metric: PixelMetric) {
    switch metric {
    case .channels(let tolerance):
      forEachUnequalBlock { pass, block in pass.compare(block, tolerance: tolerance) }
    case .yiq(let limit):
      let distance = YIQDistance(golden: golden, snapshot: snapshot)
      forEachUnequalBlock { pass, block in
        pass.compare(block, limit: limit, distance)
      }
    }
  }

  /// Up to 64 pixels of one row: a word of the mask.
  private struct Block {
    let golden: UnsafePointer<UInt32>
    let snapshot: UnsafePointer<UInt32>
    let count: Int
    /// The index of the first pixel.
    let start: Int
    /// The pixels to look at.
    let kept: UInt64
  }

  @inline(__always)
  private mutating func forEachUnequalBlock(
    _ body: (inout ComparisonPass, Block) -> UInt64
  ) {
    guard let one = golden.words.baseAddress, let other = snapshot.words.baseAddress else { return }
    let width = golden.size.width
    for y in 0..<golden.size.height {
      let row = y * width
      if haveOneForm, memcmp(one + row, other + row, width * 4) == 0 { continue }
      for word in 0..<changed.wordsPerRow {
        let start = row + word * 64
        let count = min(64, width - word * 64)
        if haveOneForm, memcmp(one + start, other + start, count * 4) == 0 { continue }
        let index = y * changed.wordsPerRow + word
        let kept = ~(ignored?.words[index] ?? 0)
        if kept == 0 { continue }
        let block = Block(
          golden: one + start, snapshot: other + start, count: count, start: start, kept: kept)
        let bits = body(&self, block)
        if bits == 0 { continue }
        changed.words[index] = bits
        differing += bits.nonzeroBitCount
      }
    }
  }

  @inline(__always)
  private mutating func compare(_ block: Block, tolerance: UInt8) -> UInt64 {
    if isWhole(block) {
      let (unequal, beyond) = compareWhole(block, tolerance: tolerance)
      tolerated += unequal.nonzeroBitCount - beyond.nonzeroBitCount
      maximumDelta = max(maximumDelta, Int(kernel.largest))
      return beyond
    }
    var bits: UInt64 = 0
    for index in 0..<block.count where block.kept >> UInt64(index) & 1 != 0 {
      let delta = delta(block, index)
      if delta > tolerance {
        bits |= 1 << UInt64(index)
        maximumDelta = max(maximumDelta, Int(delta))
      } else if delta > 0 {
        tolerated += 1
      }
    }
    return bits
  }

  @inline(__always)
  private mutating func compare(
    _ block: Block, limit: YIQMetric, _ distance: YIQDistance
  ) -> UInt64 {
    var candidates = block.kept
    var close = 0
    if isWhole(block) {
      let (unequal, beyond) = compareWhole(block, tolerance: limit.equalDelta)
      candidates = beyond
      close = unequal.nonzeroBitCount - beyond.nonzeroBitCount
    } else if block.count < 64 {
      candidates &= 1 << UInt64(block.count) - 1
    }
    tolerated += close
    var bits: UInt64 = 0
    while candidates != 0 {
      let index = candidates.trailingZeroBitCount
      candidates &= candidates - 1
      let delta = delta(block, index)
      if delta == 0 { continue }
      if distance.isDifferent(at: block.start + index, limit) {
        bits |= 1 << UInt64(index)
        maximumDelta = max(maximumDelta, Int(delta))
      } else {
        tolerated += 1
      }
    }
    return bits
  }

  /// Whether the block is one for the kernel.
  @inline(__always)
  private func isWhole(_ block: Block) -> Bool {
    areOpaque && block.count == 64 && block.kept == .max
  }

  /// The unequal pixels of a whole block, and those of them beyond a tolerance.
  @inline(__always)
  private func compareWhole(
    _ block: Block, tolerance: UInt8
  ) -> (unequal: UInt64, beyond: UInt64) {
    kernel.load(block.golden, block.snapshot)
    let unequal = kernel.nonzero
    if tolerance == 0 { return (unequal, unequal) }
    kernel.clear(upTo: tolerance)
    return (unequal, kernel.nonzero)
  }

  @inline(__always)
  private func delta(_ block: Block, _ index: Int) -> UInt8 {
    Self.delta(block.golden[index] | golden.alphaFill, block.snapshot[index] | snapshot.alphaFill)
  }

  /// The largest difference of a channel of two straight pixels.
  ///
  /// A fully transparent pixel has no colour: two are equal, and against another only alpha counts.
  @inline(__always)
  static func delta(_ one: UInt32, _ other: UInt32) -> UInt8 {
    if one == other { return 0 }
    func difference(_ shift: UInt32) -> UInt8 {
      let a = UInt8(truncatingIfNeeded: one >> shift)
      let b = UInt8(truncatingIfNeeded: other >> shift)
      return a > b ? a - b : b - a
    }
    let alpha = difference(24)
    if one >> 24 == 0 || other >> 24 == 0 { return alpha }
    return max(max(difference(0), difference(8)), max(difference(16), alpha))
  }
}
