/// Glyphs of one face and size, placed.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph at its pen position: x from the block's left edge, y of its baseline, in points.
  public struct Glyph: Hashable, Sendable {
    /// The index of the glyph in its face.
    public var id: UInt32
    /// The distance from the block's left edge.
    public var x: Double
    /// The distance of its baseline from the block's top edge.
    public var y: Double

    /// Creates a placed glyph.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face that has the glyphs.
  public var face: FaceID
  /// The size in points.
  public var size: Double
  /// Whether outlines are emboldened, as the face is too light.
  public var isSyntheticBold: Bool
  /// Whether outlines are slanted, as the face is upright.
  public var isSyntheticSlant: Bool
  /// Whether the glyphs are colour pictures, which take no paint.
  public var isColor: Bool
  /// The span of the request that the run belongs to; decides the paint.
  public var span: Int
  /// The glyphs and their places.
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
