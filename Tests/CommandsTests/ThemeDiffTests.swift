import Testing
import TintypeJSONText
import TintypePrimitives
import TintypeReports

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
    let path = try #require(record["review"]?.string)
    #expect(path == folder.path + "/out/review.html")
    let page = try JSONDocument.parse(
      try #require(ReviewPage.data(in: FileSystem.read(path))), file: "page"
    ).root
    #expect(page["subject"]?.string == "themes" && page["accept"] == nil)
    #expect(page["sides"]?.texts("label") == ["Old", "New"])
    let shown = try #require(page["cells"]?.elements?.first)
    for key in ["golden", "difference", "snapshot"] {
      let picture = try #require(shown[key]?.elements?.first?.string)
      #expect(FileSystem.exists("\(folder.path)/out/\(picture)"))
    }
    #expect(page["causes"]?.elements?.first?["before"]?.string == "#0A6B4F")
    let text = diff(old, new, "--only", "send-button")
    #expect(text.output.hasPrefix("light  accent1: #0A6B4F → #0A6B50 (override, \(new):2); "))
    #expect(
      text.output.hasSuffix(
        "  1 cell  accent1 (override, \(new):2)\n"
          + "1 of 4 cells changed between \(old) and \(new).\nReview: \(path)\n"))
  }

  @Test func `equal themes change nothing, and say so`() throws {
    let old = try theme("old.json", "\"accent1\": \"#0A6B4F\"")
    let new = try theme("new.json", "\n  \"accent1\": \"#0a6b4f\"")
    let run = diff(old, new, "--only", "send-button")
    #expect(run.status == 0)
    #expect(!FileSystem.exists(folder.path + "/out/review.html"))
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
    #expect(run.output.hasPrefix("light  accent1: #112233 → #445566 (branding, \(b):1)"))
    let three = diff(old, old, "--branding", a, "--branding", b, "--branding", b)
    #expect(three.status == 2)
    #expect(three.errors == "'--branding' is given 3 times; give it at most twice.\n")
  }

  private func git(_ words: String...) throws {
    let run = try RenderProcess(
      program: "/usr/bin/env",
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + words,
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A comparison in the folder of the repository.
  private func diffInside(_ words: String...) throws -> RenderProcess {
    try RenderProcess(
      program: "/usr/bin/env",
      ["-C", folder.path, RenderProcess.products + "/render", "diff", "--home", PackageFolder.path]
        + words, environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
  }

  private func writeColor(_ hex: String, to name: String) throws {
    let parts = (0..<3).map { hex.dropFirst(2 * $0).prefix(2) }
    try folder.write(
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": {
        "red": "0x\(parts[0])", "green": "0x\(parts[1])", "blue": "0x\(parts[2])",
        "alpha": "1.000" } } }], "info": { "author": "xcode", "version": 1 } }
      """, to: name)
  }

  @Test func `asset catalogs of a revision are those of then`() throws {
    let color = "App/Colors.xcassets/Brand.colorset/Contents.json"
    try folder.write(
      #"{ "name": "t", "light": { "accent1": { "asset": "Brand" } } }"#, to: "t.theme.json")
    try writeColor("0A6B4F", to: color)
    try folder.write("x", to: "README")
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try FileSystem.remove(folder.path + "/" + color)
    try writeColor("335577", to: color)
    let run = try diffInside(
      "--assets", "App", "--mode", "light", "--only", "send-button", "--themes",
      "main:t.theme.json", "t.theme.json")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.hasPrefix("light  accent1: #0A6B4F → #335577"), "\(run.output)")
  }

  @Test func `assets outside the repository are told to be today's`() throws {
    try folder.write(##"{ "name": "t", "light": { "accent1": "#0A6B4F" } }"##, to: "t.theme.json")
    try git("init", "-q", "-b", "main")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    let outside = TemporaryFolder()
    try outside.write("{}", to: "Colors.xcassets/Contents.json")
    let run = try diffInside(
      "--assets", outside.path, "--mode", "light", "--only", "send-button", "--themes",
      "main:t.theme.json", "t.theme.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        "'\(outside.path)' is not in the repository, so that 'main' is drawn with it as it is today "
          + "(--assets).\n"))
    try outside.write("{}", to: "x")
    try FileSystem.makeFolder(folder.path + "/New.xcassets")
    let fresh = try diffInside(
      "--assets", "New.xcassets", "--mode", "light", "--only", "send-button", "--themes",
      "main:t.theme.json", "t.theme.json")
    #expect(fresh.output.hasPrefix("'New.xcassets' did not exist at 'main' (--assets).\n"))
    try folder.write("{}", to: "render.json")
    let fonts = PackageFolder.path + "/Tests/GraphicsTests/Cases/b03"
    let settings = try diffInside(
      "--fonts", fonts, "--mode", "light", "--only", "send-button", "--themes",
      "main:t.theme.json", "main:t.theme.json")
    #expect(
      settings.output.hasPrefix(
        """
        Both versions are drawn with the fonts of today (--fonts).
        Both versions are drawn with the settings of 'render.json' as it is today.

        """), "\(settings.output) \(settings.errors)")
  }

  @Test func `a revision is read from git with what it refers to`() throws {
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
    #expect(
      run.output.contains(
        "light  accent1: #0A6B4F → #335577 (override, themes/../base/base.json:1)"))
    #expect(run.output.contains("light  aiAgent: picture "))
    #expect(
      run.output.hasSuffix(
        "between main:themes/t.theme.json and themes/t.theme.json.\n"
          + "Review: snapshots/diff/review.html\n"))
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

  @Test func `the totals name the token that was changed, not what follows it`() throws {
    let old = try theme("old.json", "\"accent1\": \"#0A6B4F\"")
    let new = try theme("new.json", "\"accent1\": \"#335577\"")
    let run = diff(old, new, "--only", "send-button", "--only", "input-bar")
    #expect(run.output.contains("\n  6 cells  accent1 (override, \(new):2)\n"))
  }

  @Test func `another supply is told with what it was, and named as the cause`() throws {
    let branding = folder.path + "/b.json"
    try folder.write("{ \"colors\": { \"light\": { \"accent1\": \"#AA0000\" } } }", to: "b.json")
    let old = try theme("old.json", "\"surface1\": \"#FCFDFC\"")
    let new = try theme(
      "new.json", "\"surface1\": \"#FCFDFC\"", more: ",\n\"supply\": \"customManager\"")
    let words = ["--only", "send-button", "--mode", "light", "--branding", branding]
    let run = ToolRun(
      ["diff", "--themes", old, new, "--home", PackageFolder.path, "--out", folder.path + "/out"]
        + words)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "light  supply: overrides → customManager (override, \(new):3); "), "\(run.output)")
    #expect(run.output.contains("  cause     sendButtonEnabledBackground ← supply (override, "))
    #expect(run.output.contains("\n  1 cell  supply (override, \(new):3)\n"))
    let counts = try ToolRun(
      ["diff", "--json", "--themes", old, new, "--home", PackageFolder.path, "--out"]
        + [folder.path + "/out"] + words
    ).json()["counts"]
    #expect(counts?["predicted"]?.number?.integer == 1)
    #expect(counts?["unpredicted"]?.number?.integer == 0)
  }

  @Test func `pictures that cannot be written lose no verdict`() throws {
    let old = try theme("old.json", "\"accent1\": \"#0A6B4F\"")
    let new = try theme("new.json", "\"accent1\": \"#335577\"")
    try folder.write("mine", to: "out")
    let run = diff(old, new, "--only", "send-button/enabled", "--mode", "light")
    #expect(run.status == 4)
    #expect(run.output.contains("\n1 of 1 cell changed between \(old) and \(new).\n"))
    let out = folder.path + "/out"
    let cell = "t/send-button/enabled/light-large-en-iphone-16@2x"
    #expect(
      run.errors.hasPrefix(
        "'\(out)/\(cell).old.png' is not a folder, or a part of the path is a file.\n"
          + "1 more file could not be written.\n"))
    #expect(try FileSystem.read(out) == Array("mine".utf8))
  }
}
