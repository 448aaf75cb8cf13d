import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// Shared cases of text, by their ids.
@Suite struct TextCaseTests {
  private let fonts: FontLibrary

  init() throws { fonts = try library() }

  private func ask(_ id: String) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(caseFile(id, "ask.json")))
    return (json as? [String: Any])?["text"] as? [String] ?? []
  }

  /// The widest place that ink or advance reaches.
  private func reach(_ block: TextBlock) -> Double {
    max(block.lines.map { $0.x + $0.width }.max() ?? 0, block.runs.map { $0.ink.maxX }.max() ?? 0)
  }

  private func glyphs(_ block: TextBlock) -> Int { block.runs.reduce(0) { $0 + $1.glyphs.count } }

  /// The text of each line; together they are all of the text.
  private func lines(_ block: TextBlock, of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    return block.lines.map { line in
      #expect(line.bytes.lowerBound == start, "text is lost before \(line.bytes)")
      start = line.bytes.upperBound
      return String(decoding: bytes[line.bytes], as: UTF8.self)
    }
  }

  @Test(arguments: [
    (0, ["Inter-Regular systemSubstitute 'Hello'", "- tofu '⚡️' [\"U+26A1\"]"]),
    (1, ["Inter-Regular systemSubstitute 'Hell o'", "- tofu '⚡️' [\"U+26A1\"]"]),
    (2, ["Inter-Regular systemSubstitute 'Hello'", "- tofu '⚡' [\"U+26A1\"]"]),
    (
      3,
      [
        "Inter-Regular systemSubstitute 'end'",
        "- tofu '⚡✨🚀' [\"U+26A1\", \"U+2728\", \"U+1F680\"]",
      ]
    ),
    (
      4,
      [
        "Inter-Regular systemSubstitute 'ạ́b g̱ '",
        "- tofu 'நான்' [\"U+0BA8 U+0BBE\", \"U+0BA9 U+0BCD\"]",
      ]
    ),
    (5, ["Inter-Regular systemSubstitute 'x\u{200D}y \u{200B}z \u{2060}w\u{AD}v'"]),
    (
      6,
      [
        "Inter-Regular systemSubstitute '  '",
        "- tofu alsoOnIOS '\u{E000}\u{F0000}\u{FFFF}' [\"U+E000\", \"U+F0000\", \"U+FFFF\"]",
      ]
    ),
  ])
  func `b06 missing glyphs are listed by character, and no letter is lost`(
    _ index: Int, _ expected: [String]
  ) throws {
    let texts = try ask("b06")
    #expect(texts.count == 7)
    let text = texts[index]
    let block = fonts.block(for: request(text), width: nil)
    #expect(block.fontUses.map(summary) == expected)
    let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    // One letter of text 4 is composed with its mark.
    #expect(
      block.runs.reduce(0) { $0 + $1.glyphs.count } == visible.count - (index == 4 ? 1 : 0))
  }

  @Test(arguments: 0..<5)
  func `c02 text without spaces wraps within its bubble, without a hyphen`(_ index: Int) throws {
    let texts = try ask("c02")
    #expect(texts.count == 5)
    let text = texts[index]
    var block = fonts.block(for: request("x"), width: nil)
    let duration = ContinuousClock().measure {
      block = fonts.block(for: request(text, size: 14), width: 240)
    }
    #expect(duration < .seconds(2))
    #expect(reach(block) <= 240.01)
    #expect(block.truncation == nil)
    #expect(block.lines.count > 1)
    #expect(lines(block, of: text).joined() == text)
    #expect(glyphs(block) <= text.count)
    #expect(glyphs(block) >= text.count { $0 != " " })
  }

  @Test func `c02 short words beside a long one still wrap at spaces`() throws {
    let text = try ask("c02")[3]
    let block = fonts.block(for: request(text, size: 14), width: 240)
    let lines = lines(block, of: text)
    // UAX 14 lets a line end after a slash.
    #expect(lines.first == "see https://example.org/")
    #expect(lines.last?.hasSuffix(" thanks") == true)
    #expect(block.fontUses[0].text == text)
  }

  /// Inter is narrower than the case's DejaVu Sans: at these sizes each text takes several lines.
  @Test(arguments: [13.0, 14, 16])
  func `c05 a soft hyphen shows where a line breaks at it, and only there`(_ size: Double) throws {
    let texts = try ask("c05")
    #expect(texts.count == 5)
    for text in texts {
      let block = fonts.block(for: request(text, size: size), width: 120)
      #expect(reach(block) <= 120.01)
      #expect(block.truncation == nil)
      let lines = lines(block, of: text)
      #expect(lines.joined() == text)
      let shown = lines.dropLast().count { $0.hasSuffix("\u{AD}") }
      // u and U+0308 make one glyph; spaces at the end of a line none.
      let letters = text.precomposedStringWithCanonicalMapping.unicodeScalars
        .count { $0 != "\u{AD}" && $0 != " " }
      let spaces = lines.reduce(0) { count, line in
        count + line.trimmingCharacters(in: .whitespaces).count { $0 == " " }
      }
      #expect(glyphs(block) == letters + spaces + shown, "\(text)")
    }
    let short = fonts.block(for: request("super\u{AD}kurz", size: size), width: 120)
    #expect(short.lines.count == 1 && glyphs(short) == 9)
  }

  /// At 13 points each part of the compound fits, which is why it is laid out so.
  @Test func `c05 a compound whose parts fit breaks between them alone`() throws {
    let text = try ask("c05")[1]
    let lines = lines(fonts.block(for: request(text, size: 13), width: 120), of: text)
    #expect(lines == ["Benachrichtigungs\u{AD}", "einstellungs\u{AD}", "übersicht"])
  }

  @Test func `c05 composed and decomposed letters break alike`() throws {
    let texts = try ask("c05")
    let composed = fonts.block(for: request(texts[0], size: 14), width: 120)
    let decomposed = fonts.block(for: request(texts[2], size: 14), width: 120)
    #expect(composed.lines.count > 1)
    #expect(composed.lines.map { $0.width } == decomposed.lines.map { $0.width })
    // Swift compares by canonical equivalence; a mark of its own would not equal anything.
    #expect(lines(composed, of: texts[0]) == lines(decomposed, of: texts[2]))
    #expect(
      lines(decomposed, of: texts[2]).allSatisfy { $0.unicodeScalars.first?.value != 0x308 })
  }

  @Test(arguments: ["long_dashes_nbsp.txt", "pathological.txt"])
  func `c08 odd text is laid out in time`(_ name: String) throws {
    let text = String(decoding: try caseFile("c08", name), as: UTF8.self)
    for limit in [nil, 2] {
      let duration = ContinuousClock().measure {
        _ = fonts.block(for: request(text, size: 14, lineLimit: limit), width: 200)
      }
      #expect(duration < .seconds(2), "\(duration)")
    }
  }

  /// Of 999 overrides to either side by turns, the last that UAX 9 takes is the 124th, to the right.
  @Test func `c08 controls beyond the depth limit of UAX 9 turn nothing around`() {
    func visual(_ count: Int) -> [Int] {
      let controls = (0..<count).map { $0.isMultiple(of: 2) ? "\u{202D}" : "\u{202E}" }.joined()
      let spans = [controls + "a", "b", "c"].map {
        TextRequest.Span(text: $0, font: FontRequest(size: 16))
      }
      let runs = fonts.block(for: TextRequest(spans: spans), width: nil).runs
      return runs.flatMap { run in run.glyphs.map { ($0.x, run.span) } }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
    #expect(visual(1) == [0, 1, 2])
    #expect(visual(2) == [2, 1, 0])
    #expect(visual(3) == [0, 1, 2])
    #expect(visual(999) == [2, 1, 0])
    #expect(visual(1_000) == [2, 1, 0])
  }
}
