import Testing
import TintypePrimitives
import TintypeReports

/// Pages with marked places, and what is put there.
struct DocsPageTests {
  private func figure(alt: String = "It", caption: String? = nil) -> DocsFigure {
    DocsFigure(
      name: "bar", alt: alt, caption: caption, legend: [],
      files: [.light: "/docs/my img/bar-light.png", .dark: "/docs/my img/bar,dark.png"],
      size: Size(width: 393, height: 56.6), theme: "acme 1.0")
  }

  @Test func `a place keeps its indent and the page's line ends`() {
    let page = DocsPage(
      path: "guide.md",
      text: "a\r\n  <!-- tintype:bar -->\r\nold\r\n  <!-- /tintype -->\r\nb\r\n")
    #expect(page.mistakes.isEmpty)
    #expect(page.regions.map(\.line) == [2])
    #expect(page.regions.map { page.lines(of: $0) } == [["old\r"]])
    let text = page.text { DocsPage.placed(["x", "", "y"], in: $0) }
    #expect(
      text == "a\r\n  <!-- tintype:bar -->\r\n  x\r\n\r\n  y\r\n  <!-- /tintype -->\r\nb\r\n")
  }

  @Test func `a place within a place is told`() {
    let page = DocsPage(
      path: "guide.md", text: "<!-- tintype:a -->\n<!-- tintype:b -->\n<!-- /tintype -->")
    #expect(
      page.mistakes.map(\.message) == [
        "The place of 'a' in line 1 has not ended. Write '<!-- /tintype -->' first."
      ])
    #expect(page.mistakes.map(\.line) == [2])
  }

  @Test func `a file that a page names is found outside of its places`() {
    let page = DocsPage(
      path: "guide.md",
      text: "![x](bar.png)\n<!-- tintype:bar -->\n![x](bar.png)\n<!-- /tintype -->\nbar.png")
    #expect(page.mentions(of: ["bar.png"]) == [1, 5])
  }

  @Test(arguments: [
    ("guide.md", DocsForm.markdown), ("site/a.html", .html), ("Acme.docc/A.md", .docc),
    ("x/Acme.docc/Articles/A.md", .docc), ("Acme.docc.md", .markdown),
  ])
  func `the form follows the page`(path: String, form: DocsForm) {
    #expect(DocsForm(page: path) == form)
  }

  @Test(arguments: [
    ("/a/b/c.png", "/a/b", "c.png"), ("/a/b/c.png", "/a/d/e", "../../b/c.png"),
    ("/a/./b/../c.png", "/a", "c.png"), ("/c.png", "/", "c.png"),
  ])
  func `paths are told from the folder of the page`(file: String, folder: String, path: String) {
    #expect(RelativePath.text(to: file, from: folder) == path)
  }

  @Test func `addresses and words cannot break out of their places`() {
    let figure = figure(alt: "A \"x\" <y> [z]\n*", caption: "--> </figure>")
    #expect(
      DocsForm.markdown.lines(figure, in: "/docs").first
        == #"![A "x" &lt;y&gt; \[z\] \*](my%20img/bar-light.png)"#)
    let html = DocsForm.html.lines(figure, in: "/docs").joined(separator: "\n")
    #expect(html.contains(#"srcset="my%20img/bar%2Cdark.png""#))
    #expect(html.contains(#"width="393" height="57" alt="A &quot;x&quot; &lt;y&gt; [z]&#10;*""#))
    #expect(html.contains("--&gt; &lt;/figure&gt;"))
  }
}
