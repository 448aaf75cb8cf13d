public import TintypePrimitives

/// One step of drawing; places and lengths are points.
public enum DrawCommand: Hashable, Sendable {
  /// Fills an area.
  case fill(Outline, DisplayFill)
  /// A line centred on the outline.
  case stroke(Outline, Paint, width: Double, dash: [Double], hasRoundCaps: Bool)
  /// A blurred copy of the outline; `radius` is twice the standard deviation.
  case shadow(Outline, Paint, radius: Double, x: Double, y: Double)
  /// Draws glyphs; the point is the corner of their text block.
  case glyphs(GlyphRun, at: Point, Paint)
  /// A picture named by the hash of its file; a tint makes it a template.
  case image(ContentHash, Rect, tint: Paint?, isMirrored: Bool)
  /// Cuts what follows to an area.
  case pushClip(Outline)
  /// Ends the cut that was begun last.
  case popClip
  /// Begins a group that is made translucent as a whole.
  case pushOpacity(Double)
  /// Ends the translucent group that was begun last.
  case popOpacity
  /// Begins a group whose alpha is multiplied by that of a gradient.
  case pushMask(Gradient)
  /// Ends the masked group that was begun last.
  case popMask
}
