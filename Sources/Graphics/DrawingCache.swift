/// What a worker keeps between drawings; it never changes a pixel. Not thread-safe.
public final class DrawingCache {
  /// The fonts whose glyphs can be drawn.
  public let fonts: FontLibrary?
  let glyphs = GlyphCache()
  let shadows = ShadowCache()

  /// Creates an empty cache; without fonts no text is drawn.
  public init(fonts: FontLibrary? = nil) {
    self.fonts = fonts
  }
}
