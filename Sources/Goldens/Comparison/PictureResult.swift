public import TintypePrimitives

/// What came of comparing a snapshot with its golden.
public enum PictureResult: Hashable, Sendable {
  /// Every pixel looked at is equal.
  case equal
  /// Pixels are unequal, but within the limits that were set.
  case tolerated(PictureComparison)
  /// More pixels differ than the limits allow.
  case different(PictureComparison)
  /// The pictures have different sizes, so no pixel was compared.
  case sizeMismatch(golden: PixelSize, snapshot: PixelSize)
  /// The ignored regions leave no pixel to compare.
  case nothingCompared(PixelSize)
  /// One file or both give no picture; the golden's failure first.
  case failed([PictureFailure])

  /// Compares two pictures of any sizes.
  public init(
    golden: StraightPicture, snapshot: StraightPicture, options: ComparisonOptions = .exact
  ) {
    guard golden.size == snapshot.size else {
      self = .sizeMismatch(golden: golden.size, snapshot: snapshot.size)
      return
    }
    self.init(PictureComparison(golden: golden, snapshot: snapshot, options: options))
  }

  /// Compares two drawn pictures of any sizes.
  public init(golden: Bitmap, snapshot: Bitmap, options: ComparisonOptions = .exact) {
    guard golden.size == snapshot.size else {
      self = .sizeMismatch(golden: golden.size, snapshot: snapshot.size)
      return
    }
    self.init(PictureComparison(golden: golden, snapshot: snapshot, options: options))
  }

  /// Judges a comparison by its own options.
  public init(_ comparison: PictureComparison) {
    if comparison.comparedPixels == 0 {
      self = .nothingCompared(comparison.size)
    } else if comparison.isEqual {
      self = .equal
    } else {
      self = comparison.isWithinLimits ? .tolerated(comparison) : .different(comparison)
    }
  }

  /// Whether the snapshot counts as equal to the golden.
  public var isPass: Bool {
    switch self {
    case .equal, .tolerated: true
    case .different, .sizeMismatch, .nothingCompared, .failed: false
    }
  }
}
