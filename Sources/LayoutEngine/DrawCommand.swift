public import TintypePrimitives

/// One step of drawing; places and lengths are points.
public enum DrawCommand: Hashable, Sendable {
  case fill(Outline, DisplayFill)
  /// A line centred on the outline.
  case stroke(Outline, Paint, width: Double, dash: [Double], hasRoundCaps: Bool)
  /// A blurred copy of the outline; `radius` is twice the standard deviation.
  case shadow(Outline, Paint, radius: Double, x: Double, y: Double)
  case glyphs(GlyphRun, at: Point, Paint)
  /// A picture named by the hash of its file; a tint makes it a template.
  case image(ContentHash, Rect, tint: Paint?, isMirrored: Bool)
  case pushClip(Outline)
  case popClip
  /// Begins a group that is made translucent as a whole.
  case pushOpacity(Double)
  case popOpacity
  /// Begins a group whose alpha is multiplied by that of a gradient.
  case pushMask(Gradient)
  case popMask
}
