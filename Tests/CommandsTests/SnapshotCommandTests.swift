import Testing
import TintypeJSONText
import TintypePrimitives

struct SnapshotCommandTests {
  private let folder = TemporaryFolder()
  private var out: String { folder.path + "/out" }

  private func draw(_ arguments: String...) -> ToolRun {
    ToolRun(
      arguments + ["--home", PackageFolder.path, "--out", out, "--only", "title-bar/default"])
  }

  @Test func `a cell becomes a picture, its record, and a line of the run's`() throws {
    let run = draw("--mode", "dark", "--json")
    #expect(run.status == 0 && run.errors.isEmpty)
    let stem = "\(out)/acme/title-bar/default/dark-large-en-iphone-16@2x"
    #expect(
      try FileSystem.names(in: "\(out)/acme/title-bar/default") == [
        "dark-large-en-iphone-16@2x.json", "dark-large-en-iphone-16@2x.png",
      ])
    let record = try run.json()
    #expect(try FileSystem.read("\(out)/run.json") == Array(run.output.utf8))
    #expect(record["version"]?.number?.integer == 1)
    #expect(record["theme"]?.string == "acme")
    #expect(record["counts"]?["planned"]?.number?.integer == 1)
    #expect(record["counts"]?["drawn"]?.number?.integer == 1)
    #expect(record["problems"]?.texts("code") == ["no-effect", "proposed-default"])
    let pairs = try #require(record["contrast"]?.elements)
    #expect(pairs.count { $0["mode"]?.string == "dark" } == pairs.count / 2 && pairs.count == 408)
    #expect(pairs.allSatisfy { ["pass", "exempt"].contains($0["verdict"]?.string) })
    let cell = try #require(record["cells"]?.elements?.first)
    #expect(cell["id"]?.string == "title-bar/default/dark-large-en-iphone-16@2x")
    #expect(cell["status"]?.string == "drawn")
    #expect(cell["png"]?.string == stem + ".png")
    #expect(cell["ledger"]?.elements?.first?["reason"]?.string == "systemSubstitute")
    #expect(cell["difference"] == nil && cell["truncation"] == nil && cell["message"] == nil)
    let sidecar = try JSONDocument.parse(FileSystem.read(stem + ".json"), file: "sidecar").root
    #expect(sidecar["pixelHash"]?.string == (try #require(cell["pixelHash"]?.string)))
    #expect(sidecar["displayListHash"]?.string == cell["displayListHash"]?.string)
    let names = try #require(sidecar["origins"]).texts("name")
    #expect(names.contains("surface1"))
    #expect(sidecar["size"]?["width"]?.number?.integer == 786)
  }

  @Test func `each format asked for is a file that the record names`() throws {
    let record = try draw("--format", "pdf,svg", "--json").json()
    let cell = try #require(record["cells"]?.elements?.first)
    let stem = "\(out)/acme/title-bar/default/light-large-en-iphone-16@2x"
    #expect(cell["png"] == nil)
    #expect(cell["svg"]?.string == stem + ".svg" && cell["pdf"]?.string == stem + ".pdf")
    #expect(try FileSystem.read(stem + ".pdf").starts(with: "%PDF".utf8))
    #expect(try FileSystem.read(stem + ".svg").starts(with: "<?xml".utf8))
    #expect(
      try FileSystem.names(in: "\(out)/acme/title-bar/default").map { $0.suffix(4) } == [
        "json", ".pdf", ".svg",
      ])
    let sheet = String(decoding: try FileSystem.read("\(out)/index.html"), as: UTF8.self)
    #expect(sheet.contains("light-large-en-iphone-16@2x.svg"))
  }

  @Test func `PDFs alone have no contact sheet, as pages do not show them`() throws {
    #expect(draw("--format", "pdf").status == 0)
    #expect(try FileSystem.names(in: out) == ["acme", "run.json"])
  }

  @Test func `an unknown format is a mistake that names the known`() {
    let run = draw("--format", "svg,jpeg2000")
    #expect(run.status == 2)
    #expect(
      run.errors == "'--format' does not know 'jpeg2000'. It takes png, svg, pdf, all.\n")
  }

  @Test func `a second run writes the same bytes`() throws {
    _ = draw("--mode", "all")
    let first = try FileSystem.read("\(out)/run.json")
    _ = draw("--mode", "all", "--jobs", "1")
    #expect(try FileSystem.read("\(out)/run.json") == first)
  }

  @Test func `without a mode light is drawn, whatever the theme says`() throws {
    try folder.write(
      #"{"supply": "customManager", "mode": "dark", "name": "night"}"#, to: "n.theme.json")
    let record = try draw("--theme", folder.path + "/n.theme.json", "--json").json()
    #expect(
      record["cells"]?.texts("id") == ["title-bar/default/light-large-en-iphone-16@2x"])
    #expect(FileSystem.isFolder(out + "/night"))
  }

  @Test func `people read how much was drawn and of the stand-in, --quiet nothing`() {
    #expect(
      draw().output == """
        1 snapshot in \(out)/acme
        The system font (San Francisco) cannot be shipped: Inter stands in.

        """)
    let quiet = draw("--quiet")
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
  }

  @Test(arguments: [
    ("missing.json", [UInt8]?.none, "error: '%/missing.json' does not exist. Check the path."),
    ("folder", nil, "error: '%/folder' is a folder; a file is needed here."),
    ("bad.json", Array("{\"light\": {".utf8), "%/bad.json:1:"),
    ("latin.json", [0x7B, 0x22, 0xE9, 0x22, 0x7D], "%/latin.json:1:"),
    (
      "list.json", Array("[]".utf8),
      "%/list.json:1:1: error: A theme is an object, found an array. Put '{' and '}' around it."
    ),
  ])
  func `a theme that is none is one message and exit code 3`(
    name: String, bytes: [UInt8]?, message: String
  ) throws {
    try FileSystem.makeFolder(folder.path + "/folder")
    if let bytes { try folder.write(bytes, to: name) }
    let run = draw("--theme", "\(folder.path)/\(name)")
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(message.replacing("%", with: folder.path)))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(!FileSystem.exists(out))
  }

  @Test func `mistakes in a theme are told, drawn past, and exit with 3 unless lenient`() throws {
    try folder.write(
      ##"{"name": "t", "light": {"acent1": "#000000"}, "dark": {"accent1": "#GGGGGG"}}"##,
      to: "t.theme.json")
    let path = folder.path + "/t.theme.json"
    let run = draw("--theme", path)
    #expect(run.status == 3)
    #expect(run.errors.contains("\(path):1:"))
    #expect(run.errors.contains("Did you mean 'accent1'?"))
    #expect(FileSystem.exists(out + "/t/title-bar/default/light-large-en-iphone-16@2x.png"))
    #expect(draw("--theme", path, "--lenient").status == 0)
    let record = try draw("--theme", path, "--json").json()
    let codes = try #require(record["problems"]).texts("code")
    #expect(codes.contains("unknown-name") && codes.contains("bad-color"))
    #expect(record["problems"]?.elements?.first?["line"]?.number?.integer == 1)
  }

  @Test func `a file where a folder must be stops the run with exit code 4`() throws {
    try folder.write("", to: "out")
    let run = draw()
    #expect(run.status == 4)
    #expect(
      run.errors
        == "'\(out)/acme/title-bar/default/light-large-en-iphone-16@2x.png' is not a folder, or a "
        + "part of the path is a file.\n")
  }

  @Test func `a picture that is too large is told by its cell, with exit code 4`() {
    let run = ToolRun.drawing(
      "--out", out, "--only", "conversation/default", "--device", "ipad-pro-13", "--scale", "8")
    #expect(run.status == 4)
    #expect(
      run.errors
        == "conversation/default/light-large-en-ipad-pro-13@8x: A picture of 8256 by 11008 pixels "
        + "cannot be drawn: sides are 1–32767 pixels and the area at most 67108864 pixels. Choose a "
        + "smaller size or scale.\n")
  }

  @Test func `fonts that cannot be found are exit code 4`() {
    let run = ToolRun("--home", folder.path, "--out", out)
    #expect(run.status == 4)
    #expect(
      run.errors
        == "The folder 'Fonts' was not found in '\(folder.path)'. Name the folder that holds it with "
        + "--home.\n")
  }

  @Test func `a folder of fonts that is none is exit code 3`() {
    let run = draw("--fonts", folder.path + "/none")
    #expect(run.status == 3 && !FileSystem.exists(out))
    #expect(run.errors == "'\(folder.path)/none' is no folder. Check --fonts.\n")
  }
}
