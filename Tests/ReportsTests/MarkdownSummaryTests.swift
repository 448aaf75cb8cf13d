import Testing
import TintypePrimitives

@testable import TintypeReports

struct MarkdownSummaryTests {
  @Test func `a summary has the story, the causes and the pictures`() {
    var model = SampleReview.small
    model.cells = [
      SampleReview.cell("title-bar", "typing", status: .passed),
      SampleReview.cell("title-bar", "default", causes: [[SampleReview.accent]]),
    ]
    let summary = MarkdownSummary(
      model, options: .init(pictureBase: "https://ci.example/7/", page: "https://ci.example/7/r"))
    let id = "title-bar/default/light-large-en-iphone-16@2x"
    #expect(
      summary.markdown == """
        ## Golden review: acme

        **1 of 2 cells changed. accent1 explains 1.**

        **1 problem fails the run:**

        - `unknown-name` `acme, new.theme.json:21` 'accnt1' is no token. Did you mean 'accent1'?

        | Cause | Change | Cells | Where |
        | --- | --- | ---: | --- |
        | `accent1` | `#0A6B4F → #B4235A` | 1 | `acme.theme.json:14` |

        > **Predicted, but unchanged:** `accent1` is drawn in 1 cell that looks as before.

        [Open the review](https://ci.example/7/r)

        <details><summary>accent1: 1 cell</summary>

        | Cell | Golden | Difference | Snapshot |
        | --- | --- | --- | --- |
        | `\(id)` | <img src="https://ci.example/7/review/golden/\(id).png" width="240"> | \
        <img src="https://ci.example/7/review/difference/\(id).png" width="240"> | \
        <img src="https://ci.example/7/acme/\(id).png" width="240"> |

        ```sh
        scripts/render accept acme/\(id) --theme 'my theme.json'
        ```

        </details>

        <sub>Mockups are drawn after the SDK’s public documentation, not captured from a device. \
        The system font (San Francisco) cannot be shipped: Inter stands in. 2 default values are \
        proposed, not published by the vendor.</sub>

        """)
  }

  @Test func `a calm run is told in a line`() {
    #expect(
      MarkdownSummary(SampleReview.calm).markdown == """
        ## Golden review: acme

        **All 2 cells match.**

        """)
  }

  @Test func `five hundred cells stay below the limit of a comment`() {
    for limit in [2_000, 60_000] {
      let text = MarkdownSummary(SampleReview.large, options: .init(byteLimit: limit)).markdown
      #expect(text.utf8.count <= limit)
      #expect(text.contains("**500 of 500 cells changed."))
    }
    #expect(
      MarkdownSummary(SampleReview.large, options: .init(byteLimit: 2_000)).markdown
        .contains("The pictures of further causes are on the review page."))
  }

  @Test(arguments: [
    ("a*b_c", "a\\*b\\_c"), ("<img src=x>", "&lt;img src=x&gt;"), ("a\n# b", "a \\# b"),
    ("[x](y) | @me", "\\[x\\](y) \\| \\@me"), ("a\u{202E}b", "a\\\\u{202E}b"),
  ])
  func `text of a theme stays text`(text: String, expected: String) {
    #expect(MarkdownSummary.plain(text) == expected)
  }

  @Test(arguments: [
    ("plain", "`plain`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a|b\nc", "`a\\|b c`"),
    ("a\u{202E}b", "`a\\u{202E}b`"),
  ])
  func `code holds backticks, bars and lines`(text: String, expected: String) {
    #expect(MarkdownSummary.code(text) == expected)
  }
}
