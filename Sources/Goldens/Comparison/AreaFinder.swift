import TintypePrimitives

/// Gathers the pixels of a mask into rectangles that lie more than a gap apart.
struct AreaFinder {
  /// The rectangles found, in no order of use.
  private(set) var rects: [PixelRect]
  private var gap: Int

  /// More rectangles than this are not merged one by one but found anew with a wider gap.
  private static let crowd = 4096

  /// Finds at most `limit` rectangles in the part of a mask that has all its pixels.
  ///
  /// Widens the gap, in pixels, until they are few enough.
  init(_ mask: PixelMask, in bounds: PixelRect, gap: Int, limit: Int) {
    self.gap = gap
    rects = Self.components(of: mask, in: bounds, gap: gap)
    while rects.count > Self.crowd {
      widen()
      rects = Self.components(of: mask, in: bounds, gap: self.gap)
    }
    settle()
    while rects.count > limit {
      widen()
      settle()
    }
  }

  private mutating func widen() { gap = max(1, gap * 2) }

  /// Walks down the rows, keeping the rectangles that a further row may still join.
  ///
  /// These are sorted and more than a gap apart from left to right, so a row merges with them as
  /// one sorted list with another.
  private static func components(
    of mask: PixelMask, in bounds: PixelRect, gap: Int
  ) -> [PixelRect] {
    var done: [PixelRect] = []
    var open: [PixelRect] = []
    var merged: [PixelRect] = []
    for y in bounds.y..<bounds.maxY {
      if open.contains(where: { y - $0.maxY > gap }) {
        done += open.filter { y - $0.maxY > gap }
        open.removeAll { y - $0.maxY > gap }
      }
      merged.removeAll(keepingCapacity: true)
      var next = 0
      func append(_ rect: PixelRect) {
        if let last = merged.last, rect.x - last.maxX <= gap {
          merged[merged.count - 1] = last.union(rect)
        } else {
          merged.append(rect)
        }
      }
      forEachRun(of: mask, row: y, gap: gap) { run in
        while next < open.count, open[next].x < run.lowerBound {
          append(open[next])
          next += 1
        }
        append(PixelRect(x: run.lowerBound, y: y, width: run.count, height: 1))
      }
      while next < open.count {
        append(open[next])
        next += 1
      }
      swap(&open, &merged)
    }
    return done + open
  }

  /// The runs of a row, gaps inside them no wider than `gap`, from left to right.
  private static func forEachRun(
    of mask: PixelMask, row: Int, gap: Int, _ body: (Range<Int>) -> Void
  ) {
    let base = row * mask.wordsPerRow
    var start: Int?
    var end = 0
    for word in 0..<mask.wordsPerRow {
      var bits = mask.words[base + word]
      while bits != 0 {
        let first = word * 64 + bits.trailingZeroBitCount
        if let begin = start, first - end > gap {
          body(begin..<end)
          start = first
        }
        start = start ?? first
        // All bits up to the last that a gap can bridge from the first belong to the run.
        let reach = min(64, first - word * 64 + gap + 1)
        let within = bits & UInt64.max >> UInt64(64 - reach)
        end = word * 64 + 64 - within.leadingZeroBitCount
        bits &= ~within
      }
    }
    if let start { body(start..<end) }
  }

  /// Merges rectangles that are at most a gap apart until none are.
  private mutating func settle() {
    var count = 0
    while count != rects.count {
      count = rects.count
      rects.sort { ($0.y, $0.x) < ($1.y, $1.x) }
      var done: [PixelRect] = []
      var open: [PixelRect] = []
      for var rect in rects {
        if open.contains(where: { rect.y - $0.maxY > gap }) {
          done += open.filter { rect.y - $0.maxY > gap }
          open.removeAll { rect.y - $0.maxY > gap }
        }
        while let index = open.firstIndex(where: { isNear($0, rect) }) {
          rect = rect.union(open.remove(at: index))
        }
        open.append(rect)
      }
      rects = done + open
    }
  }

  private func isNear(_ one: PixelRect, _ other: PixelRect) -> Bool {
    one.x - other.maxX <= gap && other.x - one.maxX <= gap && one.y - other.maxY <= gap
      && other.y - one.maxY <= gap
  }
}
