public import TintypePrimitives
public import TintypeTheming

/// The contrast of a run of text or an icon of a picture with what it is drawn on.
public struct DrawnContrast: Hashable, Sendable {
  /// Why something need not stand apart.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.3, "Incidental".
  public enum Exemption: String, Hashable, Sendable, CaseIterable {
    /// A control that cannot be used.
    case inactive
    case decoration
  }

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
  /// Whether a picture in its own colours is part of the ground there.
  public let isOnPicture: Bool
  /// What is seen of the ink there.
  public let foreground: Paint
  /// What is seen of the ground there.
  public let background: Paint
  /// The place where it stands apart least, in points.
  public let point: Point
  /// How well it stands apart there.
  public let contrast: Contrast
  /// Why nothing is asked of it; nil if something is.
  public let exemption: Exemption?
  /// Whether that is enough; nil if the colours of a picture behind it are not known.
  public private(set) var verdict: ContrastRow.Verdict?

  /// The lowest ratio that passes; nil where none is asked.
  public var minimum: Double? { exemption == nil ? kind.minimum : nil }

  /// The token that it is drawn with; nil for a colour of the mockup's own.
  public var foregroundToken: String? { ink.origins.first?.names.first }

  /// The token of the topmost ground; nil for a colour of the mockup's own.
  public var backgroundToken: String? { grounds.first?.origins.first?.names.first }

  init(
    kind: ContrastPair.Kind, text: String?, frame: Rect, part: String?, ink: Paint,
    grounds: [Paint], isOnPicture: Bool, foreground: Paint, background: Paint, point: Point,
    contrast: Contrast, exemption: Exemption?, verdict: ContrastRow.Verdict?
  ) {
    self.kind = kind
    self.text = text
    self.frame = frame
    self.part = part
    self.ink = ink
    self.grounds = grounds
    self.isOnPicture = isOnPicture
    self.foreground = foreground
    self.background = background
    self.point = point
    self.contrast = contrast
    self.exemption = exemption
    self.verdict = verdict
  }

  /// The row with another verdict.
  func judged(_ verdict: ContrastRow.Verdict?) -> DrawnContrast {
    var copy = self
    copy.verdict = verdict
    return copy
  }
}
