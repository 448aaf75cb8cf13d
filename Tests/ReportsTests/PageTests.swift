import Testing

@testable import TintypeReports

struct PageTests {
  @Test func `nothing in embedded data can end its script element`() {
    let json = #"["</script><!--","<","a<b"]"#
    #expect(
      String(decoding: Page.embedded(Array(json.utf8)), as: UTF8.self)
        == #"["\u003C/script>\u003C!--","\u003C","a\u003Cb"]"#)
  }

  @Test func `line separators of JavaScript are escaped, their neighbours are kept`() {
    let json = "\"a\u{2027}\u{2028}b\u{2029}\u{202A}é—\""
    #expect(
      String(decoding: Page.embedded(Array(json.utf8)), as: UTF8.self)
        == "\"a\u{2027}\\u2028b\\u2029\u{202A}é—\"")
  }

  @Test func `a text cut within a character stays as it is`() {
    #expect(Page.embedded([0x22, 0xE2, 0x80]) == [0x22, 0xE2, 0x80])
  }

  @Test func `the title of a page is text, not markup`() {
    let page = Page(title: "A & <b>'\"", styles: [], body: "", scripts: [], data: [])
    #expect(page.html.contains("<title>A &amp; &lt;b&gt;&#39;&quot;</title>"))
  }

  @Test func `a page loads nothing from the network`() {
    let html = ContactSheet(SampleSheet.small).html
    #expect(html.contains("default-src 'none'; img-src 'self' file: data:"))
    // The one "http:" is the name of SVG, which is not loaded.
    #expect(html.components(of: "http:") == 2)
    for address in ["https:", "src=\"", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(html.components(of: address) == 1, "\(address)")
    }
  }
}

extension String {
  /// How many pieces a separator cuts the text into.
  fileprivate func components(of separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
