import Testing
import TintypePrimitives

@Suite struct SuggestionTests {
  let names = ["accent1", "accent2", "surface1", "iconClose", "endChatTitle", "light"]

  @Test(
    arguments: [
      ("accent9", "accent1"), ("Accent2", "accent2"), ("surface1 ", "surface1"),
      ("iconclose", "iconClose"), ("endChatTitel", "endChatTitle"), ("lihgt", "light"),
      ("ligh", "light"), ("xxsurface1", "surface1"), ("li", nil), ("color.primary", nil),
      ("", nil), ("ACCENT1", nil),
    ] as [(String, String?)])
  func `the nearest name is offered, or none`(name: String, nearest: String?) {
    #expect(Suggestion.nearest(to: name, among: names) == nearest)
  }

  @Test func `among equals the first candidate wins`() {
    #expect(Suggestion.nearest(to: "accent3", among: ["accent2", "accent1"]) == "accent2")
    #expect(Suggestion.nearest(to: "accent1", among: ["accent2", "accent1"]) == "accent1")
  }

  @Test func `long names are compared by their first 128 letters`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: [long + "b", "b"]) == long + "b")
  }
}
