import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming

/// The pixels of a mark's body: what is seen of the ground and of the ink in them.
struct MarkPixels {
  /// What is seen in a pixel.
  struct Pixel {
    /// The middle of the pixel in points.
    let point: Point
    let foreground: Paint
    let background: Paint
  }

  /// The pixel of the least contrast, and one for each lightness of the ground.
  private(set) var samples: [Pixel] = []

  /// The linear light of each value of a component.
  private static let linear: [Double] = (0...255).map { value in
    let gray = Double(value) / 255
    // The ratio to black is the luminance and 0.05, in twentieths.
    return Contrast.ratio(Paint(red: gray, green: gray, blue: gray), Paint(hex: 0)) * 0.05 - 0.05
  }

  /// How many steps of the ground's lightness are told apart.
  private static let steps = 32
  /// The most pixels that are looked at; of a larger mark every few rows and columns.
  private static let most = 65536

  /// `ground` is what lies below the mark, `inked` the same painted over with its ink; nil where the
  /// ink hides what is below it.
  init(_ mark: ContrastMark, ground: Bitmap, inked: Bitmap?, scale: Double, clips: [Outline]) {
    let columns = Self.range(mark.core.minX, mark.core.maxX, scale, ground.size.width)
    let rows = Self.range(mark.core.minY, mark.core.maxY, scale, ground.size.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var stride = 1
    while columns.count / stride * (rows.count / stride) > Self.most { stride += 1 }
    let cutting = clips.filter { !$0.contains(mark.core) }
    let ink = Self.luminance(mark.ink)
    var worst: (ratio: Double, x: Int, y: Int)?
    var kinds: [(x: Int, y: Int)?] = Array(repeating: nil, count: Self.steps + 1)
    for y in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: stride) {
      for x in Swift.stride(from: columns.lowerBound, to: columns.upperBound, by: stride) {
        let point = Self.middle(x, y, scale)
        if !cutting.isEmpty, !cutting.allSatisfy({ $0.contains(point) }) { continue }
        let below = Self.luminance(ground[x, y])
        let above = inked.map { Self.luminance($0[x, y]) } ?? ink
        let ratio = (max(above, below) + 0.05) / (min(above, below) + 0.05)
        if ratio < worst?.ratio ?? .infinity { worst = (ratio, x, y) }
        let kind = Int(below.squareRoot() * Double(Self.steps))
        if kinds[kind] == nil { kinds[kind] = (x, y) }
      }
    }
    guard let worst else { return }
    samples = ([(worst.x, worst.y)] + kinds.compactMap { $0 }).map { x, y in
      Pixel(
        point: Self.middle(x, y, scale),
        foreground: inked.map { Paint(hex: $0[x, y] & 0xFFFFFF) } ?? mark.ink,
        background: Paint(hex: ground[x, y] & 0xFFFFFF))
    }
  }

  /// The pixels whose middles lie between two places.
  private static func range(
    _ start: Double, _ end: Double, _ scale: Double, _ count: Int
  ) -> Range<Int> {
    let first = min(max(0, Int((start * scale).rounded(.up))), count)
    return first..<max(first, min(count, Int((end * scale).rounded(.down))))
  }

  private static func middle(_ x: Int, _ y: Int, _ scale: Double) -> Point {
    Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
  }

  private static func luminance(_ word: UInt32) -> Double {
    0.2126 * linear[Int(word >> 16 & 255)] + 0.7152 * linear[Int(word >> 8 & 255)]
      + 0.0722 * linear[Int(word & 255)]
  }

  private static func luminance(_ paint: Paint) -> Double {
    Contrast.ratio(paint, Paint(hex: 0)) * 0.05 - 0.05
  }
}
