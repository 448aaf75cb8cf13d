import Testing
import TintypeJSONText

/// `render explain` and `render tokens`.
struct ExplainCommandTests {
  private let folder = TemporaryFolder()

  @Test func `a token is explained with layer, line, followers and what draws it`() throws {
    let run = ToolRun.drawing("explain", "accent1")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "accent1: colour token, interactive text and icon colour")
    #expect(lines[1] == "  light  #0A6B4F  override, built-in theme acme:14")
    #expect(lines[2] == "  dark   #5ED3A8  override, built-in theme acme:33")
    #expect(lines.contains { $0.hasPrefix("  followed by: inputBarCursorColor, ") })
    #expect(lines.contains { $0.hasPrefix("  drawn by: ") && $0.contains(" send-button,") })
    let name = try #require(
      try ToolRun.drawing("explain", "inputBarCursorColor", "--json").json()["names"]?.elements?
        .first)
    #expect(
      name["values"]?.elements?.first?["alias"]?.elements?.map(\.string) == [
        "inputBarCursorColor", "accent1",
      ])
    #expect(name["drawnBy"]?.elements?.map(\.string).contains("input-bar") == true)
  }

  @Test func `a misspelt name is a usage error with the nearest`() {
    let run = ToolRun("explain", "acent1")
    #expect(run.status == 2)
    #expect(run.errors.contains("Did you mean 'accent1'?"))
    #expect(ToolRun("explain").status == 2)
  }

  @Test func `layers stand side by side with a star at the one that shows`() throws {
    try folder.write(##"{"light": {"accent1": "#0A6B4F"}}"##, to: "acme.theme.json")
    try folder.write(
      ##"{"colors": {"light": {"accent1": "#123456", "surface2": "#EEEEEE"}}}"##,
      to: "branding.json")
    let run = ToolRun(
      "explain", "--layers", "--theme", folder.path + "/acme.theme.json", "--branding",
      folder.path + "/branding.json")
    #expect(run.status == 0)
    #expect(
      run.output == """
        name      mode   override   branding   default
        surface2  light             #EEEEEE *  #F3F3F3
        accent1   light  #0A6B4F *  #123456    #0176D3

        """)
  }

  @Test func `all assets of a catalog are listed with what they resolve to`() throws {
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x0A", "green": "0x6B", "blue": "0x4F", "alpha": "1.000"}}}],
       "info": {"author": "xcode", "version": 1}}
      """, to: "Assets.xcassets/Acme.colorset/Contents.json")
    let run = ToolRun("explain", "--all-assets", "--assets", folder.path)
    #expect(run.status == 0)
    #expect(run.output == "\(folder.path)\n  Acme  colour  light #0A6B4F  dark #0A6B4F\n")
  }

  @Test func `tokens lists names with their evidence`() throws {
    let run = ToolRun("tokens", "accent1", "titleBar*")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "accent1 ") && run.output.contains("#0176D3 in light, #4BA3EA in dark  vendorSample\n"))
    #expect(
      ToolRun("tokens").output.contains("Not public: at least 9 further names of kind 'color'."))
    let near = ToolRun("tokens", "accent1", "acent2", "zzz*")
    #expect(near.status == 2 && near.output.isEmpty)
    #expect(
      near.errors
        == "No name matches 'acent2'. Did you mean 'accent2'?\nNo name matches 'zzz*'.\n")
    let mobile = try ToolRun("tokens", "--system", "mobileid", "--json").json()
    #expect(mobile["names"]?.elements?.count { $0["kind"]?.string == "color" } == 10)
  }

  @Test func `an imported page replaces proposed values, and nothing else is overwritten`() throws {
    try folder.write(
      """
      ## Generic tokens

      | Token | Light | Dark |
      | --- | --- | --- |
      | accent6 | #101010 | #EFEFEF |
      | surface1 | #FFFFFF | #181818 |
      """, to: "page.md")
    let out = folder.path + "/agentforce.tokens.json"
    let run = ToolRun("tokens", "import", folder.path + "/page.md", "--out", out)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "accent6: #5B57D1 in light, #B5B1FF in dark (proposed) → #101010 in light, #EFEFEF in dark\n"
      ))
    let listed = ToolRun("tokens", "accent6", "--tokens", out)
    #expect(
      listed.output == "accent6  color  generic  #101010 in light, #EFEFEF in dark  documented\n")
    try folder.write("{}", to: "mine.json")
    let refused = ToolRun(
      "tokens", "import", folder.path + "/page.md", "--out", folder.path + "/mine.json")
    #expect(refused.status == 3)
    #expect(refused.errors.contains("/mine.json' is there and was not written by 'tokens import'."))
  }
}
