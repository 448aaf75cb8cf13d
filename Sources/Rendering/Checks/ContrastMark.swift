import TintypePrimitives
import TintypeTheming

/// A run of text or an icon whose contrast is measured.
struct ContrastMark {
  /// What is drawn, which decides the ratio needed.
  let kind: ContrastPair.Kind
  /// Its paint as it is judged.
  let ink: Paint
  /// The area it may touch, in points.
  let bounds: Rect
  /// The area that its body covers: of letters the part from the baseline to half their size.
  let core: Rect
  /// Places on its body.
  let points: [Point]
  /// The text, or nil for an icon.
  let text: String?
  /// The part of the mockup it is in, if one is named.
  let part: String?
  /// The index of its command.
  let command: Int
}
