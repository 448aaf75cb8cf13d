import TintypeLayoutEngine
import TintypePrimitives

extension DisplayList {
  /// The opaque colour that the picture begins with, and how many commands it makes needless.
  ///
  /// A screen is filled by its ground and then by its page; drawing both would touch every pixel
  /// twice.
  var ground: (paint: Paint, covered: Int) {
    let canvas = Rect(origin: .zero, size: size)
    var result = (paint: Paint(hex: 0xFFFFFF), covered: 0)
    for (index, command) in commands.enumerated() {
      guard case .fill(.rectangle(let rect), .paint(let paint)) = command, paint.alpha >= 1,
        rect.union(canvas) == rect
      else { break }
      result = (paint, index + 1)
    }
    return result
  }
}
