import TintypeRendering

extension PictureResult: CustomStringConvertible {
  /// The result in a sentence or two, without the name of the pictures; places are in pixels.
  public var description: String { text(scale: 1) }

  /// The result in a sentence or two, places in points at `scale` pixels per point.
  ///
  /// `names` are what the two pictures are called.
  public func text(
    scale: Double, names: (one: String, other: String) = ("golden", "snapshot")
  ) -> String {
    switch self {
    case .equal:
      "Every pixel is equal."
    case .tolerated(let comparison), .different(let comparison):
      "\(comparison.text(scale: scale)) \(comparison.options.requirement)"
    case .sizeMismatch(let golden, let snapshot):
      "The sizes differ: the \(names.one) has \(golden) pixels, the \(names.other) \(snapshot)."
    case .nothingCompared(let size):
      "No pixel of \(size) was compared: the ignored regions cover the whole picture. Ignore less."
    case .failed(let failures):
      failures.map(\.description).joined(separator: "\n")
    }
  }
}

extension PictureComparison {
  /// The counts in a sentence, the place in points at `scale` pixels per point.
  ///
  /// A place runs from the edge of its first pixel to that of its last.
  public func text(scale: Double) -> String {
    let total = comparedPixels.grouped
    let tolerated = toleratedPixels.grouped
    guard let bounds else {
      return toleratedPixels == 0
        ? "Every pixel is equal."
        : "0 of \(total) pixels differ; \(tolerated) are not equal, but within limits."
    }
    func range(_ from: Int, _ to: Int) -> String {
      "\((Double(from) / scale).points)–\((Double(to) / scale).points)"
    }
    return "\(differingPixels.grouped) of \(total) pixels "
      + "\(differingPixels == 1 ? "differs" : "differ"), by at most \(maximumDelta) of 255, "
      + "within x \(range(bounds.x, bounds.maxX)), y \(range(bounds.y, bounds.maxY))."
      + (toleratedPixels == 0 ? "" : " \(tolerated) more are within limits.")
  }
}
