/// A text laid out: what to draw, where, and what each run got of fonts.
///
/// All lengths are points from the top left corner of the block.
public struct TextBlock: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The left end, the baseline and the advance width of the line.
    public var x: Double
    public var baseline: Double
    public var width: Double

    /// Creates a line.
    public init(x: Double, baseline: Double, width: Double) {
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  /// A line under text.
  public struct Underline: Hashable, Sendable {
    /// The span it belongs to.
    public var span: Int
    public var rect: Rect

    /// Creates an underline.
    public init(span: Int, rect: Rect) {
      self.span = span
      self.rect = rect
    }
  }

  /// What a line limit or width cut off.
  public struct Truncation: Hashable, Sendable {
    public var linesWanted: Int
    public var linesUsed: Int
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
  public var lines: [Line]
  public var runs: [GlyphRun]
  public var underlines: [Underline]
  public var fontUses: [FontUse]
  public var truncation: Truncation?

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
