public import TintypePrimitives
public import TintypeTheming

/// The contrast of a run of text or an icon of a picture with what it is drawn on.
public struct DrawnContrast: Hashable, Sendable {
  /// What is drawn, which decides the ratio needed.
  public let kind: ContrastPair.Kind
  /// The text, or nil for an icon.
  public let text: String?
  /// The area it may touch, in points.
  public let frame: Rect
  /// The part of the mockup it is in, if one is named.
  public let part: String?
  /// Its paint as it was asked for, with its origins.
  public let ink: Paint
  /// The paints it lies on where it stands apart least, the topmost first, with their origins.
  public let grounds: [Paint]
  /// What is seen of the ink there.
  public let foreground: Paint
  /// What is seen of the ground there.
  public let background: Paint
  /// The place where it stands apart least, in points.
  public let point: Point
  /// How well it stands apart there.
  public let contrast: Contrast
  /// Whether that is enough; nil if the colours of a picture behind it are not known.
  public let verdict: ContrastRow.Verdict?

  /// The token that it is drawn with; nil for a colour of the mockup's own.
  public var foregroundToken: String? { ink.origins.first?.names.first }

  /// The token of the topmost ground; nil for a colour of the mockup's own.
  public var backgroundToken: String? { grounds.first?.origins.first?.names.first }

  /// The row with another verdict.
  func judged(_ verdict: ContrastRow.Verdict?) -> DrawnContrast {
    DrawnContrast(
      kind: kind, text: text, frame: frame, part: part, ink: ink, grounds: grounds,
      foreground: foreground, background: background, point: point, contrast: contrast,
      verdict: verdict)
  }
}
