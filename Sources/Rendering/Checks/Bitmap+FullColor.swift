public import TintypePrimitives

extension Bitmap {
  /// Whether it shows several colours, as a photograph or a coloured logo does.
  ///
  /// Edges of a glyph of one colour are translucent, not of another colour; a step of 24 in a
  /// component of 8 bits counts as another, and a hundredth of the visible pixels has to differ.
  public var isFullColor: Bool {
    var first: (Int, Int, Int)?
    var visible = 0
    var other = 0
    for word in pixels {
      let alpha = isOpaque ? 255 : Int(word >> 24)
      // What is barely there has no colour that could be told.
      guard alpha >= 64 else { continue }
      visible += 1
      func component(_ shift: UInt32) -> Int { Int(word >> shift & 255) * 255 / alpha }
      let color = (component(16), component(8), component(0))
      guard let known = first else {
        first = color
        continue
      }
      let step = max(abs(color.0 - known.0), abs(color.1 - known.1), abs(color.2 - known.2))
      if step >= 24 { other += 1 }
    }
    return other * 100 > visible
  }
}
