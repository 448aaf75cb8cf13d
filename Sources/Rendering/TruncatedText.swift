public import TintypeLayoutEngine
public import TintypePrimitives

/// A text of a snapshot of which something is not shown, or not where it belongs.
public struct TruncatedText: Hashable, Sendable {
  /// The whole text.
  public let text: String
  /// The frame of the text in points.
  public let frame: Rect
  /// What a line limit or the width cut; as many lines as wanted if nothing.
  public let truncation: TextBlock.Truncation
  /// How much of the glyphs the views around it cut off.
  public let clipped: Overhang
  /// How far glyphs reach beyond the frame of fixed size around it, or the canvas.
  public let outside: Overhang
  /// The part of the mockup it is in, if one is named.
  public let part: String?

  /// Whether the mockup's state is there to show a text that is cut.
  public let isExpected: Bool

  /// Creates the record of a text; nil if all of it is shown where it belongs.
  init?(_ text: DisplayText, isExpected: Bool) {
    guard text.truncation != nil || !text.clipped.isNone || !text.outside.isNone else {
      return nil
    }
    self.text = text.text
    frame = text.frame
    truncation =
      text.truncation
      ?? TextBlock.Truncation(
        linesWanted: text.lines, linesUsed: text.lines, charactersCut: 0)
    clipped = text.clipped
    outside = text.outside
    part = text.part
    self.isExpected = isExpected
  }

  /// Whether characters or lines are left out.
  public var isTruncated: Bool {
    truncation.charactersCut > 0 || truncation.linesWanted > truncation.linesUsed
  }

  /// Whether glyphs are cut off, or reach out of their frame.
  public var isOverflowing: Bool { !clipped.isNone || !outside.isNone }

  /// The problem's code.
  public var code: ProblemCode { isTruncated ? .truncated : .overflow }

  /// What became of it, as in "1 of 2 lines shown, 12 characters cut".
  public var outcome: String {
    var parts: [String] = []
    if truncation.linesWanted > truncation.linesUsed {
      parts.append("\(truncation.linesUsed) of \(truncation.linesWanted.counted("line")) shown")
    }
    if truncation.charactersCut > 0 {
      parts.append("\(truncation.charactersCut.counted("character")) cut")
    }
    if !clipped.isNone { parts.append("\(Self.points(clipped)) cut off") }
    if !outside.isNone { parts.append("\(Self.points(outside)) outside its frame") }
    return parts.joined(separator: ", ")
  }

  private static func points(_ overhang: Overhang) -> String {
    let tenths = Int((overhang.longest * 10).rounded())
    return "\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") pt"
  }
}
