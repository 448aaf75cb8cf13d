import Testing
import TintypeJSONText
import TintypePrimitives

struct StrictFontsTests {
  private let folder = TemporaryFolder()

  private func draw(_ family: String, _ flags: String...) throws -> ToolRun {
    try folder.write(
      """
      {
        "name": "fonts",
        "fontFamilyName": "\(family)"
      }
      """, to: "fonts.theme.json")
    return ToolRun(
      [
        "--theme", "\(folder.path)/fonts.theme.json", "--home", PackageFolder.path, "--out",
        "\(folder.path)/out", "--only", "title-bar/default", "--lenient",
      ] + flags)
  }

  private func rows(_ family: String) throws -> [JSONValue] {
    let cell = try draw(family, "--json").json()["cells"]?.elements?.first
    return cell?["ledger"]?.elements ?? []
  }

  @Test(arguments: [
    ("Intre", "familyMissing"), ("serif", "genericName"), ("", "familyMissing"),
    ("Inter", "familyMissing"), ("Inter-Light", "familyMissing"),
  ])
  func `the ledger says what was asked, what came and why`(family: String, reason: String) throws {
    let rows = try rows(family)
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row["asked"]?["name"]?.string == family)
      #expect(row["got"]?["family"]?.string == "Inter")
      #expect(row["reason"]?.string == reason)
      #expect(row["iosToo"]?.bool == true)
      #expect(row["asked"]?["origin"]?["name"]?.string == "fontFamilyName")
      #expect(row["asked"]?["origin"]?["line"]?.number?.integer == 3)
    }
  }

  @Test(arguments: ["Intre", "Inter-Light", "serif", ""])
  func `under strict fonts each is a failed check with a sentence of its own`(family: String) throws
  {
    let runs = try rows(family).count
    let place = "(fontFamilyName, override, \(folder.path)/fonts.theme.json:3)"
    let drawn = "Inter-Regular was drawn for \(runs) run\(runs == 1 ? "" : "s") in 1 cell."
    let sentence =
      switch family {
      case "Intre":
        "'Intre' \(place) is no font here: \(drawn) iOS would substitute too. Correct the name, or "
          + "add the font's file to a folder of --fonts."
      case "Inter-Light":
        "'Inter-Light' \(place) is no font here: \(drawn) iOS would substitute too. Its file here, "
          + "'\(PackageFolder.path)/Fonts/Inter-Light.otf', only stands in for the system font. If "
          + "the app ships it, add it to a folder of --fonts."
      case "serif":
        "'serif' \(place) is a generic name of CSS, not a font: \(drawn) iOS does not know it and "
          + "would substitute too. Name a font family."
      default:
        "An empty font name \(place) names no font: \(drawn) iOS would draw the system font. Name a "
          + "font, or leave the name out for the system font."
      }
    let strict = try draw(family, "--strict-fonts", "--quiet")
    #expect(strict.status == 1)
    #expect(strict.errors.contains("error: " + sentence + "\n"))
    let plain = try draw(family)
    #expect(plain.status == 0)
    #expect(plain.output.contains(sentence + "\n"))
  }

  @Test(arguments: [("error", 1, true), ("warning", 0, true), ("note", 0, true), ("off", 0, false)])
  func `a project sets how much a fallback weighs`(level: String, status: Int, isTold: Bool) throws
  {
    try folder.write(#"{"severities": {"font-fallback": "\#(level)"}}"#, to: "render.json")
    let run = try draw("Intre", "--config", "\(folder.path)/render.json")
    #expect(run.status == Int32(status))
    #expect((run.output + run.errors).contains("'Intre'") == isTold)
    #expect(run.errors.contains("'Intre'") == (level == "error"))
    // What is said on the line goes before what the project says.
    let strict = try draw("Intre", "--config", "\(folder.path)/render.json", "--strict-fonts")
    #expect(strict.status == 1)
  }

  @Test func `a damaged font is drawn with a warning, and an error under strict fonts`() throws {
    let source = PackageFolder.path + "/Tests/GraphicsTests/Cases/own/text/AcmeText-Regular.ttf"
    var bytes = try FileSystem.read(source)
    bytes[bytes.count - 1] ^= 1
    try FileSystem.makeFolder(folder.path + "/fonts")
    try FileSystem.writeAtomically(bytes, to: folder.path + "/fonts/acme.ttf")
    let flags = ["--fonts", folder.path + "/fonts", "--only", "title-bar/default", "--home"]
    let line = "'\(folder.path)/fonts/acme.ttf' seems damaged: the checksum of its table"
    let out = [PackageFolder.path, "--out", folder.path + "/out"]
    let plain = ToolRun(flags + out)
    #expect(plain.status == 0 && plain.errors.contains("warning: " + line))
    let strict = ToolRun(flags + out + ["--strict-fonts"])
    #expect(strict.status == 3 && strict.errors.contains("error: " + line))
  }

  @Test func `a project sets how much a folder without fonts weighs`() throws {
    try folder.write(#"{"severities": {"missing-font": "error"}}"#, to: "render.json")
    try folder.write("", to: "empty/note.txt")
    let flags = ["--fonts", "\(folder.path)/empty", "--only", "title-bar/default", "--config"]
    let run = ToolRun(
      ["--home", PackageFolder.path, "--out", folder.path + "/out"] + flags
        + ["\(folder.path)/render.json"])
    #expect(run.status == 3)
    #expect(run.errors.contains("error: There is no font file in '\(folder.path)/empty'."))
  }

  @Test func `an exact font and the system's stand-in pass under strict fonts`() throws {
    let fonts = PackageFolder.path + "/Tests/GraphicsTests/Cases/own/text"
    #expect(
      try draw(
        "Acme Text", "--strict-fonts", "--fonts", fonts, "--only", "title-bar/default"
      ).status == 0)
    #expect(
      ToolRun.drawing(
        "--strict-fonts", "--only", "title-bar", "--out", folder.path + "/out"
      ).status == 0)
  }
}
