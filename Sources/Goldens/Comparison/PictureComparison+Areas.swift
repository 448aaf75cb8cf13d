public import TintypePrimitives

extension PictureComparison {
  /// The areas that changed, from top to bottom and then from the leading side.
  ///
  /// `golden` and `snapshot` are the pictures that were compared.
  public func areas(
    golden: StraightPicture, snapshot: StraightPicture, _ options: AreaOptions = AreaOptions()
  ) -> [ChangedArea] {
    guard let bounds else { return [] }
    let gap = Int(max(0, min(options.gap * options.scale, 32_767)).rounded())
    let finder = AreaFinder(changedPixels, in: bounds, gap: gap, limit: max(1, options.limit))
    return finder.rects.sorted { Self.comes($0, before: $1, options.direction) }.map { rect in
      ChangedArea(
        rect: rect, differingPixels: changedPixels.count(in: rect),
        maximumDelta: largestDelta(in: rect, golden, snapshot))
    }
  }

  /// The areas of two drawn pictures that were compared.
  public func areas(
    golden: Bitmap, snapshot: Bitmap, _ options: AreaOptions = AreaOptions()
  ) -> [ChangedArea] {
    areas(golden: StraightPicture(golden), snapshot: StraightPicture(snapshot), options)
  }

  private static func comes(
    _ one: PixelRect, before other: PixelRect, _ direction: LayoutDirection
  ) -> Bool {
    if one.y != other.y { return one.y < other.y }
    return switch direction {
    case .leftToRight: one.x < other.x
    case .rightToLeft: one.maxX > other.maxX
    }
  }

  private func largestDelta(
    in rect: PixelRect, _ golden: StraightPicture, _ snapshot: StraightPicture
  ) -> Int {
    if rect == bounds { return maximumDelta }
    var largest = 0
    for y in rect.y..<rect.maxY {
      for (word, span) in PixelMask.spans(rect.x, rect.maxX) {
        var bits = changedPixels.words[y * changedPixels.wordsPerRow + word] & span
        while bits != 0 {
          let index = y * size.width + word * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          let delta = ComparisonPass.delta(
            golden.words[index] | golden.alphaFill, snapshot.words[index] | snapshot.alphaFill)
          largest = max(largest, Int(delta))
        }
      }
      if largest == maximumDelta { break }
    }
    return largest
  }
}
