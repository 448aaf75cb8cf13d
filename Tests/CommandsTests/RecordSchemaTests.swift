import Foundation
import Testing
import TintypeGraphics
import TintypePrimitives

/// What the tool prints against the schemas that it prints.
struct RecordSchemaTests {
  private static let python = PackageFolder.path + "/.build/pages/venv/bin/python"
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: python)
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let remedy: Comment =
    "The validator is not installed. Run scripts/test-pages, which installs it."

  private let folder = TemporaryFolder()

  private func validate(_ text: String, against name: String) throws -> RenderProcess {
    try #require(Self.isInstalled, Self.remedy)
    try folder.write(ToolRun("schema", name).output, to: "schema.json")
    try folder.write(text, to: "record.json")
    return try RenderProcess(
      program: Self.python,
      [
        "-B", PackageFolder.path + "/Tests/ReportsTests/Schemas/validate.py",
        folder.path + "/schema.json", folder.path + "/record.json",
      ])
  }

  private func expectValid(_ run: ToolRun, against name: String) throws {
    let found = try validate(run.output, against: name)
    #expect(found.status == 0, "\(found.output)")
  }

  private func theme(_ name: String, _ members: String) throws -> String {
    try folder.write("{ \"name\": \"t\", \(members) }", to: name)
    return "\(folder.path)/\(name)"
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `comparisons of pictures are as the schema says`() throws {
    let files: [(String, UInt32)] = [
      ("old/a", 0), ("new/a", 9), ("old/b", 0), ("new/c", 0), ("old/d", 0),
    ]
    for (name, value) in files {
      let bitmap = Bitmap(
        size: PixelSize(width: 8, height: 4), isOpaque: true, filledWith: 0xFF33_6600 + value)
      try folder.write(PNGWriter().write(bitmap), to: name + ".png")
    }
    try folder.write("text", to: "new/d.png")
    let words = ["diff", folder.path + "/old", folder.path + "/new", "--json"]
    let exact = ToolRun(words + ["--out", folder.path + "/out"])
    #expect(exact.status == 3)
    try expectValid(exact, against: "diff")
    try expectValid(ToolRun(words + ["--tolerance", "3"]), against: "diff")
    try expectValid(ToolRun(words + ["--tolerance", "9", "--ignore", "0,0,1,1"]), against: "diff")
    let wrong = exact.output.replacing("\"first\"", with: "\"golden\"")
    #expect(try validate(wrong, against: "diff").status == 1)
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `pictures of documentation are as the schema says`() throws {
    let fixture = try DocsFixture()
    func expectRecord(_ text: String) throws {
      let found = try validate(text, against: "docs-record")
      #expect(found.status == 0, "\(found.output)")
    }
    try expectRecord(fixture.run("--json").output)
    try fixture.setTheme(accent: "#8A1C5B", version: "1.1")
    let stale = fixture.run("--check", "--json")
    #expect(stale.status == 1 && stale.output.contains("\"proved\""))
    try expectRecord(stale.output)
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `comparisons of themes are as the schema says`() throws {
    let old = try theme("old.json", ##""light": { "accent1": "#0A6B4F" }"##)
    let new = try theme(
      "new.json",
      ##""light": { "accent1": "#FFFFFE" }, "fontFamilyName": "Nonesuch", "##
        + ##""displayNames": { "typingIndicatorText": "%@ is typing a text that is too long" }"##)
    let run = ToolRun.drawing(
      "diff", "--themes", old, new, "--json", "--out", folder.path + "/out", "--only",
      "send-button", "--only", "title-bar", "--only", "agent-message")
    #expect(run.status == 1, "\(run.errors)")
    try expectValid(run, against: "diff")
    let record = try run.json()
    for key in ["contrast", "fallbacks", "review"] { #expect(record[key] != nil, "\(key)") }
    let wrong = run.output.replacing("\"predicted\": true", with: "\"predicted\": 1")
    #expect(try validate(wrong, against: "diff").status == 1)
  }

  @Test(.enabled(if: isInstalled || isRequired, remedy))
  func `records of runs are as the schema says`() throws {
    let path = try theme("t.theme.json", ##""light": { "accent1": "#0A6B4F" }"##)
    let flags = [
      "--theme", path, "--golden", folder.path + "/Golden", "--only", "send-button", "--home",
      PackageFolder.path, "--json",
    ]
    let out = ["--out", folder.path + "/out"]
    try expectValid(
      ToolRun(["snapshot"] + out + flags.filter { !$0.contains("olden") }), against: "run")
    try expectValid(ToolRun(["record"] + flags), against: "run")
    _ = try theme("t.theme.json", ##""light": { "accent1": "#335577" }"##)
    let verified = ToolRun(["verify"] + out + flags)
    #expect(verified.status == 1)
    try expectValid(verified, against: "run")
  }
}
