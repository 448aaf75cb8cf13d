import Glibc
public import TintypePrimitives

/// What differs between two pictures of one size, pixel by pixel.
public struct PictureComparison: Hashable, Sendable {
  /// The size of both pictures.
  public let size: PixelSize
  /// What the comparison was allowed to overlook.
  public let options: ComparisonOptions
  /// The number of pixels looked at: all but those in ignored regions.
  public let comparedPixels: Int
  /// The number of pixels that count as different.
  public let differingPixels: Int
  /// The number of pixels that are not equal, but within the metric's limit or on an excused edge.
  public let toleratedPixels: Int
  /// The largest difference of a channel of a differing pixel, 0–255; straight colours and alpha.
  public let maximumDelta: Int
  /// The smallest rectangle with every differing pixel; nil if there is none.
  public let bounds: PixelRect?
  /// The differing pixels.
  public let changedPixels: PixelMask

  /// Whether every pixel looked at is equal.
  public var isEqual: Bool { differingPixels == 0 && toleratedPixels == 0 }

  /// Whether no more pixels differ than the options allow.
  public var isWithinLimits: Bool {
    options.allowance.allows(differingPixels, of: comparedPixels)
  }

  /// Whether a pixel differs that a rectangle in points covers, at `scale` pixels per point.
  public func touches(_ rect: Rect, scale: Double) -> Bool {
    guard let bounds, let pixels = PixelRect(covering: rect, scale: scale, in: size) else {
      return false
    }
    return changedPixels.touches(pixels.intersection(bounds))
  }

  /// Compares two pictures, which must have one size.
  public init(
    golden: StraightPicture, snapshot: StraightPicture, options: ComparisonOptions = .exact
  ) {
    precondition(golden.size == snapshot.size, "pictures of one size are compared")
    size = golden.size
    self.options = options
    var ignored: PixelMask?
    if !options.ignoredRegions.isEmpty {
      var mask = PixelMask(size: size)
      for region in options.ignoredRegions { mask.insert(region) }
      ignored = mask
    }
    comparedPixels = size.area - (ignored?.count ?? 0)
    let hasOneForm = golden.isOpaque == snapshot.isOpaque
    if hasOneForm, Self.areSame(golden.words, snapshot.words) {
      differingPixels = 0
      toleratedPixels = 0
      maximumDelta = 0
      bounds = nil
      changedPixels = PixelMask(size: size)
      return
    }
    var pass = ComparisonPass(golden: golden, snapshot: snapshot, ignored: ignored)
    pass.run(options.metric)
    differingPixels = pass.differing
    toleratedPixels = pass.tolerated
    maximumDelta = pass.maximumDelta
    bounds = pass.differing == 0 ? nil : pass.changed.bounds
    changedPixels = pass.changed
  }

  /// Compares what was drawn with its golden, which must have its size.
  public init(golden: Bitmap, snapshot: Bitmap, options: ComparisonOptions = .exact) {
    precondition(golden.size == snapshot.size, "pictures of one size are compared")
    let isSame =
      golden.isOpaque == snapshot.isOpaque
      && Self.areSame(
        UnsafeBufferPointer(golden.pixels), UnsafeBufferPointer(snapshot.pixels))
    let first = StraightPicture(golden)
    self.init(
      golden: first, snapshot: isSame ? first : StraightPicture(snapshot), options: options)
  }

  private static func areSame(
    _ one: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return first == second || memcmp(first, second, one.count * 4) == 0
  }
}
