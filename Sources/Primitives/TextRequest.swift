/// A text to lay out: spans of one paragraph style.
public struct TextRequest: Hashable, Sendable {
  /// A stretch of text of one font.
  public struct Span: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font asked for.
    public var font: FontRequest
    /// Extra space after each character, in points.
    public var tracking: Double
    /// Whether a line is drawn under the text.
    public var isUnderlined: Bool

    /// Creates a span.
    public init(
      text: String, font: FontRequest, tracking: Double = 0, isUnderlined: Bool = false
    ) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.isUnderlined = isUnderlined
    }
  }

  /// The stretches of the paragraph, in reading order.
  public var spans: [Span]
  /// The distance of baselines in points; nil takes the font's own.
  public var lineHeight: Double?
  /// Where lines stand within the width.
  public var alignment: TextAlignment
  /// The most lines shown; nil has no limit.
  ///
  /// The last ends in an ellipsis if there is more.
  public var lineLimit: Int?
  /// The locale, which picks shapes and breaks, as in "ja-JP".
  public var locale: String
  /// The base direction of the paragraph: the locale's, never guessed from the first letter.
  public var direction: LayoutDirection

  /// Creates a request.
  public init(
    spans: [Span], lineHeight: Double? = nil, alignment: TextAlignment = .leading,
    lineLimit: Int? = nil, locale: String = "en", direction: LayoutDirection = .leftToRight
  ) {
    self.spans = spans
    self.lineHeight = lineHeight
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.locale = locale
    self.direction = direction
  }
}

extension TextRequest.Span {
  /// Whether the same characters are asked for in the same way; texts are compared byte by byte.
  public static func == (one: TextRequest.Span, other: TextRequest.Span) -> Bool {
    one.text.hasBytes(of: other.text) && one.font == other.font && one.tracking == other.tracking
      && one.isUnderlined == other.isUnderlined
  }

  /// Feeds the span to the hasher.
  public func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
    hasher.combine(font)
    hasher.combine(tracking)
    hasher.combine(isUnderlined)
  }
}
