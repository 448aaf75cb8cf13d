/// Glyphs of one face and size, placed.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph at its pen position: x from the block's left edge, y of its baseline, in points.
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    public var x: Double
    public var y: Double

    /// Creates a placed glyph.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  public var face: FaceID
  /// The size in points.
  public var size: Double
  public var isSyntheticBold: Bool
  public var isSyntheticSlant: Bool
  /// Whether the glyphs are colour pictures, which take no paint.
  public var isColor: Bool
  /// The span of the request that the run belongs to; decides the paint.
  public var span: Int
  public var glyphs: [Glyph]
  /// The area that ink may touch, in points from the block's top left corner.
  public var ink: Rect

  /// Creates a run.
  public init(
    face: FaceID, size: Double, isSyntheticBold: Bool = false, isSyntheticSlant: Bool = false,
    isColor: Bool = false, span: Int, glyphs: [Glyph], ink: Rect
  ) {
    self.face = face
    self.size = size
    self.isSyntheticBold = isSyntheticBold
    self.isSyntheticSlant = isSyntheticSlant
    self.isColor = isColor
    self.span = span
    self.glyphs = glyphs
    self.ink = ink
  }
}
