import TintypeTheming
import TintypeViews

/// A glyph in the middle of a hit target.
struct IconButton<Glyph: View>: View {
  let glyph: Glyph
  /// The side of the glyph in points.
  let size: Double
  /// The side of the target in points, at least 44.
  let target: Double

  init(_ glyph: Glyph, size: Double = 24, target: Double = 44) {
    self.glyph = glyph
    self.size = size
    self.target = target
  }

  var body: some View {
    glyph
      .frame(width: size, height: size)
      .frame(width: max(target, size), height: max(target, size))
  }
}
