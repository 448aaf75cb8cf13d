import Testing
import TintypePrimitives

struct InvisibleTextTests {
  private func told(_ text: String) -> String? {
    InvisibleText.problem(of: text, subject: "'title'", at: nil)?.text
  }

  @Test(arguments: ["Hello", "", "  ", "a\tb\nc", "co\u{AD}operate", "\u{200F}שלום", "👩\u{200D}🚀"])
  func `a text that shows something is fine, and an empty one another's matter`(text: String) {
    #expect(told(text) == nil)
  }

  @Test(arguments: [
    ("\u{200B}", "U+200B"), ("\u{AD} \u{2060}\u{AD}", "U+00AD, U+2060"), ("\u{0}", "U+0000"),
  ])
  func `a text of invisible characters is told with them`(text: String, codes: String) {
    #expect(
      told(text)
        == "warning: 'title' has only characters that draw nothing (\(codes)), so that its place is "
        + "left blank. Write a text, or remove it.")
  }

  @Test func `control characters in a text are told`() {
    #expect(
      told("a\u{1B}[1m\u{0}b\u{1B}")
        == "warning: 'title' has control characters (U+001B, U+0000), which draw nothing. Remove "
        + "them.")
    let many = String(
      String.UnicodeScalarView((1...8).map { Unicode.Scalar($0) } + ["\u{E}", "x"]))
    #expect(told(many)?.contains("U+0007, U+0008, …)") == true)
  }
}
