import Glibc
import Testing
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives

struct GoldenWritingTests {
  private let fixture = GoldenFixture()
  private let cell = "send-button/enabled/light-large-en-iphone-16@2x"
  private let other = "send-button/disabled/light-large-en-iphone-16@2x"

  private func recorded(_ patterns: String...) throws {
    try fixture.setTheme()
    let only = (patterns.isEmpty ? ["send-button"] : patterns).flatMap { ["--only", $0] }
    let run = ToolRun(["record", "--mode", "light"] + only + fixture.flags)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `what is missing is recorded alone, and so is what failed`() throws {
    try recorded()
    try FileSystem.remove(fixture.golden(other))
    try fixture.setTheme(accent: "#335577")
    let line = ["--only", "send-button", "--mode", "light"]
    let failed = ToolRun(["record", "--failed"] + line + fixture.flags)
    #expect(failed.output.hasSuffix(": 0 new, 1 changed, 0 as they were.\n"))
    #expect(!FileSystem.exists(fixture.golden(other)))
    try fixture.setTheme(accent: "#775533")
    let before = try FileSystem.read(fixture.golden(cell))
    let missing = ToolRun(["record", "--missing"] + line + fixture.flags)
    #expect(missing.output.hasSuffix(": 1 new, 0 changed, 0 as they were.\n"))
    #expect(try FileSystem.read(fixture.golden(cell)) == before)
    let again = ToolRun(["record", "--missing"] + line + fixture.flags)
    #expect(again.output.hasPrefix("No golden is missing; nothing was written.\n"))
    let all = ToolRun(["record", "--all"] + line + fixture.flags)
    #expect(all.output.hasSuffix(": 0 new, 1 changed, 1 as they were.\n"))
  }

  @Test func `a cause accepts what it explains wholly, and leaves the rest`() throws {
    let accented = "voice-button/listening/light-large-en-iphone-16@2x"
    try recorded("voice-button", "chat-background", "title-bar")
    try fixture.setTheme(accent: "#335577", surface: "#EEEEEE")
    let before = try fixture.contents(fixture.golden)
    let run = fixture.run("accept", "--cause", "accent1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains(
        "t/chat-background/default/light-large-en-iphone-16@2x is left: 'surface1' changed it "
          + "too.\n"))
    let after = try fixture.contents(fixture.golden)
    let pictures = after.keys.filter { $0.hasSuffix(".png") && after[$0] != before[$0] }
    #expect(pictures.contains(fixture.golden(accented)))
    #expect(pictures.allSatisfy { $0.contains("/voice-button/") })
    let rest = fixture.verify()
    #expect(!rest.errors.contains("t/\(accented)"))
    #expect(rest.errors.contains("surface1 (override, \(fixture.theme):5)"))
    let none = fixture.run("accept", "--cause", "accent9", "--cause", "surface1")
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("No difference is caused by 'accent9'. "))
    #expect(try fixture.contents(fixture.golden) == after)
  }

  @Test func `an orphan is removed by pruning alone, and only where nothing is filtered`() throws {
    try recorded()
    let orphan = "gone/plain/light-large-en-iphone-16@2x"
    try fixture.folder.write(
      try FileSystem.read(fixture.golden(cell)), to: "Golden/t/\(orphan).png")
    for filter in [["--only", "gone"], ["--mode", "dark"], ["gone"], ["--cause", "x"]] {
      let run = ToolRun(["accept", "--prune"] + filter + fixture.flags)
      #expect(run.status == 2)
      #expect(
        run.errors
          == "'--prune' looks at all goldens, and a filter hides some of them. Give it alone.\n")
    }
    #expect(FileSystem.exists(fixture.golden(orphan)))
    let run = fixture.run("accept", "--prune")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "Removed \(fixture.golden(orphan)), which belonged to no cell.\n"))
    #expect(!FileSystem.exists("\(fixture.golden)/t/gone"))
    #expect(FileSystem.exists(fixture.golden(cell)))
    #expect(
      fixture.run("accept", "--prune").output.hasPrefix("Every golden belongs to a cell.\n"))
  }

  @Test func `a second writer is told to wait, and writes nothing`() throws {
    try recorded()
    let lock = open("\(fixture.golden)/t", O_RDONLY | O_DIRECTORY)
    #expect(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
    try fixture.setTheme(accent: "#335577")
    let before = try fixture.contents(fixture.golden)
    let run = fixture.run("record", "--only", "send-button")
    #expect(run.status == 4)
    #expect(
      run.errors
        == "Another run is writing to '\(fixture.golden)/t'. Wait until it is done, then try "
        + "again.\n")
    #expect(try fixture.contents(fixture.golden) == before)
    close(lock)
    #expect(fixture.run("record", "--only", "send-button").status == 0)
  }

  @Test func `a broken manifest is written anew only where all goldens are`() throws {
    try recorded()
    let path = "\(fixture.golden)/t/manifest.json"
    try fixture.folder.write("{", to: "Golden/t/manifest.json")
    #expect(fixture.verify("--only", "send-button").status == 4)
    for words in [
      ["record", "--only", "send-button"], ["record", "--missing"], ["accept", "send-button"],
      ["accept", "--prune"],
    ] {
      let run = ToolRun(words + fixture.flags)
      #expect(run.status == 4)
      #expect(run.errors.hasPrefix("\(path):1:"))
      #expect(
        run.errors.hasSuffix("Restore the file from version control, or record all goldens.\n"))
      #expect(try FileSystem.read(path) == Array("{".utf8))
    }
    try fixture.folder.write(#"{"only": "send-button"}"#, to: "render.json")
    let config = ["--config", fixture.folder.path + "/render.json"]
    let run = ToolRun(["record"] + config + fixture.flags)
    #expect(run.status == 0 && run.errors.contains("is written anew"))
    #expect(try FileSystem.read(path) != Array("{".utf8))
  }

  @Test func `a manifest of another version or a pointer to one is never written over`() throws {
    try recorded()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    for (text, sentence) in [
      (
        "{\"version\":7}",
        "is of another version of this tool. Use that version, or remove the file and record all "
          + "goldens."
      ),
      (pointer, "is a Git LFS pointer, not the file. Fetch it with 'git lfs pull'."),
    ] {
      let path = "\(fixture.golden)/t/manifest.json"
      try fixture.folder.write(text, to: "Golden/t/manifest.json")
      for words in [["record", "--only", "send-button"], ["record"], ["verify"]] {
        let run = ToolRun(
          words + fixture.flags + (words == ["verify"] ? ["--out", fixture.out] : []))
        #expect(run.status == 4)
        #expect(run.errors == "'\(path)' \(sentence)\n")
      }
      #expect(try FileSystem.read(path) == Array(text.utf8))
    }
  }

  @Test func `a file with what is known of the goldens that is gone is told`() throws {
    try recorded()
    let path = "\(fixture.golden)/t/inputs.json"
    try FileSystem.remove(path)
    let run = fixture.verify("--only", "send-button", "--mode", "light")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "'\(path)' is missing, so that causes cannot all be named. Restore it from version control, "
          + "or record all goldens.\n"))
  }

  @Test func `a cell outside the matrix whose golden was removed is forgotten by pruning`() throws {
    try recorded()
    let id = "send-button/enabled/light-large-en-iphone-16@1x"
    let one = ["--only", "send-button/enabled", "--mode", "light", "--scale", "1"]
    #expect(ToolRun(["record"] + one + fixture.flags).status == 0)
    try FileSystem.remove(fixture.golden(id))
    func missing() throws -> Bool {
      fixture.verify("--only", "send-button").errors.contains("t/\(id): It has no golden yet.")
    }
    #expect(try missing())
    let run = fixture.run("accept", "--prune")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix("Forgot '\(id)', which is outside the matrix and has no golden.\n"))
    #expect(try !missing())
    #expect(
      fixture.run("accept", "--prune").output.hasPrefix("Every golden belongs to a cell.\n"))
  }

  @Test func `files that are no goldens are seen, and do not fail`() throws {
    try recorded()
    try fixture.folder.write("x", to: "Golden/t/notes.txt")
    try fixture.folder.write("x", to: "Golden/t/send-button/enabled/old.txt")
    try fixture.folder.write("x", to: "Golden/t/.DS_Store")
    let run = fixture.verify()
    for name in ["notes.txt", "send-button/enabled/old.txt"] {
      #expect(
        run.output.contains(
          "'\(fixture.golden)/t/\(name)' is no golden and is compared with nothing. Remove it.\n"))
    }
    #expect(!run.output.contains("DS_Store") && !run.output.contains("manifest"))
  }

  @Test func `many missing goldens are one message`() throws {
    try recorded()
    let run = fixture.verify()
    #expect(run.status == 1)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("no golden") }
    #expect(lines.count == 1)
    #expect(lines[0].contains(" cells have no golden in '\(fixture.golden)/t': "))
    #expect(
      lines[0].hasSuffix(
        "Look at their snapshots in '\(fixture.out)/t', then write them: render record "
          + "--missing --theme \(fixture.theme) --golden \(fixture.golden) --home "
          + PackageFolder.path))
  }

  @Test func `pictures of an earlier failure go when it is mended, and others stay`() throws {
    try recorded()
    try fixture.setTheme(accent: "#335577")
    #expect(fixture.verify("--only", "send-button", "--mode", "light").status == 1)
    let picture = "\(fixture.out)/t/\(cell).png"
    let difference = "\(fixture.out)/t/\(cell).diff.png"
    #expect(FileSystem.exists(picture) && FileSystem.exists(difference))
    try fixture.folder.write("mine", to: "out/t/send-button/enabled/mine.png")
    try fixture.setTheme()
    #expect(fixture.verify("--only", "send-button", "--mode", "light").status == 0)
    #expect(!FileSystem.exists(picture) && !FileSystem.exists(difference))
    #expect(!FileSystem.exists("\(fixture.out)/run.json"))
    #expect(FileSystem.exists("\(fixture.out)/t/send-button/enabled/mine.png"))
  }

  @Test func `an icon that was recorded can be put back although its file is gone`() throws {
    func icon(_ side: Int) throws {
      try fixture.folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\">"
          + "<rect width=\"\(side)\" height=\"12\"/></svg>", to: "agent.svg")
      try fixture.folder.write(
        """
        { "name": "t",
          "icons": { "aiAgent": "agent.svg" } }
        """, to: "t.theme.json")
    }
    try icon(8)
    #expect(fixture.run("record", "--only", "agent-avatar", "--mode", "light").status == 0)
    try icon(20)
    let run = fixture.verify("--only", "agent-avatar", "--mode", "light", "--json")
    #expect(run.status == 1)
    let cells = try #require(try run.json()["cells"]?.elements)
    let causes = cells.flatMap { cell in
      cell["difference"]?["areas"]?.elements?.flatMap { $0["causes"]?.elements ?? [] } ?? []
    }
    #expect(!causes.isEmpty)
    for cause in causes {
      #expect(cause["kind"]?.string == "icon" && cause["name"]?.string == "aiAgent")
      #expect(cause["proved"] != nil && cause["line"]?.number?.integer == 2)
    }
  }

  @Test func `what 'only' of the project leaves out is nobody's, and can be pruned`() throws {
    try recorded()
    let config = fixture.folder.path + "/render.json"
    try fixture.folder.write("{ \"only\": \"send-button/enabled\" }", to: "render.json")
    let flags = fixture.flags + ["--config", config]
    let verified = ToolRun(["verify", "--out", fixture.out] + flags)
    #expect(verified.status == 1)
    #expect(
      verified.errors.contains(
        "t/\(other): The golden belongs to no cell, as 'only' in render.json leaves its cell out. "
          + "Remove '\(fixture.golden(other))', or let 'only' match it.\n"))
    #expect(!verified.output.contains("left out"))
    #expect(verified.output.contains("; 1 without a cell."))
    // A filter of the line hides cells, and so it is no answer to what is whose.
    #expect(ToolRun(["accept", "--prune", "--only", "send-button"] + flags).status == 2)
    #expect(!ToolRun(["verify", "--only", "send-button"] + flags).errors.contains("no cell"))
    let pruned = ToolRun(["accept", "--prune"] + flags)
    #expect(pruned.status == 0)
    #expect(
      pruned.output.contains("Removed \(fixture.golden(other)), which belonged to no cell.\n"))
    #expect(!FileSystem.exists(fixture.golden(other)) && FileSystem.exists(fixture.golden(cell)))
    #expect(!ToolRun(["verify", "--out", fixture.out] + flags).errors.contains("no cell"))
  }

  @Test func `a cause that is set apart for light and dark is named with both places`() throws {
    func setTheme(_ light: String, _ dark: String) throws {
      try fixture.folder.write(
        """
        { "name": "t",
          "light": { "accent1": "\(light)" },
          "dark": { "accent1": "\(dark)" }
        }
        """, to: "t.theme.json")
    }
    let line = ["--only", "send-button", "--only", "input-bar"]
    try setTheme("#0A6B4F", "#5ED3A8")
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    try setTheme("#335577", "#AABBCC")
    let sarif = fixture.folder.path + "/verify.sarif"
    let run = ToolRun(
      ["verify", "--sarif", sarif, "--annotations"] + line + fixture.flags + ["--out", fixture.out])
    #expect(run.status == 1)
    let (one, other) = ("\(fixture.theme):2", "\(fixture.theme):3")
    #expect(run.errors.contains("\n  accent1 (override, \(one), \(other))  12 cells  "))
    #expect(run.output.contains("%0AIt is set at \(one) and \(other).%0A"))
    let log = try JSONDocument.parse(try FileSystem.read(sarif), file: "sarif").root
    let results = try #require(log["runs"]?.elements?.first?["results"]?.elements)
    let result = try #require(results.first { $0["ruleId"]?.string == "golden-differs" })
    #expect(
      result["locations"]?.elements?.map {
        $0["physicalLocation"]?["region"]?["startLine"]?.number?.integer
      } == [2, 3])
    #expect(
      result["message"]?["text"]?.string?.hasSuffix(" It is set at \(one) and \(other).") ?? false)
  }

  @Test func `another supply is named as the cause of all that it shows or hides`() throws {
    func setTheme(_ supply: String, surface: String = "#FCFDFC") throws {
      try fixture.folder.write(
        """
        {
          "name": "t",
          "supply": "\(supply)",
          "light": { "surface1": "\(surface)" }
        }
        """, to: "t.theme.json")
    }
    try fixture.folder.write(
      """
      { "colors": { "light": { "accent1": "#AA0000", "surface2": "#EEDDCC" } } }
      """, to: "b.json")
    let flags =
      ["--only", "send-button", "--mode", "light", "--branding", fixture.folder.path + "/b.json"]
      + fixture.flags
    func causes() throws -> [String] {
      let run = ToolRun(["verify", "--out", fixture.out] + flags)
      return run.errors.split(separator: "\n").filter { $0.hasPrefix("  cause") }.map(String.init)
    }
    try setTheme("overrides")
    #expect(ToolRun(["record"] + flags).status == 0)
    try setTheme("customManager")
    let supply = "  cause     sendButtonEnabledBackground ← supply (override, \(fixture.theme):3)"
    #expect(try causes() == [supply])
    // What changed beside it keeps its own name.
    try setTheme("customManager", surface: "#EEEEEE")
    let told = Set(try causes())
    #expect(told.contains(supply) && told.count == 2)
    #expect(
      told.contains { $0.hasSuffix("surface1 (override, \(fixture.theme):4)") }, "\(told)")
    try setTheme("customManager")
    #expect(ToolRun(["accept", "--cause", "supply"] + flags).status == 0)
    #expect(try causes().isEmpty)
    // And back again.
    try setTheme("overrides")
    #expect(try causes() == [supply])
    try setTheme("default")
    let all = try causes()
    #expect(all.count == 2, "\(all)")
    #expect(all.allSatisfy { $0.hasSuffix(" ← supply (override, \(fixture.theme):3)") }, "\(all)")
  }

  @Test func `a dimension that another supply lets through is named with it`() throws {
    func setTheme(_ more: String) throws {
      try fixture.folder.write(#"{ "name": "t", \#(more) }"#, to: "t.theme.json")
    }
    let only = ["--only", "agent-message/text", "--mode", "light"]
    try setTheme(#""supply": "overrides""#)
    #expect(ToolRun(["record"] + only + fixture.flags).status == 0)
    try FileSystem.writeAtomically(
      try FileSystem.read(fixture.theme), to: fixture.folder.path + "/old.theme.json")
    try setTheme(#""supply": "customManager", "dimensions": { "messageTextMaximumWidth": 33 }"#)
    let cause = "  cause     messageTextMaximumWidth ← supply (override, \(fixture.theme):1)\n"
    let run = ToolRun(["verify", "--out", fixture.out] + only + fixture.flags)
    #expect(run.status == 1 && run.errors.contains(cause))
    let difference = ToolRun(
      [
        "diff", "--themes", fixture.folder.path + "/old.theme.json", fixture.theme, "--home",
        PackageFolder.path, "--out", fixture.out,
      ] + only)
    #expect(difference.status == 1 && difference.output.contains(cause))
    #expect(!difference.output.contains("Nothing that changed is drawn there"))
  }
}
