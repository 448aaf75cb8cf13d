import Testing
import TintypePrimitives
import TintypeTheming
import TintypeViews

@testable import TintypeMockups

/// English words as translation will change them.
struct PseudoLocaleTests {
  private func accented(_ text: String) -> String { PseudoLocale.accented.text(text) }
  private func mirrored(_ text: String) -> String { PseudoLocale.mirrored.text(text) }

  @Test(arguments: [
    ("Send", "[Šéñð]"), ("Talk to a person", "[Ţåļķ ţö å þéŕšöñ one ]"),
    ("Order %1$@ of %d", "[Öŕðéŕ %1$@ öƒ %d o]"), ("<b>Bold</b> text", "[<b>Ɓöļð</b> ţéẋţ o]"),
    ("Hello {name}!", "[Ĥéļļö {name}! ]"), ("50 % of them", "[50 % öƒ ţĥéḿ on]"),
    (" ends ", " [éñðš] "), ("10482", "10482"), ("9:41", "9:41"), ("", ""),
  ])
  func `en-XA has accents, brackets and 40 % more, and keeps what is no word`(
    text: String, expected: String
  ) {
    #expect(accented(text) == expected)
  }

  @Test func `the whole is 40 % longer, brackets and all`() {
    let text = "A few details help us find your order faster."
    #expect(accented(text).count == (text.count * 7 + 4) / 5)
  }

  @Test(arguments: [
    (
      "Track parcel", "\u{200F}\u{202E}Track\u{202C}\u{200F} \u{200F}\u{202E}parcel\u{202C}\u{200F}"
    ),
    ("Order %1$@", "\u{200F}\u{202E}Order\u{202C}\u{200F} %1$@"), ("10482", "10482"),
  ])
  func `ar-XB turns each word around and keeps placeholders`(text: String, expected: String) {
    #expect(mirrored(text) == expected)
  }

  @Test(arguments: ["en-XA", "en_xa", "ar-XB"])
  func `a tag in any case is the pseudo-locale`(tag: String) {
    #expect(PseudoLocale(locale: tag) != nil)
    #expect(PseudoLocale(locale: "en") == nil && PseudoLocale(locale: "ar") == nil)
  }

  /// Texts that are no words of ours: values, addresses, code, names of files.
  private static let kept: Set<Character> = Set("0123456789.,:;/@%$()[]{}-–—+*#<>=\"'_·• \u{A0}")

  @Test func `every word of the conversation is changed`() throws {
    let gallery = try Gallery()
    let english = try gallery.list(ConversationMockup.self, "default").texts.map(\.text)
    let accented = try gallery.list(ConversationMockup.self, "default", locale: "en-XA")
    let mirrored = try gallery.list(ConversationMockup.self, "default", locale: "ar-XB")
    for list in [accented, mirrored] {
      let unchanged = Set(list.texts.map(\.text)).intersection(english)
      #expect(unchanged.filter { !$0.allSatisfy(Self.kept.contains) } == [])
      #expect(list.texts.flatMap { $0.fontUses.flatMap(\.missing) } == [])
    }
  }

  @Test func `in ar-XB a word runs from right to left`() throws {
    let gallery = try Gallery()
    let list = try gallery.list(ConversationMockup.self, "default", locale: "ar-XB")
    let text = try #require(list.texts.first { $0.text.contains("Track") })
    let xs: [Double] = text.commands.compactMap { index -> [Double]? in
      if case .glyphs(let run, _, _) = list.commands[index] { run.glyphs.map(\.x) } else { nil }
    }.flatMap { $0 }
    // "Track" is drawn with its first letter rightmost; glyphs come from left to right.
    #expect(xs == xs.sorted())
    #expect(xs.count == "Track parcel".count)
  }
}
