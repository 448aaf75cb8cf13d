import Testing
import TintypePrimitives
import TintypeViews

@Suite struct TextTests {
  @Test func `a text is as wide as it is, and wraps at the width it is proposed`() {
    #expect(layout(Text("aa bb cc"), width: 200).textFrames == [rect(0, 0, 80, 20)])
    #expect(layout(Text("aa bb cc"), width: 55).textFrames == [rect(0, 0, 50, 40)])
    #expect(layout(Text("aa bb cc")).textFrames == [rect(0, 0, 80, 20)])
  }

  @Test func `its lines follow each other`() {
    let lines = layout(Text("aa bb cc"), width: 55).lines()
    #expect(lines.map(\.text) == ["aa bb", "cc"])
    #expect(lines.map(\.start) == [Point(x: 0, y: 15), Point(x: 0, y: 35)])
  }

  @Test(arguments: [
    (TextAlignment.leading, 0.0), (.center, 15), (.trailing, 30),
  ])
  func `its lines stand within its width`(alignment: TextAlignment, x: Double) {
    let lines = layout(
      Text("aa bb cc").multilineTextAlignment(alignment), width: 55
    ).lines()
    #expect(lines.map(\.start.x) == [0, x])
  }

  @Test func `the distance of its lines is the style's`() {
    let list = layout(Text("aa bb").font(Font(SampleTheme.style)), width: 20)
    #expect(list.textFrames == [rect(0, 0, 20, 48)])
  }

  @Test(arguments: [(1, 21), (2, 20.5), (3, 61 / 3)] as [(Double, Double)])
  func `its size is rounded up to whole pixels`(scale: Double, side: Double) {
    let list = layout(Text("ab"), scale: scale, measuring: OddText())
    #expect(list.textFrames == [rect(0, 0, side, side)])
    #expect(list.size == Size(width: side, height: side))
  }

  @Test func `a line limit cuts off what is beyond it`() {
    let list = layout(Text("aa bb cc dd").lineLimit(2), width: 25)
    #expect(list.textFrames == [rect(0, 0, 20, 40)])
    #expect(list.lines().map(\.text) == ["aa", "b…"])
    #expect(list.texts[0].truncation?.linesWanted == 4)
    #expect(list.texts[0].truncation?.linesUsed == 2)
  }

  // Source: SwiftUI `Text`, which truncates what does not fit its space.
  @Test(
    arguments: [
      (80, ["aa", "bb", "cc", "dd"]), (79.5, ["aa", "bb", "cc", "dd"]), (75, ["aa", "bb", "c…"]),
      (45, ["aa", "b…"]), (30, ["a…"]), (5, ["a…"]),
    ] as [(Double, [String])])
  func `lines that the proposed height does not hold are cut off, but for the first`(
    height: Double, lines: [String]
  ) {
    let list = layout(Text("aa bb cc dd"), width: 25, height: height)
    #expect(list.lines().map(\.text) == lines)
    #expect(list.textFrames[0].height == 20 * Double(lines.count))
  }

  @Test func `a column that is too low cuts off its longest text`() {
    let list = layout(
      VStack(spacing: 0) {
        Text("aa bb cc")
        Text("dd")
      }, width: 20, height: 60)
    #expect(list.texts.map { $0.truncation == nil } == [false, true])
    #expect(list.textFrames == [rect(0, 0, 20, 40), rect(0, 40, 20, 20)])
  }

  @Test func `its spans keep their paints and fonts`() {
    let list = layout(
      Text("ab").foregroundColor(Color(hex: 1)) + Text("cd").foregroundColor(Color(hex: 2)).bold())
    let runs: [(Paint, Int)] = list.commands.compactMap {
      if case .glyphs(let run, _, let paint) = $0 { (paint, run.glyphs.count) } else { nil }
    }
    #expect(runs.map(\.0) == [Paint(hex: 1), Paint(hex: 2)])
    #expect(list.texts.map(\.text) == ["abcd"])
    #expect(list.texts[0].fontUses.map(\.asked.weight) == [400, 700])
  }

  @Test(arguments: [(1, 1), (2, 0.5), (3, 2 / 3)] as [(Double, Double)])
  func `an underline lies on whole pixels and is as long as its text`(
    scale: Double, thickness: Double
  ) {
    let list = layout(Text("ab").underline(), scale: scale)
    #expect(list.outline(0) == .rectangle(rect(0, 17, 20, thickness)))
  }

  @Test func `a text knows its commands and its part`() {
    let list = layout(
      VStack {
        box(1, 10, 10)
        Text("aa bb").part("title")
      }, width: 20)
    #expect(list.texts.map(\.commands) == [2..<4])
    #expect(list.texts.map(\.part) == ["title"])
  }

  @Test func `an empty text keeps the height of its line and draws nothing`() {
    let list = layout(Text(""))
    #expect(list.textFrames == [rect(0, 0, 0, 20)])
    #expect(list.texts.map(\.commands) == [1..<1])
  }

  @Test func `a text is not broken again where a wider breaking holds`() {
    let measuring = FakeText()
    _ = layout(
      HStack(spacing: 0) {
        Text("aa bb")
        Spacer()
      }, width: 200, measuring: measuring)
    #expect(measuring.asked.map(\.width) == [nil])
  }

  @Test func `a text that must wrap is broken once at its width`() {
    let measuring = FakeText()
    _ = layout(Text("aa bb").padding(5).background(fill(1)), width: 40, measuring: measuring)
    #expect(measuring.asked.map(\.width) == [30])
  }
}

/// Measures texts with widths and heights that are no whole pixels.
private final class OddText: FakeText {
  override func block(for request: TextRequest, width: Double?) -> TextBlock {
    var block = super.block(for: request, width: width)
    block.size = Size(width: 20.25, height: 20.25)
    return block
  }
}
