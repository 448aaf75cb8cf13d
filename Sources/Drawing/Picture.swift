public import TintypeGraphics
public import TintypePrimitives

/// A picture that drawing can put on a canvas.
public enum Picture {
  case vector(VectorImage)
  case bitmap(Bitmap)
}
