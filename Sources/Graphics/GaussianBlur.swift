/// Blurs coverage by three box blurs each way.
///
/// Source: P. Kovesi, "Fast Almost-Gaussian Filtering" (2010): boxes of odd width, some of them two
/// wider, whose variances add up to that of the Gaussian.
struct GaussianBlur {
  /// The radii of the three boxes, in pixels.
  let radii: [Int]

  /// Creates the blur of a standard deviation in pixels, of at most 512.
  init(sigma: Double) {
    let sigma = min(max(sigma, 0), 512)
    let passes = 3.0
    let variance = 12 * sigma * sigma
    let ideal = (variance / passes + 1).squareRoot()
    var narrow = Int(ideal.rounded(.down))
    if narrow % 2 == 0 { narrow -= 1 }
    let width = Double(narrow)
    let rest = variance - passes * width * width - 4 * passes * width - 3 * passes
    let narrowCount = Int((rest / (-4 * width - 4)).rounded())
    radii = (0..<3).map { ($0 < narrowCount ? narrow : narrow + 2) / 2 }
  }

  /// How far the blur reaches, in pixels.
  var reach: Int { radii.reduce(0, +) }

  /// Blurs a plane of coverage in place.
  func apply(to plane: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    let spare = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * height)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer {
      spare.deallocate()
      sums.deallocate()
    }
    for radius in radii where radius > 0 {
      let factor = UInt32((1 << 24) / (2 * radius + 1))
      for y in 0..<height {
        blurRow(plane + y * stride, into: spare + y * stride, width, radius, factor)
      }
      blurColumns(spare, into: plane, width, height, stride, radius, factor, sums)
    }
  }

  private func blurRow(
    _ source: UnsafeMutablePointer<UInt8>, into row: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ radius: Int, _ factor: UInt32
  ) {
    var sum: UInt32 = 0
    for x in 0..<min(radius, width) { sum &+= UInt32(source[x]) }
    for x in 0..<width {
      if x + radius < width { sum &+= UInt32(source[x + radius]) }
      row[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
      if x >= radius { sum &-= UInt32(source[x - radius]) }
    }
  }

  /// Goes row by row over a line of sums, so that memory is read in order.
  private func blurColumns(
    _ source: UnsafeMutablePointer<UInt8>, into plane: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ height: Int, _ stride: Int, _ radius: Int, _ factor: UInt32,
    _ sums: UnsafeMutablePointer<UInt32>
  ) {
    sums.update(repeating: 0, count: width)
    func add(_ y: Int) {
      let row = source + y * stride
      for x in 0..<width { sums[x] &+= UInt32(row[x]) }
    }
    for y in 0..<min(radius, height) { add(y) }
    for y in 0..<height {
      if y + radius < height { add(y + radius) }
      let row = plane + y * stride
      for x in 0..<width {
        row[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ (1 << 23)) >> 24)
      }
      if y >= radius {
        let old = source + (y - radius) * stride
        for x in 0..<width { sums[x] &-= UInt32(old[x]) }
      }
    }
  }
}
