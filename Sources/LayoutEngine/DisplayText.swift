public import TintypePrimitives

/// A text of the picture with what it got of fonts and space.
public struct DisplayText: Sendable {
  /// The frame of the text in points.
  public var frame: Rect
  /// The characters of all spans.
  public var text: String
  /// The ledger rows of its runs.
  public var fontUses: [FontUse]
  /// What was cut off; nil if all of the text is shown.
  public var truncation: TextBlock.Truncation?
  /// How many lines end within a word, which is longer than the width.
  public var brokenWords: Int
  /// The lines that are shown.
  public var lines: Int
  /// The area of its glyphs in points, cut off or not; empty if there is none.
  public var ink: Rect
  /// The part of `ink` that the views around it let through.
  public var shown: Rect
  /// How much of the glyphs is cut off by the views around it.
  public var clipped: Overhang
  /// How far glyphs reach beyond the frame of fixed size around it, or the canvas.
  public var outside: Overhang
  /// The scripts of which a line was broken within a word, as no dictionary is at hand.
  public var scriptsWithoutWords: [String] = []
  /// The indices of its commands.
  public var commands: Range<Int>
  /// The part of the mockup it is in, if one is named.
  public var part: String?

  /// Creates the record of a text.
  public init(
    frame: Rect, text: String, fontUses: [FontUse], truncation: TextBlock.Truncation?,
    commands: Range<Int>, part: String?, lines: Int = 1, ink: Rect = Rect(), brokenWords: Int = 0
  ) {
    self.frame = frame
    self.text = text
    self.fontUses = fontUses
    self.truncation = truncation
    self.brokenWords = brokenWords
    self.commands = commands
    self.lines = lines
    self.ink = ink
    shown = ink
    clipped = .none
    outside = .none
    self.part = part
  }
}
