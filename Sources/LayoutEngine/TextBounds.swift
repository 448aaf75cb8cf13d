import TintypePrimitives

/// The areas that a text is meant to lie in, as the views around it say.
struct TextBounds {
  /// Where drawing is cut off, but for what can be scrolled into view.
  var clip: Rect
  /// The frame of fixed size around the text.
  var frame: Rect

  /// The bounds within a cut.
  func clipped(to rect: Rect) -> TextBounds {
    TextBounds(clip: clip.intersection(rect), frame: frame)
  }

  /// The bounds within a frame; a side that is not fixed stays as it is.
  func framed(_ rect: Rect, isWidthFixed: Bool, isHeightFixed: Bool) -> TextBounds {
    var bounds = self
    if isWidthFixed {
      bounds.frame.x = rect.x
      bounds.frame.width = rect.width
    }
    if isHeightFixed {
      bounds.frame.y = rect.y
      bounds.frame.height = rect.height
    }
    return bounds
  }

  /// The bounds of what scrolls in a space: nothing is lost along the axes.
  func scrolled(in rect: Rect, horizontally: Bool, vertically: Bool) -> TextBounds {
    var bounds = clipped(to: rect)
    if horizontally {
      for path in [\TextBounds.clip, \TextBounds.frame] {
        bounds[keyPath: path].x = -Self.far
        bounds[keyPath: path].width = 2 * Self.far
      }
    }
    if vertically {
      for path in [\TextBounds.clip, \TextBounds.frame] {
        bounds[keyPath: path].y = -Self.far
        bounds[keyPath: path].height = 2 * Self.far
      }
    }
    return bounds
  }

  /// Further than any canvas reaches.
  private static let far = 1e7
}
