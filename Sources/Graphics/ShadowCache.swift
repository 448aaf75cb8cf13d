internal import CCairo
internal import TintypePrimitives

/// Blurred masks of shadows, at most 16 MB.
final class ShadowCache {
  /// A blurred outline: coverage of 0–255, and where its first pixel lies.
  final class Mask {
    let surface: OpaquePointer
    let x: Int
    let y: Int

    init(adopting surface: OpaquePointer, x: Int, y: Int) {
      self.surface = surface
      self.x = x
      self.y = y
    }

    deinit { cairo_surface_destroy(surface) }
  }

  /// What decides a mask: the outline within its first pixel, and the blur.
  struct Key: Hashable {
    var outline: Path
    var sigma: Double
    var limits: PixelRect
  }

  private var masks = LeastRecentlyUsed<Key, Mask>(limit: 16 << 20)

  /// The mask of a key, made by `make` if it is new; `cost` in bytes.
  func mask(for key: Key, make: () -> (mask: Mask, cost: Int)?) -> Mask? {
    if let known = masks.value(for: key) { return known }
    guard let (mask, cost) = make() else { return nil }
    masks.insert(mask, for: key, cost: cost)
    return mask
  }
}
