import Testing
import TintypeJSONText
import TintypePrimitives

struct ThemeDiffTests {
  private let folder = TemporaryFolder()

  private func theme(_ name: String, _ light: String, more: String = "") throws -> String {
    try folder.write(
      """
      { "name": "t",
        "light": { \(light) }\(more)
      }
      """, to: name)
    return "\(folder.path)/\(name)"
  }

  private func diff(_ old: String, _ new: String, _ more: String...) -> ToolRun {
    ToolRun(
      ["diff", "--themes", old, new, "--home", PackageFolder.path, "--out", folder.path + "/out"]
        + more)
  }

  @Test func `a token is told with its values, its cells and its cause`() throws {
    let old = try theme("old.json", "\"accent1\": \"#0A6B4F\"")
    let new = try theme("new.json", "\"accent1\": \"#0A6B50\"")
    let run = diff(old, new, "--json", "--only", "send-button")
    #expect(run.status == 1)
    let record = try run.json()
    let change = try #require(record["changes"]?.elements?.first)
    #expect(change["name"]?.string == "accent1" && change["mode"]?.string == "light")
    #expect(change["before"]?.string == "#0A6B4F" && change["after"]?.string == "#0A6B50")
    #expect(change["line"]?.number?.integer == 2)
    #expect(
      change["followers"]?.elements?.contains { $0.string == "sendButtonEnabledBackground" }
        ?? false)
    #expect(record["changes"]?.elements?.count == 1)
    let counts = record["counts"]
    #expect(counts?["planned"]?.number?.integer == 4)
    #expect(counts?["changed"]?.number?.integer == 1)
    #expect(counts?["predicted"]?.number?.integer == 1)
    #expect(counts?["unpredicted"]?.number?.integer == 0)
    let cell = try #require(
      record["cells"]?.elements?.first { $0["status"]?.string == "differs" })
    #expect(cell["id"]?.string == "send-button/enabled/light-large-en-iphone-16@2x")
    let cause = cell["difference"]?["areas"]?.elements?.first?["causes"]?.elements?.first
    #expect(cause?["name"]?.string == "accent1" && cause?["file"]?.string == new)
    for key in ["old", "new", "diff"] {
      #expect(FileSystem.exists(try #require(cell[key]?.string)))
    }
    let text = diff(old, new, "--only", "send-button")
    #expect(text.output.hasPrefix("light  accent1: #0A6B4F → #0A6B50 (override, new.json:2); "))
    #expect(
      text.output.hasSuffix(
        "  1 cell  sendButtonEnabledBackground ← accent1 (override, \(new):2)\n"
          + "1 of 4 cells changed between \(old) and \(new).\n"))
  }

  @Test func `equal themes change nothing, and say so`() throws {
    let old = try theme("old.json", "\"accent1\": \"#0A6B4F\"")
    let new = try theme("new.json", "\n  \"accent1\": \"#0a6b4f\"")
    let run = diff(old, new, "--only", "send-button")
    #expect(run.status == 0)
    #expect(
      run.output
        == "No theme value differs.\n0 of 4 cells changed between \(old) and \(new).\n")
  }

  @Test func `contrast that is lost, fallbacks and cut texts are told`() throws {
    let old = try theme("old.json", "\"accent1\": \"#0A6B4F\"")
    let new = try theme(
      "new.json",
      "\"userMessageBubbleBackground\": \"#FFFFFF\", \"userMessageBubbleTextColor\": \"#EEEEEE\"",
      more: ",\n  \"fontFamilyName\": \"Intre\"")
    let run = diff(old, new, "--only", "user-message", "--mode", "light")
    #expect(run.status == 1)
    #expect(
      run.output.contains("'userMessageBubbleTextColor' on 'userMessageBubbleBackground' had"))
    #expect(run.output.contains("New fallback: 'Intre' (fontFamilyName, override, \(new):3)"))
    let record = try diff(old, new, "--only", "user-message", "--json").json()
    #expect(record["fallbacks"]?.elements?.first?["name"]?.string == "Intre")
    let pair = record["contrast"]?.elements?.first {
      $0["foreground"]?.string == "userMessageBubbleTextColor"
    }
    #expect(pair?["verdictAfter"]?.string == "fail")
  }

  @Test func `branding is for both themes, or one for each`() throws {
    let old = try theme("old.json", "")
    try folder.write("{ \"colors\": { \"light\": { \"accent1\": \"#112233\" } } }", to: "a.json")
    try folder.write("{ \"colors\": { \"light\": { \"accent1\": \"#445566\" } } }", to: "b.json")
    let (a, b) = (folder.path + "/a.json", folder.path + "/b.json")
    #expect(diff(old, old, "--only", "send-button", "--branding", a).status == 0)
    let run = diff(old, old, "--only", "send-button", "--branding", a, "--branding", b)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("light  accent1: #112233 → #445566 (branding, b.json:1)"))
    let three = diff(old, old, "--branding", a, "--branding", b, "--branding", b)
    #expect(three.status == 2)
    #expect(three.errors == "'--branding' is given 3 times; give it at most twice.\n")
  }

  @Test func `a revision is read from git with what it refers to`() throws {
    func git(_ words: String...) throws {
      let run = try RenderProcess(
        program: "/usr/bin/env",
        ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + words,
        environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
      #expect(run.status == 0, "\(run.errors)")
    }
    try folder.write(
      "{ \"name\": \"t\", \"light\": { \"accent1\": \"#0A6B4F\" } }", to: "base/base.json")
    try folder.write(
      "{ \"extends\": \"../base/base.json\",\n  \"icons\": { \"aiAgent\": \"a.svg\" } }",
      to: "themes/t.theme.json")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"><rect width=\"9\" "
        + "height=\"9\"/></svg>", to: "themes/a.svg")
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try folder.write(
      "{ \"name\": \"t\", \"light\": { \"accent1\": \"#335577\" } }", to: "base/base.json")
    try FileSystem.remove(folder.path + "/themes/a.svg")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"><rect width=\"19\" "
        + "height=\"9\"/></svg>", to: "themes/a.svg")
    let run = try RenderProcess(
      program: "/usr/bin/env",
      [
        "-C", folder.path, RenderProcess.products + "/render", "diff", "--themes",
        "main:themes/t.theme.json", "themes/t.theme.json", "--home", PackageFolder.path, "--mode",
        "light", "--only", "send-button", "--only", "agent-avatar",
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("light  accent1: #0A6B4F → #335577 (override, base.json:1)"))
    #expect(run.output.contains("light  aiAgent: picture "))
    #expect(run.output.hasSuffix("between main:themes/t.theme.json and themes/t.theme.json.\n"))
    let none = try RenderProcess(
      program: "/usr/bin/env",
      [
        "-C", folder.path, RenderProcess.products + "/render", "diff", "--themes",
        "main:none.json", "themes/t.theme.json", "--home", PackageFolder.path,
      ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    #expect(none.status == 3)
    #expect(
      none.errors
        == "'main:none.json' is no file, and git has no such file at 'main'. Name a file, or a "
        + "revision and a path from the repository's root, as in main:themes/acme.theme.json.\n")
  }
}
