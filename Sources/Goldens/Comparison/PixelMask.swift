public import TintypePrimitives

/// A set of the pixels of a picture, one bit each.
public struct PixelMask: Hashable, Sendable {
  /// The picture's size.
  public let size: PixelSize
  /// The number of words that a row takes.
  let wordsPerRow: Int
  /// Rows of bits, the leftmost pixel in the lowest bit; bits beyond the width are zero.
  var words: [UInt64]

  /// Creates an empty set for a picture.
  public init(size: PixelSize) {
    self.size = size
    wordsPerRow = (size.width + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * size.height)
  }

  /// The number of pixels in the set.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether a pixel, which must lie in the picture, is in the set.
  public subscript(x: Int, y: Int) -> Bool {
    words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 != 0
  }

  /// Adds the pixels of a rectangle that lie in the picture.
  public mutating func insert(_ rect: PixelRect) {
    let part = clipped(rect)
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY {
      for (word, bits) in Self.spans(part.x, part.maxX) {
        words[y * wordsPerRow + word] |= bits
      }
    }
  }

  /// The number of pixels of the set in a rectangle.
  public func count(in rect: PixelRect) -> Int {
    var total = 0
    _ = anyWord(in: rect) { bits in
      total += bits.nonzeroBitCount
      return false
    }
    return total
  }

  /// Whether the set has a pixel in a rectangle.
  public func touches(_ rect: PixelRect) -> Bool { anyWord(in: rect) { $0 != 0 } }

  /// Whether a word of bits in a rectangle, those outside it cleared, fulfils a condition.
  @inline(__always)
  private func anyWord(in rect: PixelRect, _ isWanted: (UInt64) -> Bool) -> Bool {
    let part = clipped(rect)
    guard !part.isEmpty else { return false }
    let first = part.x / 64
    let last = (part.maxX - 1) / 64
    let head = UInt64.max << UInt64(part.x % 64)
    let tail = UInt64.max >> UInt64(63 - (part.maxX - 1) % 64)
    return words.withUnsafeBufferPointer { words in
      for y in part.y..<part.maxY {
        for word in first...last {
          var bits = words[y * wordsPerRow + word]
          if word == first { bits &= head }
          if word == last { bits &= tail }
          if isWanted(bits) { return true }
        }
      }
      return false
    }
  }

  /// The smallest rectangle with every pixel of the set; nil if the set is empty.
  public var bounds: PixelRect? {
    var columns = [UInt64](repeating: 0, count: wordsPerRow)
    var top: Int?
    var bottom = 0
    for y in 0..<size.height {
      var any: UInt64 = 0
      for word in 0..<wordsPerRow {
        let bits = words[y * wordsPerRow + word]
        columns[word] |= bits
        any |= bits
      }
      if any == 0 { continue }
      top = top ?? y
      bottom = y + 1
    }
    guard let top, let first = columns.firstIndex(where: { $0 != 0 }),
      let last = columns.lastIndex(where: { $0 != 0 })
    else { return nil }
    let left = first * 64 + columns[first].trailingZeroBitCount
    let right = last * 64 + 64 - columns[last].leadingZeroBitCount
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The part of a rectangle that lies in the picture.
  private func clipped(_ rect: PixelRect) -> PixelRect {
    rect.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// The words of a row that columns `left` to before `right` lie in, and their bits in each.
  static func spans(_ left: Int, _ right: Int) -> [(word: Int, bits: UInt64)] {
    (left / 64...(right - 1) / 64).map { word in
      let from = max(left - word * 64, 0)
      let to = min(right - word * 64, 64)
      return (word, UInt64.max << UInt64(from) & UInt64.max >> UInt64(64 - to))
    }
  }
}
