public import TintypePrimitives

/// Draws golden, difference and snapshot side by side, for the eye.
///
/// The middle panel shows the golden faded towards white, each differing pixel in crimson and a
/// thin blue line round each area. Pictures lie on a ground of grey squares, so that white or black
/// drawings on a clear ground are seen. Pictures of different sizes are aligned at the top left,
/// and what a picture lacks is hatched.
public struct DifferencePicture: Sendable {
  /// A difference picture shows at most this much of each picture, about the changed pixels.
  ///
  /// Three such panels stay within the 64 megapixels of any picture of ours.
  public static let largestPanel = PixelSize(width: 4096, height: 4096)

  private let golden: StraightPicture
  private let snapshot: StraightPicture
  private let changed: PixelMask
  private let areas: [PixelRect]
  /// Pixels per point, whole.
  private let scale: Int
  /// The part of the pictures that the panels show.
  private let window: PixelRect

  /// Prepares the picture of two pictures of any sizes; `scale` is in pixels per point.
  ///
  /// Where the sizes differ, the part that both have is compared.
  public init(
    golden: StraightPicture, snapshot: StraightPicture, options: ComparisonOptions = .exact,
    areas: AreaOptions = AreaOptions()
  ) {
    let common = PixelSize(
      width: min(golden.size.width, snapshot.size.width),
      height: min(golden.size.height, snapshot.size.height))
    let first = golden.cropped(to: common)
    let second = snapshot.cropped(to: common)
    let comparison = PictureComparison(golden: first, snapshot: second, options: options)
    self.init(
      golden: golden, snapshot: snapshot, comparison,
      comparison.areas(golden: first, snapshot: second, areas), scale: areas.scale)
  }

  /// Prepares the picture of a comparison that was made, whose areas were found.
  ///
  /// `golden` and `snapshot` are the pictures that were compared, or ones that have them as their
  /// top left part; `scale` is in pixels per point.
  public init(
    golden: StraightPicture, snapshot: StraightPicture, _ comparison: PictureComparison,
    _ areas: [ChangedArea], scale: Double
  ) {
    self.golden = golden
    self.snapshot = snapshot
    changed = comparison.changedPixels
    self.areas = areas.map(\.rect)
    self.scale = max(1, Int(min(scale, 16).rounded()))
    window = Self.window(
      PixelSize(
        width: max(golden.size.width, snapshot.size.width),
        height: max(golden.size.height, snapshot.size.height)),
      about: comparison.bounds)
  }

  /// The gap between the panels, in pixels.
  private var gap: Int { 8 * scale }

  /// Draws the panels.
  public func draw() -> Bitmap {
    let bitmap = Bitmap(
      size: PixelSize(width: 3 * window.width + 2 * gap, height: window.height), isOpaque: true)
    bitmap.pixels.update(repeating: Self.between)
    guard let pixels = bitmap.pixels.baseAddress else { return bitmap }
    let lines = outlines
    for y in 0..<window.height {
      let row = pixels + y * bitmap.size.width
      let middle = row + window.width + gap
      let last = middle + window.width + gap
      draw(golden, row: y, into: row)
      draw(snapshot, row: y, into: last)
      fade(row, into: middle)
      mark(row: y, into: middle)
      outline(lines, row: y, into: middle)
    }
    return bitmap
  }

  /// Draws the middle panel alone: the golden faded, and what differs.
  public func drawDifference() -> Bitmap {
    let bitmap = Bitmap(
      size: PixelSize(width: window.width, height: window.height), isOpaque: true)
    guard let pixels = bitmap.pixels.baseAddress else { return bitmap }
    let lines = outlines
    for y in 0..<window.height {
      let row = pixels + y * window.width
      draw(golden, row: y, into: row)
      fade(row, into: row)
      mark(row: y, into: row)
      outline(lines, row: y, into: row)
    }
    return bitmap
  }

  /// One row of a picture over its ground; what it lacks is hatched.
  private func draw(
    _ picture: StraightPicture, row: Int, into output: UnsafeMutablePointer<UInt32>
  ) {
    let y = window.y + row
    let count =
      y < picture.size.height ? max(0, min(window.width, picture.size.width - window.x)) : 0
    for x in count..<window.width { output[x] = isStriped(x, row) ? Self.lack : Self.lackStripe }
    guard count > 0, let words = picture.words.baseAddress else { return }
    let source = words + y * picture.size.width + window.x
    if picture.isOpaque {
      for x in 0..<count { output[x] = source[x] | 0xFF00_0000 }
      return
    }
    for x in 0..<count {
      let isDark = ((x / gap) ^ (row / gap)) & 1 == 0
      output[x] = Self.blend(source[x], over: isDark ? Self.darkSquare : Self.lightSquare)
    }
  }

