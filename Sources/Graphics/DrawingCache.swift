/// What a worker keeps between drawings; it never changes a pixel.
///
/// Not thread-safe.
public final class DrawingCache {
  let shadows = ShadowCache()

  /// Creates an empty cache.
  public init() {}
}
