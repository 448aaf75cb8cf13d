import Testing
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

@Suite struct TokenPageTests {
  func page(_ name: String) throws -> TokenPage {
    try TokenPageReader.read(path: TestFiles.folder + "/Pages/" + name)
  }

  func text(_ row: TokenPage.Row) -> String {
    "\(row.position.line):\(row.position.column) \(row.token.rawValue) [\(row.heading)]"
      + " \(row.alias?.rawValue ?? "-") \(row.light?.hexText ?? "-") \(row.dark?.hexText ?? "-")"
  }

  func read(_ text: String) -> TokenPage { TokenPageReader.read(text: text, name: "page.md") }

  func lines(_ problems: [Problem]) -> [String] {
    problems.map { $0.text.replacing(TestFiles.folder + "/Pages/", with: "") }
  }

  @Test func `tables of Markdown give tokens with their places`() throws {
    let page = try page("reference.md")
    #expect(
      page.rows.map(text) == [
        "9:3 surface1 [Generic tokens] - #FFFFFF #181818",
        "10:3 accent1 [Generic tokens] - #0B5CAB #1B96FF",
        "11:3 onSurface1 [Generic tokens] - #000000 #FFFFFF",
        "12:3 scrim9 [Generic tokens] - #00000066 #00000099",
        "13:3 border1 [Generic tokens] - #C9C9C9 -",
        "33:1 titleBarBackground [Media viewer] surface2 - -",
        "20:3 titleBarTextColor [Title bar] accent1 #0B5CAB #000000",
        "21:3 titleBarGlow [Title bar] titleBarBackground - -",
        "27:1 mediaViewerBackground [Media viewer] - #000000 #000000",
        "28:1 mediaViewerCloseIconTint [Media viewer] - #FFFFFF80 #FFFFFF80",
        "29:1 mediaViewerControlBackground [Media viewer] nosuch1 - -",
      ])
    #expect(
      lines(page.problems) == [
        "reference.md:28:32: warning: 'mediaViewerCloseIconTint' is '#FFFFFF80' with eight digits, read"
          + " with the alpha last. Say so if the page means it otherwise.",
        "reference.md:28:44: warning: 'mediaViewerCloseIconTint' is '#FFFFFF80' with eight digits, read"
          + " with the alpha last. Say so if the page means it otherwise.",
        "reference.md:30:1: error: 'not a name' is no name of a token. The row is passed over.",
        "reference.md:31:24: error: 'auraColor1' is 'blue', which is no colour. The row is passed over.",
        "reference.md:32:1: error: 'auraColor2' has neither a token that it resolves to nor a colour."
          + " The row is passed over.",
        "reference.md:33:1: warning: 'titleBarBackground' comes again; the row here counts, not the one"
          + " at line 19.",
      ])
  }

  @Test func `tables of HTML give the same`() throws {
    let page = try page("reference.html")
    #expect(
      page.rows.map(text) == [
        "8:19 surface1 [Generic & foundation tokens] - #FFFFFF #1F1F1F",
        "10:13 accent1 [Generic & foundation tokens] - #0B5CAB #1B96FF",
        "15:9 sendButtonEnabledBackground [Send button] accent1 - -",
        "16:9 sendButtonIconTint [Send button] onAccent1 - -",
      ])
    #expect(page.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("#0A6B4F", "#0A6B4F"), ("0x0A6B4F", "#0A6B4F"), ("#ABC", "#AABBCC"),
      ("`#0a6b4f` (65%)", "#0A6B4FA6"), ("#000000 / 8 %", "#00000014"), ("white", "#FFFFFF"),
      ("clear", "#00000000"), ("rgb(10, 107, 79)", "#0A6B4F"), ("rgba(0 0 0 / 50%)", "#00000080"),
      ("Green 30 #0A6B4F", "#0A6B4F"),
    ])
  func `colours are read as pages write them`(cell: String, hex: String) {
    let page = read("|Token|Light|Dark|\n|-|-|-|\n|accent1|\(cell)|\(cell)|\n")
    #expect(page.rows.first?.light?.hexText == hex)
    #expect(page.problems.isEmpty)
  }

  @Test(arguments: ["#12345", "#GGGGGG", "0.5", "rgb(1,2)", "rgb(300,0,0)", "#0A6B4Fx", "teal"])
  func `what is no colour is reported and the row passed over`(cell: String) {
    let page = read("|Token|Light|Dark|\n|-|-|-|\n|accent1|\(cell)|#000000|\n")
    #expect(page.rows.isEmpty)
    #expect(
      page.problems.map(\.text) == [
        "page.md:3:10: error: 'accent1' is '\(cell)', which is no colour. The row is passed over."
      ])
  }

  @Test func `eight digits are read in the order that is asked for`() {
    let text = "|Token|Light|Dark|\n|-|-|-|\n|accent1|#80FF0000|#FFFF0000|\n"
    #expect(read(text).rows.first?.light?.hexText == "#80FF0000")
    let page = TokenPageReader.read(text: text, name: "page.md", order: .alphaFirst)
    #expect(page.rows.first?.light?.hexText == "#FF000080")
    #expect(page.problems.first?.message.contains("the alpha first") == true)
  }

  @Test func `a page without such a table says what is wanted`() {
    for text in ["", "no table", "|a|b|\n|-|-|\n|c|d|", "<table><tr><td>x</td></tr></table>"] {
      #expect(
        read(text).problems.map(\.text) == [
          "page.md:1:1: error: The page has no table of tokens. Its header has to name the token, and"
            + " what it resolves to or its light and dark colour."
        ])
    }
  }

  @Test func `a broken page ends`() {
    let broken = String(repeating: "<table><tr><td>", count: 5_000) + "<!-- " + "|-|\n|-|-|"
    #expect(read(broken).rows.isEmpty)
    #expect(read("<table><tr><td>a<").rows.isEmpty)
    #expect(read(String(repeating: "|", count: 100_000) + "\n|-|").rows.isEmpty)
  }
}
