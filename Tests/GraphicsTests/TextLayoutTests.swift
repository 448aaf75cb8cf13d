import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

@Suite struct TextLayoutTests {
  private let fonts: FontLibrary

  init() throws { fonts = try library() }

  /// The widest place that ink or advance reaches.
  private func reach(_ block: TextBlock) -> Double {
    max(block.lines.map { $0.x + $0.width }.max() ?? 0, block.runs.map { $0.ink.maxX }.max() ?? 0)
  }

  @Test func `an empty text has no line and no size`() {
    let block = fonts.block(for: request(""), width: 100)
    #expect(block.lines == [] && block.size == .zero && block.runs == [])
  }

  @Test func `a line is as high as the font says, and the text stands in its middle`() {
    // Inter: ascent 2728, descent 680, no gap, of 2816 units.
    let natural = fonts.block(for: request("Hi", size: 28.16), width: nil)
    #expect(abs(natural.size.height - 34.08) < 1e-9)
    #expect(abs(natural.lines[0].baseline - 27.28) < 1e-9)
    let set = fonts.block(for: request("Hi\nHi", size: 28.16, lineHeight: 40), width: nil)
    #expect(set.size.height == 80)
    #expect(abs(set.lines[1].baseline - (40 + 2.96 + 27.28)) < 1e-9)
  }

  @Test func `trailing spaces take no room`() {
    let plain = fonts.block(for: request("Hello"), width: nil)
    for text in ["Hello   ", "Hello\t", "Hello\u{3000}"] {
      #expect(fonts.block(for: request(text), width: nil).size == plain.size)
    }
    let rightToLeft = fonts.block(for: request("Hello  ", direction: .rightToLeft), width: nil)
    #expect(rightToLeft.size == plain.size)
    #expect(rightToLeft.runs[0].glyphs[0].x == 0)
  }

  @Test func `a block keeps its lines at its own width`() {
    let text = "It looks like the courier attempted a delivery yesterday at 14:32."
    let first = fonts.block(for: request(text, size: 15), width: 120)
    let again = fonts.block(for: request(text, size: 15), width: first.size.width)
    #expect(first.lines.count > 3)
    #expect(again.lines == first.lines)
  }

  @Test func `leading is the right side where text runs from right to left`() {
    func starts(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [Double] {
      fonts.block(
        for: request("wide line\nx", alignment: alignment, direction: direction), width: nil
      ).lines.map { $0.x }
    }
    let block = fonts.block(for: request("wide line\nx"), width: nil)
    let rest = block.lines[0].width - block.lines[1].width
    #expect(starts(.leading, .leftToRight) == [0, 0])
    #expect(starts(.leading, .rightToLeft) == [0, rest])
    #expect(starts(.trailing, .leftToRight) == [0, rest])
    #expect(starts(.trailing, .rightToLeft) == [0, 0])
    #expect(starts(.center, .leftToRight) == [0, rest / 2])
  }

  @Test func `tracking follows each character, the last too`() {
    let plain = fonts.block(for: request("Hello"), width: nil)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let wide = fonts.block(for: request("Hello", direction: direction, tracking: 2), width: nil)
      #expect(abs(wide.size.width - plain.size.width - 10) < 0.01)
    }
    let wide = fonts.block(for: request("Hello", tracking: 2), width: nil)
    for (index, glyph) in wide.runs[0].glyphs.enumerated() {
      #expect(abs(glyph.x - plain.runs[0].glyphs[index].x - 2 * Double(index)) < 0.01)
    }
  }

  @Test func `tabular figures share one width`() {
    var tabular = request("1181")
    tabular.spans[0].font.hasTabularFigures = true
    let glyphs = fonts.block(for: tabular, width: nil).runs[0].glyphs
    #expect(glyphs[1].x == glyphs[3].x - glyphs[2].x)
    let plain = fonts.block(for: request("1181"), width: nil).runs[0].glyphs
    #expect(plain[1].x != plain[3].x - plain[2].x)
  }