  /// The golden's row, without colour and lighter.
  private func fade(
    _ source: UnsafeMutablePointer<UInt32>, into output: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<window.width {
      let word = source[x]
      // Luma in 256ths (Rec. 601), then the top three tenths of the scale.
      let luma = ((word >> 16 & 255) * 77 + (word >> 8 & 255) * 150 + (word & 255) * 29) >> 8
      let level = 178 + luma * 77 / 255
      output[x] = 0xFF00_0000 | level * 0x01_0101
    }
  }

  /// The differing pixels, and those that only one picture has.
  private func mark(row: Int, into output: UnsafeMutablePointer<UInt32>) {
    let y = window.y + row
    let isCommon = y < changed.size.height
    let end = isCommon ? max(0, min(window.width, changed.size.width - window.x)) : 0
    if end > 0 {
      for (word, span) in PixelMask.spans(window.x, window.x + end) {
        var bits = changed.words[y * changed.wordsPerRow + word] & span
        while bits != 0 {
          output[word * 64 + bits.trailingZeroBitCount - window.x] = Self.difference
          bits &= bits - 1
        }
      }
    }
    for x in end..<window.width where has(x, y, golden) != has(x, y, snapshot) {
      output[x] = isStriped(x, row) ? Self.difference : Self.surplusStripe
    }
  }

  private func has(_ x: Int, _ y: Int, _ picture: StraightPicture) -> Bool {
    window.x + x < picture.size.width && y < picture.size.height
  }

  /// Lines round the areas, a little apart from them, in coordinates of the window.
  private var outlines: [PixelRect] {
    let margin = 4 * scale
    return areas.map { area in
      PixelRect(
        x: area.x - margin, y: area.y - margin, width: area.width + 2 * margin,
        height: area.height + 2 * margin
      ).intersection(window)
    }.filter { !$0.isEmpty }
      .map {
        PixelRect(x: $0.x - window.x, y: $0.y - window.y, width: $0.width, height: $0.height)
      }
  }

  /// Draws what a row has of the lines, never over a differing pixel.
  private func outline(
    _ lines: [PixelRect], row: Int, into output: UnsafeMutablePointer<UInt32>
  ) {
    for line in lines where line.y..<line.maxY ~= row {
      let isEdge = row < line.y + scale || row >= line.maxY - scale
      let inner = isEdge ? line.maxX : min(line.maxX, line.x + scale)
      for x in line.x..<inner where output[x] != Self.difference { output[x] = Self.line }
      if isEdge { continue }
      for x in max(line.x, line.maxX - scale)..<line.maxX where output[x] != Self.difference {
        output[x] = Self.line
      }
    }
  }

  private func isStriped(_ x: Int, _ y: Int) -> Bool { ((x + y) / (4 * scale)) & 1 == 0 }

  /// The part to show: all, or as much as is allowed about the middle of what differs.
  private static func window(_ size: PixelSize, about bounds: PixelRect?) -> PixelRect {
    let width = min(size.width, largestPanel.width)
    let height = min(size.height, largestPanel.height)
    let center = bounds.map { ($0.x + $0.width / 2, $0.y + $0.height / 2) } ?? (0, 0)
    return PixelRect(
      x: max(0, min(center.0 - width / 2, size.width - width)),
      y: max(0, min(center.1 - height / 2, size.height - height)), width: width, height: height)
  }

  /// A straight pixel over an opaque one.
  private static func blend(_ word: UInt32, over ground: UInt32) -> UInt32 {
    let alpha = word >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      let sum = (word >> shift & 255) * alpha + (ground >> shift & 255) * (255 - alpha)
      return ((sum + 127) / 255) << shift
    }
    return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
  }
}

extension DifferencePicture {
  /// What differs; dark enough for the faded golden, whatever its colours were.
  static let difference: UInt32 = 0xFFE6_004C
  static let surplusStripe: UInt32 = 0xFFF7_B3C6
  static let line: UInt32 = 0xFF0B_57D0
  /// Middle greys, on which white and black both show.
  static let darkSquare: UInt32 = 0xFF70_7070
  static let lightSquare: UInt32 = 0xFF90_9090
  static let lack: UInt32 = 0xFFC8_C8C8
  static let lackStripe: UInt32 = 0xFF9A_9A9A
  static let between: UInt32 = 0xFF80_8080
}
