import Testing
import TintypeJSONText
import TintypePrimitives

struct PictureCheckCommandTests {
  private let folder = TemporaryFolder()
  private var out: String { folder.path + "/out" }

  private func draw(_ theme: String, _ arguments: String...) throws -> ToolRun {
    try folder.write(theme, to: "t.theme.json")
    return ToolRun(
      [
        "--home", PackageFolder.path, "--out", out, "--theme", folder.path + "/t.theme.json",
      ] + arguments)
  }

  private let pale = ##"""
    {"name": "t", "light": {"titleBarTextColor": "#C0C0C0"}, "dark": {"titleBarTextColor": "#FFFFFF"}}
    """##

  @Test func `the contrast of each text and icon is in the run's record and the sidecar`() throws {
    let record = try draw(pale, "--only", "title-bar/default", "--json").json()
    let cell = try #require(record["cells"]?.elements?.first)
    let rows = try #require(cell["contrast"]?.elements)
    let row = try #require(
      rows.first { $0["foreground"]?["token"]?.string == "titleBarTextColor" })
    #expect(row["foreground"]?["color"]?.string == "#C0C0C0")
    #expect(row["foreground"]?["layer"]?.string == "override")
    #expect(row["foreground"]?["file"]?.string == folder.path + "/t.theme.json")
    #expect(row["foreground"]?["line"]?.number?.integer == 1)
    #expect(row["background"]?["color"]?.string == "#FFFFFF")
    #expect(row["required"]?.number?.value == 4.5)
    #expect(row["ratio"]?.number?.value == 1.81)
    #expect(row["apca"]?.number?.value == 34)
    #expect(row["verdict"]?.string == "fail")
    #expect(row["rect"]?.elements?.count == 4)
    #expect(row["text"]?.string?.isEmpty == false)
    #expect(rows.contains { $0["text"] == nil && $0["required"]?.number?.value == 3 })
    let path = "\(out)/t/title-bar/default/light-large-en-iphone-16@2x.json"
    let sidecar = try JSONDocument.parse(FileSystem.read(path), file: "sidecar").root
    #expect(sidecar["contrast"]?.elements?.count == rows.count)
    #expect(sidecar["warnings"]?.elements?.count == 1)
  }

  @Test func `a pair that fails in several cells is one warning, and no failure`() throws {
    let run = try draw(
      pale, "--only", "title-bar/default", "--device", "iphone-16,iphone-se,ipad-9")
    #expect(run.status == 0)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("'titleBarTextColor'") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "\(folder.path)/t.theme.json:1:25: warning: title-bar/default/light-large-en-iphone-16@2x: the"
          + " text '") == true)
    #expect(lines.first?.hasSuffix(" So it is in 2 more cells.") == true)
    let record = try JSONDocument.parse(FileSystem.read("\(out)/run.json"), file: "run").root
    let told = record["problems"]?.texts("message").filter { $0.hasPrefix("title-bar/default/") }
    #expect(told?.count == 1)
  }

  @Test func `verify does not check pictures`() throws {
    _ = try draw(pale)
    let goldens = ["--golden", folder.path + "/Golden", "--only", "title-bar/default"]
    let theme = ["--home", PackageFolder.path, "--theme", folder.path + "/t.theme.json"]
    #expect(ToolRun(["record"] + theme + goldens).status == 0)
    let run = ToolRun(["verify", "--json"] + theme + goldens + ["--out", out])
    #expect(run.status == 0)
    #expect(try run.json()["cells"]?.elements?.first?["contrast"] == nil)
  }

  @Test func `a broken icon is one line with its place, drawn past, and exit code 3`() throws {
    try folder.write("<svg", to: "send.svg")
    let theme = #"{"name": "t", "icons": {"actionSend": "send.svg"}}"#
    let run = try draw(theme, "--only", "send-button", "--mode", "all")
    #expect(run.status == 3)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("actionSend") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "\(folder.path)/t.theme.json:1:25: error: 'actionSend' is '\(folder.path)/send.svg', which"
          + " cannot be drawn; the slot keeps its default. ") == true)
    #expect(lines.first?.hasSuffix(" That is in 4 cells.") == true)
    #expect(try draw(theme, "--only", "send-button", "--lenient").status == 0)
  }
}
