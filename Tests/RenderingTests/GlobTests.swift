import Testing
import TintypeRendering

struct GlobTests {
  static let id = "send-button/disabled/dark-large-en-iphone-16@2x"

  @Test(arguments: [
    "*", "send-button", "send-button/", "send-button/disabled", "send-*", "*dark*", "*@2x",
    "send-button/*/dark-*", "send-button/disabled/dark-large-en-iphone-16@2x", "s?nd-button",
    "*/disabled", "**", "*button*16@2x",
  ])
  func `a pattern takes an id or a leading part of it`(pattern: String) {
    #expect(Glob(pattern).matches(Self.id))
  }

  @Test(arguments: [
    "", "send", "send-butto", "disabled", "*light*", "send-button/dis", "?", "Send-button",
    "send-button/disabled/dark-large-en-iphone-16@2x/more",
  ])
  func `a pattern leaves what it does not name`(pattern: String) {
    #expect(!Glob(pattern).matches(Self.id))
  }

  @Test func `many stars on a long text take no time`() {
    let pattern = String(repeating: "*a", count: 40) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 4000)))
  }
}
