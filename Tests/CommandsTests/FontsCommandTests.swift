import Testing
import TintypeJSONText
import TintypePrimitives

/// `render fonts`: every font asked for, what it gets, and how to mend it.
struct FontsCommandTests {
  private let folder = TemporaryFolder()
  private static let own = PackageFolder.path + "/Tests/GraphicsTests/Cases/own"

  private func fonts(_ theme: String, _ flags: String...) throws -> ToolRun {
    try folder.write(theme, to: "acme.theme.json")
    return ToolRun(
      [
        "fonts", "--theme", "\(folder.path)/acme.theme.json", "--home", PackageFolder.path,
        "--only",
        "title-bar/default",
      ] + flags)
  }

  private static let theme = """
    {
      "name": "acme",
      "fontFamilyName": "Acme Text",
      "fonts": {
        "titlesScale3Regular": { "fontFamilyName": "Acme Txt", "weight": 700 }
      }
    }
    """

  private func row(_ run: ToolRun, _ name: String, weight: Int = 400) throws -> JSONValue {
    try #require(
      try run.json()["fonts"]?.elements?.first {
        $0["asked"]?["name"]?.string == name && $0["asked"]?["weight"]?.number?.integer == weight
      })
  }

  @Test func `each font is told with who asks, what it gets and how to mend it`() throws {
    let run = try fonts(Self.theme, "--fonts", Self.own + "/text", "--json")
    #expect(run.status == 0)
    let missing = try row(run, "Acme Txt", weight: 700)
    #expect(missing["reason"]?.string == "familyMissing")
    #expect(missing["iosToo"]?.bool == true)
    #expect(missing["got"]?["postScriptName"]?.string == "Inter-Bold")
    #expect(missing["got"]?["path"]?.string == PackageFolder.path + "/Fonts/Inter-Bold.otf")
    let asker = missing["by"]?.elements?.first
    #expect(asker?["style"]?.string == "titlesScale3Regular")
    #expect(asker?["layer"]?.string == "override")
    #expect(asker?["file"]?.string == "\(folder.path)/acme.theme.json")
    #expect(asker?["line"]?.number?.integer == 5)
    #expect(
      missing["fix"]?.string
        == "Did you mean 'Acme Text'? Names are compared letter by letter.")
    let exact = try row(run, "Acme Text")
    #expect(exact["reason"]?.string == "exact")
    // It lacks the digits.
    #expect(
      exact["fix"]?.string
        == "Other faces draw the missing characters, on iOS too. Use a font that has them.")
    #expect(exact["by"]?.elements?.first?["name"]?.string == "fontFamilyName")
    let bold = try row(run, "Acme Text", weight: 700)
    #expect(bold["got"]?["syntheticBold"]?.bool == true)
    #expect(bold["got"]?["weightDistance"]?.number?.integer == -300)
    #expect(
      bold["fix"]?.string
        == "Ask for a weight that 'Acme Text' has (400), or add the file of weight 700.")
  }

  @Test func `locales are told with how much of their alphabet there is`() throws {
    let run = try fonts(
      Self.theme, "--fonts", Self.own + "/text", "--locale", "en,de,ar,xx", "--json")
    let coverage = try #require(try row(run, "Acme Text")["coverage"]?.elements)
    #expect(coverage.map { $0["locale"]?.string } == ["en", "de", "ar", "xx"])
    #expect(coverage[1]["missing"]?.number?.integer == 7)
    #expect(
      coverage[1]["substitutes"]?.elements?.first?["postScriptName"]?.string == "Inter-Regular")
    #expect(
      coverage[2]["substitutes"]?.elements?.contains {
        $0["postScriptName"]?.string == "NotoSansArabic-Regular"
      } == true)
    #expect(coverage.allSatisfy { $0["tofu"] == nil })
    #expect(coverage[3]["characters"] == nil)
  }

  @Test func `what people read has a block for each font`() throws {
    let run = try fonts(Self.theme, "--fonts", Self.own + "/text", "--locale", "de")
    let lines = run.output.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("'Acme Txt', weight 700:") })
    #expect(lines[start] == "'Acme Txt', weight 700: there is no such font")
    #expect(
      Array(lines[(start + 1)..<(start + 6)]) == [
        "  asked by  titlesScale3Regular (override, \(folder.path)/acme.theme.json:5)",
        "  gets      Inter-Bold of 'Inter', weight 700, \(PackageFolder.path)/Fonts/Inter-Bold.otf",
        "  on iOS    iOS would substitute too", "  de        has all 59 characters",
        "  fix       Did you mean 'Acme Text'? Names are compared letter by letter.",
      ])
  }

  @Test(arguments: [(["--strict-fonts"], 1), ([], 0)] as [([String], Int32)])
  func `under strict fonts a substitute fails`(flags: [String], status: Int32) throws {
    try folder.write(Self.theme, to: "acme.theme.json")
    let arguments = [
      "fonts", "--theme", "\(folder.path)/acme.theme.json", "--home", PackageFolder.path, "--only",
      "title-bar/default", "--fonts", Self.own + "/text",
    ]
    #expect(ToolRun(arguments + flags).status == status)
    #expect(
      ToolRun([
        "fonts", "--home", PackageFolder.path, "--only", "title-bar/default", "--strict-fonts",
      ]).status == 0)
    // No font here has what Japanese is written with.
    #expect(
      ToolRun([
        "fonts", "--home", PackageFolder.path, "--only", "title-bar/default", "--strict-fonts",
        "--locale", "ja",
      ]).status == 1)
  }

  @Test func `an Info.plist decides which names iOS knows`() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIAppFonts</key>
      <array>
      <string>AcmeFlex.ttf</string>
      <string>Gone.otf</string>
      </array>
      </dict></plist>
      """, to: "App/Info.plist")
    try folder.write(
      try FileSystem.read(Self.own + "/variable/AcmeFlex.ttf"), to: "App/Fonts/AcmeFlex.ttf")
    let theme = #"{ "name": "acme", "fontFamilyName": "Acme Text" }"#
    let run = try fonts(
      theme, "--info-plist", folder.path + "/App/Info.plist", "--fonts", Self.own + "/text",
      "--json")
    // A listed file that is absent is a mistake of the project.
    #expect(run.status == 3)
    let row = try row(run, "Acme Text")
    #expect(row["reason"]?.string == "familyMissing")
    #expect(row["iosToo"]?.bool == true)
    let file = Self.own + "/text/AcmeText-Regular.ttf"
    #expect(
      row["fix"]?.string == "It is in '\(file)', which UIAppFonts does not list. List the file.")
    let messages = try #require(try run.json()["problems"]).texts("message")
    #expect(
      messages == [
        "'Gone.otf' is listed in UIAppFonts, but is neither beside this file nor in a folder of "
          + "--fonts, so that iOS registers no such font. Add the file, or remove the entry.",
        "'\(file)' is not listed in UIAppFonts of '\(folder.path)/App/Info.plist', so that iOS does "
          + "not know it. List it as 'AcmeText-Regular.ttf' if the app is to have it.",
      ])
    let lenient = try fonts(
      theme, "--info-plist", folder.path + "/App/Info.plist", "--lenient", "--json")
    #expect(lenient.status == 0)
  }

  @Test func `a listed file that is no font is an error`() throws {
    try folder.write(
      "<plist><dict><key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>",
      to: "Info.plist")
    try folder.write("no font", to: "A.ttf")
    let run = try fonts(#"{ "name": "acme" }"#, "--info-plist", folder.path + "/Info.plist")
    #expect(run.status == 3)
    #expect(
      run.errors.contains(
        "error: '\(folder.path)/A.ttf' is no usable font file: it has 7 bytes. Replace or remove it."
      ))
  }
}
