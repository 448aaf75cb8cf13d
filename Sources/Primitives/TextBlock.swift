/// A text laid out: what to draw, where, and what each run got of fonts.
///
/// All lengths are points from the top left corner of the block.
public struct TextBlock: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The distance of the left end from the left edge of the block.
    public var x: Double
    /// The distance of the baseline from the top of the block.
    public var baseline: Double
    /// The advance width.
    public var width: Double
    /// The bytes that the line shows, of all spans' text as UTF-8 without control characters.
    public var bytes: Range<Int>

    /// Creates a line.
    public init(x: Double, baseline: Double, width: Double, bytes: Range<Int> = 0..<0) {
      self.x = x
      self.baseline = baseline
      self.width = width
      self.bytes = bytes
    }
  }

  /// A line under text.
  public struct Underline: Hashable, Sendable {
    /// The span it belongs to.
    public var span: Int
    /// The area to fill, from the block's top left corner.
    public var rect: Rect

    /// Creates an underline.
    public init(span: Int, rect: Rect) {
      self.span = span
      self.rect = rect
    }
  }

  /// What a line limit or width cut off.
  public struct Truncation: Hashable, Sendable {
    /// The lines that the whole text takes.
    public var linesWanted: Int
    /// The lines that were laid out.
    public var linesUsed: Int
    /// The characters that are not shown.
    public var charactersCut: Int

    /// Creates a record of cut text.
    public init(linesWanted: Int, linesUsed: Int, charactersCut: Int) {
      self.linesWanted = linesWanted
      self.linesUsed = linesUsed
      self.charactersCut = charactersCut
    }
  }

  /// The width of the widest line and the height of all lines.
  public var size: Size
  /// The lines, first to last.
  public var lines: [Line]
  /// The glyphs to draw, in order of lines.
  public var runs: [GlyphRun]
  /// The lines to draw under text.
  public var underlines: [Underline]
  /// The ledger rows of the runs.
  public var fontUses: [FontUse]
  /// What was cut off; nil if all of the text is shown.
  public var truncation: Truncation?
  /// The scripts without spaces between words, of which a line was broken within a word.
  public var scriptsWithoutWords: [String] = []
  /// How many lines end within a word, which is longer than the width.
  public var brokenWords = 0

  /// Creates a block.
  public init(
    size: Size, lines: [Line], runs: [GlyphRun], underlines: [Underline] = [],
    fontUses: [FontUse] = [], truncation: Truncation? = nil
  ) {
    self.size = size
    self.lines = lines
    self.runs = runs
    self.underlines = underlines
    self.fontUses = fontUses
    self.truncation = truncation
  }
}
