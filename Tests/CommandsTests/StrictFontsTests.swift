import Testing
import TintypeJSONText

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
    ("Inter", "exact"),
  ])
  func `the ledger says what was asked, what came and why`(family: String, reason: String) throws {
    let rows = try rows(family)
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(row["asked"]?["name"]?.string == family)
      #expect(row["got"]?["family"]?.string == "Inter")
      #expect(row["reason"]?.string == reason)
      #expect(row["iosToo"]?.bool == (reason != "exact"))
      #expect(row["asked"]?["origin"]?["name"]?.string == "fontFamilyName")
      #expect(row["asked"]?["origin"]?["line"]?.number?.integer == 3)
    }
  }

  @Test(arguments: ["Intre", "serif", ""])
  func `under strict fonts each is a failed check with a sentence of its own`(family: String) throws
  {
    let runs = try rows(family).count
    let place = "(fontFamilyName, override, \(folder.path)/fonts.theme.json:3)"
    let drawn = "Inter-Regular was drawn for \(runs) run\(runs == 1 ? "" : "s") in 1 cell."
    let sentence =
      switch family {
      case "Intre":
        "'Intre' \(place) is no font here: \(drawn) iOS would substitute too. Did you mean 'Inter'?"
      case "serif":
        "'serif' \(place) is a generic name of CSS, not a font: \(drawn) iOS does not know it and "
          + "would substitute too. Name a font family."
      default:
        "An empty font name \(place) names no font: \(drawn) iOS would draw the system font. Name a "
          + "font, or leave the name out for the system font."
      }
    let strict = try draw(family, "--strict-fonts", "--quiet")
    #expect(strict.status == 1)
    #expect(strict.errors.contains(sentence + "\n"))
    let plain = try draw(family)
    #expect(plain.status == 0)
    #expect(plain.output.contains(sentence + "\n"))
  }

  @Test func `an exact font and the system's stand-in pass under strict fonts`() throws {
    #expect(try draw("Inter", "--strict-fonts").status == 0)
    #expect(try draw("Inter-Regular", "--strict-fonts").status <= 1)
    #expect(
      ToolRun.drawing(
        "--strict-fonts", "--only", "title-bar", "--out", folder.path + "/out"
      ).status == 0)
  }
}
