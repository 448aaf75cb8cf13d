import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// Order and breaking of text in scripts other than Latin.
@Suite struct ScriptTests {
  /// A text in which each code point is a span of its own, so that runs tell where it lies.
  private func spelled(
    _ text: String, size: Double = 16, locale: String = "en",
    direction: LayoutDirection = .leftToRight
  ) -> TextRequest {
    TextRequest(
      spans: text.unicodeScalars.map { .init(text: String($0), font: FontRequest(size: size)) },
      locale: locale, direction: direction)
  }

  private func json(_ id: String, _ file: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(caseFile(id, file)))
    return try #require(json as? [String: Any])
  }

  /// The code points of a text in the order of their glyphs, from left to right.
  private func visual(_ text: String, _ direction: LayoutDirection) throws -> String {
    let scalars = Array(text.unicodeScalars)
    let block = try library().block(for: spelled(text, direction: direction), width: nil)
    let placed = block.runs.flatMap { run in run.glyphs.map { (x: $0.x, span: run.span) } }
    return String(
      String.UnicodeScalarView(placed.sorted { $0.x < $1.x }.map { scalars[$0.span] }))
  }

  /// A text with both brackets of a pair alike: which is drawn follows from the direction.
  private func unpaired(_ text: String) -> String { text.replacing(")", with: "(") }

  // Case b10.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `b10 numbers and brackets stand where UAX 9 puts them`(direction: LayoutDirection) throws {
    let cases = try #require(try json("b10", "expected.json")["cases"] as? [[String: String]])
    #expect(cases.count == 7)
    let key = direction == .leftToRight ? "visual_ltr_base" : "visual_rtl_base"
    for entry in cases {
      let logical = try #require(entry["logical"])
      #expect(
        unpaired(try visual(logical, direction)) == unpaired(entry[key] ?? ""), "\(logical)")
    }
  }

  @Test func `b10 letters of a word are joined, in a sentence as alone`() throws {
    let cases = try #require(try json("b10", "expected.json")["cases"] as? [[String: String]])
    let fonts = try library()
    func glyphs(_ text: String) -> [UInt32] {
      fonts.block(for: request(text, direction: .rightToLeft), width: nil).runs
        .flatMap { run in run.glyphs.map { (x: $0.x, id: $0.id) } }
        .sorted { $0.x < $1.x }.map(\.id)
    }
    var words = 0
    for text in cases.compactMap({ $0["logical"] }) {
      for word in text.split(whereSeparator: { " ()".contains($0) }).map(String.init)
      where word.unicodeScalars.allSatisfy({ (0x621...0x64A).contains($0.value) })
        && word.count > 2
      {
        let alone = glyphs(word)
        #expect(alone != word.map(String.init).reversed().flatMap(glyphs), "\(word)")
        let sentence = glyphs(text)
        #expect(
          sentence.indices.contains { sentence[$0...].starts(with: alone) }, "\(word) in \(text)")
        words += 1
      }
    }
    #expect(words == 6)
  }

  @Test(arguments: [0, 1, 2])
  func `b10 the base direction is the locale's, not the argument's`(_ index: Int) throws {
    let template = try #require(
      try json("b10", "expected.json")["template"] as? [String: [String]]
    ).first
    let (pattern, arguments) = try #require(template.map { ($0.key, $0.value) })
    #expect(arguments.count == 3)
    let argument = arguments[index]
    let sentence = pattern.replacing("%1$@", with: argument)
    let order = try visual(sentence, .rightToLeft).unicodeScalars
    let digits = order.indices.filter { order[$0].properties.numericType != nil }
    let letters = order.indices.filter { (0x600...0x6FF).contains(order[$0].value) }
    #expect(try #require(digits.max()) < (try #require(letters.min())))
    // An argument alone does not turn the paragraph around.
    #expect(try visual("\(argument) خلال", .rightToLeft).unicodeScalars.last?.isASCII == true)
  }

  /// The first code point of each line but the first, and the one before it.
  private func breaks(_ block: TextBlock, _ text: String)
    -> [(before: Unicode.Scalar, first: Unicode.Scalar)]
  {
    let bytes = Array(text.utf8)
    return block.lines.dropFirst().compactMap { line in
      let start = line.bytes.lowerBound
      let before = String(decoding: bytes[..<start], as: UTF8.self).unicodeScalars.last
      let first = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.first
      return before.flatMap { before in first.map { (before, $0) } }
    }
  }

  // Case c03.
  @Test(arguments: ["th", "th_repeat", "km", "lo", "my"], [160.0, 90, 60])
  func `c03 no line begins with a mark, or parts what belongs together`(
    key: String, width: Double
  ) throws {
    let texts = try #require(try json("c03", "ask.json")["text"] as? [String: String])
    let text = try #require(texts[key])
    let fonts = try library("c03")
    let block = fonts.block(for: request(text, locale: String(key.prefix(2))), width: width)
    #expect(block.fontUses.flatMap { $0.missing } == [])
    if width < 100 { #expect(block.lines.count > 1) }
    #expect(block.size.width <= width + 0.01)
    for (before, first) in breaks(block, text) {
      let category = first.properties.generalCategory
      #expect(![.nonspacingMark, .spacingMark].contains(category), "\(first.value)")
      #expect(![0x0E46, 0x0EC6, 0x17D7].contains(first.value), "a sign of repetition")
      #expect(!(0x0E40...0x0E44).contains(before.value), "a vowel before its consonant")
      #expect(!(0x0EC0...0x0EC4).contains(before.value), "a vowel before its consonant")
      #expect(![0x1039, 0x17D2].contains(before.value), "a stacked consonant")
    }
  }

  @Test func `c03 Thai breaks between words, which a dictionary tells`() throws {
    let texts = try #require(try json("c03", "ask.json")["text"] as? [String: String])
    let text = try #require(texts["th"])
    // "The system is connecting you with an agent of the customer service."
    let words = [
      "ระบบ", "กำลัง", "เชื่อม", "ต่อ", "คุณ", "กับ", "เจ้าหน้าที่", "ฝ่าย", "บริการ", "ลูกค้า",
    ]
    #expect(words.joined() == text)
    var starts: Set<Int> = []
    var count = 0
    for word in words {
      starts.insert(count)
      count += word.utf8.count
    }
    let block = try library().block(for: request(text, locale: "th"), width: 160)
    #expect(block.lines.count > 1)
    for line in block.lines { #expect(starts.contains(line.bytes.lowerBound)) }
    #expect(block.scriptsWithoutWords == [])
  }

  @Test(arguments: [("km", ["Khmer"]), ("lo", ["Lao"]), ("my", ["Burmese"]), ("th", [])])
  func `c03 breaks between letters, without a dictionary, are told`(
    key: String, scripts: [String]
  ) throws {
    let texts = try #require(try json("c03", "ask.json")["text"] as? [String: String])
    let fonts = try library("c03")
    let text = try #require(texts[key])
    #expect(fonts.block(for: request(text, locale: key), width: 60).scriptsWithoutWords == scripts)
    #expect(fonts.block(for: request(text, locale: key), width: nil).scriptsWithoutWords == [])
  }
}
