import Glibc
import Testing
import TintypeGraphics
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

  @Test func `a broken manifest is written anew by recording, as its message advises`() throws {
    try recorded()
    for broken in ["{", "{\"version\":7}"] {
      try fixture.folder.write(broken, to: "Golden/t/manifest.json")
      #expect(fixture.verify("--only", "send-button").status == 4)
      let run = fixture.run("record", "--only", "send-button", "--mode", "light")
      #expect(run.status == 0)
      #expect(run.errors.contains("is written anew"))
      #expect(run.output.hasSuffix(": 0 new, 0 changed, 2 as they were.\n"))
      let verified = fixture.verify("--only", "send-button", "--mode", "light")
      #expect(verified.output.hasSuffix("2 of 2 goldens match, 2 of them by their hashes.\n"))
    }
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
}