  @Test func `a line limit cuts with an ellipsis and counts what it cut`() {
    let text = "Hello world this is a long text that wraps"
    let block = fonts.block(for: request(text, lineLimit: 2), width: 100)
    #expect(block.lines.count == 2)
    #expect(reach(block) <= 100)
    #expect(block.truncation == .init(linesWanted: 4, linesUsed: 2, charactersCut: 17))
    #expect(block.fontUses.map { $0.text } == ["Hello world this is a lon…"])
    #expect(fonts.block(for: request(text, lineLimit: 4), width: 100).truncation == nil)
  }

  @Test func `a limit of one line cuts too, and in right-to-left text at the left`() {
    let block = fonts.block(
      for: request(
        "שלום עולם זה טקסט ארוך מאוד", lineLimit: 1, locale: "he", direction: .rightToLeft),
      width: 80)
    #expect(block.lines.count == 1 && reach(block) <= 80)
    #expect(block.truncation?.linesUsed == 1)
    let ellipsis = block.runs.min { $0.glyphs[0].x < $1.glyphs[0].x }
    #expect(ellipsis?.glyphs.count == 1)
  }

  @Test func `paragraphs beyond the limit leave an ellipsis at the end of the last line`() {
    let block = fonts.block(for: request("a\nb\nc", lineLimit: 2), width: nil)
    #expect(block.truncation == .init(linesWanted: 3, linesUsed: 2, charactersCut: 2))
    #expect(block.runs.reduce(0) { $0 + $1.glyphs.count } == 3)
  }

  @Test func `an ellipsis never parts a character`() {
    let text = String(repeating: "e\u{301}", count: 40)
    for width in stride(from: 30.0, to: 60, by: 3.7) {
      let block = fonts.block(for: request(text, lineLimit: 1), width: width)
      let shown = (block.fontUses.first?.text ?? "").dropLast()
      #expect(shown.unicodeScalars.count % 2 == 0)
      #expect((block.truncation?.charactersCut ?? 0) == 40 - shown.count)
    }
  }

  @Test func `runs belong to their span, and underlines lie under it`() {
    var text = request("plain ")
    text.spans.append(
      .init(text: "linked", font: FontRequest(weight: 600, size: 16), isUnderlined: true))
    text.spans.append(.init(text: " end", font: FontRequest(size: 16)))
    let block = fonts.block(for: text, width: nil)
    #expect(block.runs.map { $0.span } == [0, 1, 2])
    #expect(block.fontUses.map { $0.text } == ["plain ", "linked", " end"])
    #expect(block.underlines.map { $0.span } == [1])
    let line = block.underlines[0].rect
    #expect(abs(line.minX - block.runs[1].glyphs[0].x) < 0.01)
    #expect(line.minY > block.lines[0].baseline && line.height > 0)
  }

  @Test func `spans of one font stay apart`() {
    var text = request("red")
    text.spans.append(.init(text: "blue", font: FontRequest(size: 16)))
    #expect(fonts.block(for: text, width: nil).runs.map { $0.span } == [0, 1])
  }

  @Test func `a cached block has the origins of the request at hand`() {
    func origin(_ name: String) -> [Origin] {
      [Origin(kind: .font, names: [name], layer: .override)]
    }
    var text = request("same")
    text.spans[0].font.origins = origin("one")
    #expect(fonts.block(for: text, width: nil).fontUses[0].asked.origins == origin("one"))
    text.spans[0].font.origins = origin("other")
    #expect(fonts.block(for: text, width: nil).fontUses[0].asked.origins == origin("other"))
  }

  @Test func `base direction comes from the request, not from the first letter`() {
    // The exclamation mark stands at the end of the paragraph's direction.
    let leftToRight = fonts.block(for: request("שלום!"), width: nil)
    let rightToLeft = fonts.block(for: request("שלום!", direction: .rightToLeft), width: nil)
    #expect(leftToRight.runs != rightToLeft.runs)
  }

