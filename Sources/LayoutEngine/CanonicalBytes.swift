import TintypePrimitives

/// A growing buffer of values in one fixed binary form.
struct CanonicalBytes {
  private var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(16 << 10) }

  var contentHash: ContentHash { ContentHash(of: bytes) }

  mutating func append(tag: UInt8) { bytes.append(tag) }

  mutating func append(count: Int) { append(UInt64(bitPattern: Int64(count))) }

  /// Negative zero counts as zero: both paint alike.
  mutating func append(_ value: Double) { append((value == 0 ? 0 : value).bitPattern) }

  mutating func append(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ rect: Rect) {
    append(rect.x)
    append(rect.y)
    append(rect.width)
    append(rect.height)
  }

  mutating func append(_ hash: ContentHash) {
    append(hash.high)
    append(hash.low)
  }

  mutating func append(_ paint: Paint) {
    append(paint.red)
    append(paint.green)
    append(paint.blue)
    append(paint.alpha)
  }

  mutating func append(_ gradient: Gradient) {
    switch gradient.shape {
    case .linear(let from, let to):
      append(tag: 1)
      append(Rect(x: from.x, y: from.y, width: to.x, height: to.y))
    case .radial(let center, let startRadius, let endRadius):
      append(tag: 2)
      append(Rect(x: center.x, y: center.y, width: startRadius, height: endRadius))
    }
    append(count: gradient.stops.count)
    for stop in gradient.stops {
      append(stop.location)
      append(stop.paint)
    }
  }
}
