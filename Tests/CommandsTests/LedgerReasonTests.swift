import Testing
import TintypeCommands
import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Each reason of the ledger: reported for exactly the runs it is about, in JSON, in words and in the
/// exit code.
struct LedgerReasonTests {
  private let folder = TemporaryFolder()
  private static let fonts = PackageFolder.path + "/Tests/GraphicsTests/Cases/own/text"

  /// A theme whose title asks for a font, what is reported, and for which text.
  struct Sample: Sendable {
    var reason: FontUse.Reason
    /// The members of the style, as JSON.
    var style: String
    var title = "Acme"
    /// The texts of the rows with the reason.
    var texts: [String]
    var iosToo: Bool
    /// What the run says, in which `@` stands for the place of the name.
    var sentence: String?
  }

  static let samples = [
    Sample(
      reason: .exact, style: #""fontFamilyName": "AcmeText-Regular""#, texts: ["Acme"],
      iosToo: false),
    Sample(reason: .systemSubstitute, style: #""size": 18"#, texts: ["Acme"], iosToo: false),
    Sample(
      reason: .familyMissing, style: #""fontFamilyName": "Acme Txt""#, texts: ["Acme"],
      iosToo: true,
      sentence:
        "'Acme Txt' @ is no font here: Inter-Regular was drawn for 1 run in 1 cell. iOS would "
        + "substitute too. Did you mean 'Acme Text'? Names are compared letter by letter."),
    Sample(
      reason: .familyMissing, style: #""fontFamilyName": "Avenir Next""#, texts: ["Acme"],
      iosToo: false,
      sentence: "'Avenir Next' @ is no font here: Inter-Regular was drawn for 1 run in 1 cell. iOS "
        + "would find it; only this host lacks the font. Add the font's file to a folder of --fonts, "
        + "to see what iOS draws."),
    Sample(
      reason: .genericName, style: #""fontFamilyName": "monospace""#, texts: ["Acme"], iosToo: true,
      sentence: "'monospace' @ is a generic name of CSS, not a font: Inter-Regular was drawn for 1 "
        + "run in 1 cell. iOS does not know it and would substitute too. Name a font family."),
    Sample(
      reason: .weightMissing, style: #""fontFamilyName": "Acme Text", "weight": 500"#,
      texts: ["Acme"], iosToo: true,
      sentence:
        "'Acme Text' @ has no face of weight 500: AcmeText-Regular (weight 400) was drawn for "
        + "1 run in 1 cell. iOS would substitute too."),
    Sample(
      reason: .weightMissing, style: #""fontFamilyName": "Acme Text", "weight": "bold""#,
      texts: ["Acme"], iosToo: true,
      sentence:
        "'Acme Text' @ has no face of weight 700: AcmeText-Regular (weight 400), emboldened, "
        + "was drawn for 1 run in 1 cell. iOS would substitute too."),
    Sample(
      reason: .glyphMissing, style: #""fontFamilyName": "Acme Text""#, title: "Acme 10482",
      texts: ["10482"], iosToo: true,
      sentence:
        "'Acme Text' @ lacks glyphs (U+0031, U+0030, U+0034, U+0038, U+0032): Inter-Regular was drawn "
        + "for 1 run in 1 cell. iOS would substitute too. Use a font that has them."),
    Sample(
      reason: .tofu, style: #""fontFamilyName": "Acme Text""#, title: "Acme 骨",
      texts: ["骨"], iosToo: false,
      sentence:
        "No font here has the glyphs of 1 run (U+9AA8) in 1 cell: boxes were drawn. Add a font "
        + "that has them with --fonts. Debian's package 'fonts-noto-cjk' has one; "
        + "'scripts/install-fonts cjk' of the source puts it in '.build/fonts/cjk'."),
  ]

  private func draw(
    _ style: String, _ title: String, _ flags: [String],
    mockups: [any Mockup.Type] = MockupCatalog.all, only: String = "title-bar/default"
  ) throws -> (status: Int32, output: String, errors: String) {
    try folder.write(
      """
      {
        "name": "fonts",
        "displayNames": { "serviceAIAgentName": "\(title)", "serviceAgentChatTitle": "\(title)" },
        "fonts": {
          "titlesScale3Regular": { \(style) }
        }
      }
      """, to: "fonts.theme.json")
    let captured = CapturedOutput()
    let status = RenderTool.run(
      arguments: [
        "--theme", "\(folder.path)/fonts.theme.json", "--home", PackageFolder.path, "--out",
        "\(folder.path)/out", "--only", only, "--lenient", "--fonts", Self.fonts,
      ] + flags, environment: [:], output: captured, mockups: mockups)
    return (status, captured.standard, captured.error)
  }

  private func rows(_ json: String) throws -> [JSONValue] {
    let root = try JSONDocument.parse(json, file: "stdout").root
    return root["cells"]?.elements?.first?["ledger"]?.elements ?? []
  }

  @Test(arguments: samples.indices)
  func `a reason is reported for exactly the runs it is about`(index: Int) throws {
    let sample = Self.samples[index]
    let rows = try rows(draw(sample.style, sample.title, ["--json"]).output)
    let found = rows.filter { $0["reason"]?.string == sample.reason.rawValue }
    #expect(found.compactMap { $0["text"]?.string } == sample.texts)
    #expect(found.allSatisfy { $0["iosToo"]?.bool == sample.iosToo })
    // The rest of the text is what was asked for.
    let rest = rows.filter { $0["reason"]?.string != sample.reason.rawValue }
    #expect(rest.allSatisfy { $0["reason"]?.string == "exact" })

    let place = "(titlesScale3Regular, override, \(folder.path)/fonts.theme.json:5)"
    let sentence = sample.sentence.map { $0.replacing("@", with: place) }
    let plain = try draw(sample.style, sample.title, [])
    #expect(plain.status == 0)
    if let sentence { #expect(plain.output.contains(sentence + "\n")) }
    let strict = try draw(sample.style, sample.title, ["--strict-fonts", "--quiet"])
    #expect(strict.status == (sample.reason.isFallback ? 1 : 0))
    #expect(strict.errors == (sentence.map { "error: \($0)\n" } ?? ""))
  }

  @Test func `a missing slant is reported, and drawn leaning`() throws {
    let style = #""fontFamilyName": "Acme Text""#
    let json = try draw(
      style, "Acme", ["--json"], mockups: [LeaningMockup.self], only: "leaning")
    let rows = try rows(json.output)
    #expect(rows.map { $0["reason"]?.string } == ["slantMissing"])
    #expect(rows.first?["got"]?["syntheticSlant"]?.bool == true)
    #expect(rows.first?["asked"]?["italic"]?.bool == true)
    let strict = try draw(
      style, "Acme", ["--strict-fonts", "--quiet"], mockups: [LeaningMockup.self], only: "leaning")
    #expect(strict.status == 1)
    #expect(
      strict.errors
        == "error: 'Acme Text' (titlesScale3Regular, override, \(folder.path)/fonts.theme.json:5) has no "
        + "face of that slant: AcmeText-Regular, slanted, was drawn for 1 run in 1 cell. iOS would "
        + "substitute too.\n")
  }

  @Test func `weight distance and emboldening are in the record`() throws {
    let rows = try rows(
      draw(#""fontFamilyName": "Acme Text", "weight": 700"#, "Acme", ["--json"]).output)
    #expect(rows.count == 1)
    #expect(rows[0]["asked"]?["weight"]?.number?.integer == 700)
    #expect(rows[0]["got"]?["weight"]?.number?.integer == 400)
    #expect(rows[0]["got"]?["weightDistance"]?.number?.integer == -300)
    #expect(rows[0]["got"]?["syntheticBold"]?.bool == true)
  }

  @Test func `two files of one name are bad input, told by name`() throws {
    let twins = PackageFolder.path + "/Tests/GraphicsTests/Cases/own/twins"
    let run = ToolRun.drawing(
      "--only", "title-bar/default", "--out", folder.path + "/out", "--fonts", twins)
    #expect(run.status == 3)
    #expect(
      run.errors == "'\(twins)/one/AcmeTwin.ttf' and '\(twins)/other/AcmeTwin.ttf' are different "
        + "files with the PostScript name 'AcmeTwin', so that it has no one meaning. Remove one of "
        + "them.\n")
  }
}

/// A line in italics, which no mockup of the catalogue has.
private enum LeaningMockup: Mockup {
  static let name = "leaning"
  static let group = "Test"
  static let summary = "A line in italics"
  static let canvas = MockupCanvas.component
  static let states = ["default"]
  static let tokens: [ColorToken] = []

  static func body(state: String, in context: MockupContext) -> some View {
    Text("Leaning").font(Font(FontStyle(rawValue: "titlesScale3Regular"))).italic()
  }
}
