import Testing
import TintypePrimitives

struct FlagEffectTests {
  @Test(arguments: [
    (
      ["diff", "a.png", "b.png", "--locale", "de"],
      "'--locale' has no effect: pictures are compared as they are. It is for two themes: --themes "
        + "OLD NEW."
    ),
    (
      ["diff", "--themes", "a.json", "b.json", "--allow", "1px"],
      "'--allow' has no effect: two themes are compared exactly. It is for two pictures or two "
        + "folders."
    ),
    (
      ["verify", "--appearance", "dark"],
      "'--appearance' has no effect: it says what the mode 'system' follows. Give it with --mode "
        + "system."
    ),
    (
      ["verify", "--pictures", "https://ci.example"],
      "'--pictures' has no effect: it is where the summary finds its pictures. Give it with "
        + "--summary FILE."
    ),
    (
      ["list", "--coverage", "--only", "x"],
      "'--only' has no effect: every mockup of the system is looked at. Leave it out."
    ),
    (
      ["tokens", "accent1", "--out", "x"],
      "'--out' has no effect: a list is printed. It is for 'tokens import PAGE'."
    ),
    (
      ["tokens", "import", "x.md", "--system", "mobileid"],
      "'--system' has no effect: the page alone says what is imported. Leave it out."
    ),
    (
      ["explain", "--all-assets", "--assets", "x", "--layers"],
      "'--layers' has no effect: the asset catalogs are listed as they are. Leave it out."
    ),
  ])
  func `a flag without effect is refused, and says when it has one`(
    words: [String], message: String
  ) {
    let run = ToolRun(words)
    #expect(run.status == 2)
    #expect(run.errors == message + "\n")
  }

  @Test func `what a flag needs may stand in the project`() throws {
    let folder = TemporaryFolder()
    try folder.write(#"{ "matrix": { "mode": "system" } }"#, to: "render.json")
    let run = ToolRun(
      "list", "--config", folder.path + "/render.json", "--appearance", "dark", "--only",
      "send-button")
    #expect(run.status == 0 && run.output.contains("/dark-"))
  }

  @Test func `pictures are compared whatever the project says`() throws {
    let folder = TemporaryFolder()
    try folder.write("no JSON", to: "render.json")
    let run = try RenderProcess(
      program: "/usr/bin/env",
      ["-C", folder.path, RenderProcess.products + "/render", "diff", "a.png", "a.png"])
    #expect(run.status == 3)
    #expect(run.errors == "'a.png' does not exist. Check the path.\n")
  }
}