  @Test func `ignorable code points change no position`() {
    let plain = fonts.block(for: request("xy zwv", tracking: 1), width: nil)
    let joined = fonts.block(
      for: request("x\u{200D}y\u{FEFF} \u{200B}z\u{2060}w\u{AD}v", tracking: 1), width: nil)
    #expect(abs(plain.size.width - joined.size.width) < 0.01)
  }

  @Test(arguments: [
    ("zero width spaces", String(repeating: "\u{200B}", count: 20_000)),
    ("marks", "a" + String(repeating: "\u{301}", count: 5_000)),
    ("tabs", String(repeating: "\t", count: 3_000)),
    ("letters", String(repeating: "A", count: 32_000)),
    ("directions", String(repeating: "\u{202E}\u{2067}", count: 500) + "abc"),
    ("zeros", "a\0b\0" + String(repeating: "\0", count: 1_000) + "c"),
    ("line feeds", String(repeating: "\n", count: 20_000)),
    ("missing", String(repeating: "\u{F0000}", count: 10_000)),
  ])
  func `a bomb is laid out in time`(_ kind: String, _ text: String) {
    let duration = ContinuousClock().measure {
      _ = fonts.block(for: request(text), width: 200)
    }
    #expect(duration < .seconds(2), "\(kind) took \(duration)")
  }

  @Test func `control characters are left out`() {
    let plain = fonts.block(for: request("abc"), width: nil)
    let odd = fonts.block(for: request("a\0b\u{1}\u{7F}\u{85}"), width: nil)
    #expect(odd.lines.count == 2)
    #expect(fonts.block(for: request("a\0b\u{1}c\u{9B}"), width: nil).runs == plain.runs)
    for separator in ["\r\n", "\r", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"] {
      #expect(fonts.block(for: request("a\(separator)b"), width: nil).lines.count == 2)
    }
  }

  @Test(arguments: [120_000, 200_000])
  func `text beyond 100,000 characters is cut, counted, and ends in time`(count: Int) {
    let text = String(String(repeating: "ab ", count: count / 3 + 1).prefix(count))
    var block = fonts.block(for: request(""), width: nil)
    let duration = ContinuousClock().measure {
      block = fonts.block(for: request(text), width: 2_000)
    }
    #expect(duration < .seconds(4))
    #expect(block.truncation?.charactersCut == count - 100_000)
    #expect(block.truncation?.linesWanted == block.lines.count)
  }

  @Test(arguments: [-.infinity, -5, 0, .nan, 1e300, .infinity])
  func `any width is laid out`(_ width: Double) {
    #expect(!fonts.block(for: request("Hello world"), width: width).lines.isEmpty)
  }

  @Test func `each locale has its own Chinese shapes first`() {
    // Without such fonts the order is seen in the reason only: nothing is drawn in silence.
    let block = fonts.block(for: request("漢", locale: "ja-JP"), width: nil)
    #expect(block.fontUses.map(summary) == ["- tofu '漢' [\"U+6F22\"]"])
  }

  @Test func `a named font that lacks a script falls back and says so`() {
    let block = fonts.block(for: request("abc مرحبا", name: "Inter-Bold", weight: 700), width: nil)
    #expect(
      block.fontUses.map(summary) == [
        "Inter-Bold exact 'abc '",
        "NotoSansArabic-Bold glyphMissing alsoOnIOS 'مرحبا' "
          + #"["U+0645", "U+0631", "U+062D", "U+0628", "U+0627"]"#,
      ])
  }

  @Test(arguments: [
    ("extraordinary", 60.0, true), ("an ordinary day", 80, false), ("well-known", 60, false),
    ("漢字漢字漢字", 40, false), ("extraordinary", 400, false),
  ])
  func `a line that ends within a word is counted`(text: String, width: Double, isBroken: Bool) {
    let block = fonts.block(for: request(text), width: width)
    #expect((block.brokenWords > 0) == isBroken)
  }
}
