import Testing
import TintypeJSONText
import TintypePrimitives

/// `render check`: findings without drawing.
struct CheckCommandTests {
  private let folder = TemporaryFolder()
  private var theme: String { folder.path + "/acme.theme.json" }

  @Test func `the sample passes, and its contrast is counted in both modes`() throws {
    let run = ToolRun("check")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output.hasSuffix(
        """
        built-in theme acme: in light, 170 of 170 pairs of colours pass.
        built-in theme acme: in dark, 170 of 170 pairs of colours pass.
        built-in theme acme: 0 errors, 0 warnings, 2 notes.

        """))
  }

  @Test func `a mistake is a line of the output and exit code 3`() throws {
    try folder.write(##"{"light": {"acent1": "#0A6B4F"}}"##, to: "acme.theme.json")
    let run = ToolRun("check", theme)
    #expect(run.status == 3)
    #expect(
      run.output.hasPrefix(
        "\(theme):1:12: error: 'acent1' is not a colour token. Did you mean 'accent1'?\n"))
    #expect(ToolRun("check", theme, "--lenient").status == 0)
    let problems = try #require(try ToolRun("check", theme, "--json").json()["problems"])
    #expect(problems.texts("code").first == "unknown-name")
  }

  @Test func `the pairs of each theme are counted apart`() throws {
    let bad = ##"{"light": {"userMessageBubbleTextColor": "#8A8A8A"}}"##
    try folder.write(bad, to: "bad.theme.json")
    try folder.write("{}", to: "good.theme.json")
    let paths = ["bad", "good"].map { "\(folder.path)/\($0).theme.json" }
    func lines(_ output: String) -> [String] {
      output.split(separator: "\n").map(String.init).filter { $0.hasSuffix("colours pass.") }
    }
    let both = lines(ToolRun(["check"] + paths).output)
    #expect(both == paths.flatMap { lines(ToolRun("check", $0).output) })
    #expect(both.count == 4 && both[0].hasPrefix("\(paths[0]): in light, "))
    #expect(both[0].dropFirst(paths[0].count) != both[2].dropFirst(paths[1].count))
    let rows = try #require(try ToolRun(["check", "--json"] + paths).json()["contrast"])
    #expect(rows.texts("theme") == paths)
  }

  @Test func `icons are opened: broken ones, those too large, and what is passed over`() throws {
    let square = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">"#
    try folder.write(square + "</svg>", to: "whole.svg")
    try folder.write("<svg", to: "half.svg")
    try folder.write(
      square + #"<image href="http://127.0.0.1:9/x.png"/><path d="M0 0h9v9z"/></svg>"#,
      to: "reference.svg")
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "picture.svg")
    try folder.write(
      square + String(repeating: "<path d='M0 0h9v9z'/>", count: 20_001) + "</svg>",
      to: "large.svg")
    try folder.write(
      """
      {
        "icons": {
          "iconClose": "whole.svg",
          "actionSend": "half.svg",
          "iconForm": "reference.svg",
          "aiAgent": "picture.svg",
          "humanAgent": "large.svg"
        }
      }
      """, to: "acme.theme.json")
    let run = ToolRun("check", theme)
    #expect(run.status == 3)
    let told = run.output.split(separator: "\n").map(String.init)
      .filter { $0.contains(".svg'") }.map { $0.replacing(folder.path + "/", with: "") }
    #expect(told.count == 4)
    #expect(
      told.prefix(2) == [
        "acme.theme.json:6:5: error: 'aiAgent' is 'picture.svg', which cannot be drawn; the slot"
          + " keeps its default. The SVG cannot be drawn: the file is a PNG picture. Name it so.",
        "acme.theme.json:7:5: error: 'humanAgent' is 'large.svg', which cannot be drawn; the slot"
          + " keeps its default. The SVG asks for too much: more than 20000 elements. Simplify the"
          + " drawing.",
      ])
    #expect(
      told[2].hasPrefix(
        "acme.theme.json:4:5: error: 'actionSend' is 'half.svg', which cannot be drawn; the slot"
          + " keeps its default. The SVG cannot be drawn: "))
    #expect(
      told[3]
        == "acme.theme.json:5:5: warning: 'iconForm': 'reference.svg' is drawn without a part of it."
        + " 'http://127.0.0.1:9/x.png' is not read: an SVG may refer to nothing outside its file.")
  }

  @Test func `a failing pair names both tokens and the nearest colour, and fails if told so`()
    throws
  {
    try folder.write(
      ##"{"light": {"userMessageBubbleTextColor": "#8A8A8A", "userMessageBubbleBackground": "#777777"}}"##,
      to: "acme.theme.json")
    let run = ToolRun("check", theme)
    #expect(run.status == 0)
    #expect(
      run.output.contains("'userMessageBubbleTextColor' (#8A8A8A) on 'userMessageBubbleBackground'")
    )
    #expect(run.output.contains("The nearest colour that passes is "))
    try folder.write(#"{"severities": {"contrast": "error"}}"#, to: "render.json")
    let strict = ToolRun("check", theme, "--config", folder.path + "/render.json")
    #expect(strict.status == 1)
  }

  @Test func `branding is a dry run: what shows, and what the app masks`() throws {
    try folder.write(##"{"light": {"accent1": "#0A6B4F"}}"##, to: "acme.theme.json")
    try folder.write(
      ##"{"colors": {"light": {"accent1": "#123456", "surface2": "#EEEEEE", "nope": "#111111"}}}"##,
      to: "branding.json")
    let run = ToolRun("check", folder.path + "/branding.json", "--theme", theme)
    #expect(run.status == 3)
    #expect(run.output.contains("'nope' is not a colour token."))
    let json = try ToolRun("check", folder.path + "/branding.json", "--theme", theme, "--json")
      .json()
    let entries = try #require(json["branding"])
    #expect(entries.texts("name") == ["surface2", "accent1"])
    #expect(entries.elements?.map { $0["shows"]?.bool } == [true, false])
    #expect(entries.texts("reason") == ["by the app's 'accent1' at \(theme):1"])
  }

  @Test func `a BrandingSet is read as the org's branding`() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <BrandingSet xmlns="http://soap.sforce.com/2006/04/metadata">
        <masterLabel>Acme</masterLabel>
        <brandingSetProperty>
          <propertyName>surface2</propertyName>
          <propertyValue>#EEEEEE</propertyValue>
        </brandingSetProperty>
      </BrandingSet>
      """, to: "AFM_ESC_Acme.brandingSet-meta.xml")
    let path = folder.path + "/AFM_ESC_Acme.brandingSet-meta.xml"
    let json = try ToolRun("check", path, "--json").json()
    #expect(json["branding"]?.texts("name").contains("surface2") == true)
    let project = ToolRun("check", "--project", folder.path)
    #expect(project.status == 0)
    #expect(
      project.output.contains(
        "The project has no Embedded Service configuration 'Acme', to which this BrandingSet belongs."
      ))
  }

  @Test func `half of a change to branding is told from a list of files`() throws {
    try folder.write(
      "force-app/main/default/brandingSets/AFM_ESC_Acme.brandingSet-meta.xml\n", to: "changed.txt")
    let run = ToolRun("check", "--changed", folder.path + "/changed.txt")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "The BrandingSet changed without its Embedded Service configuration 'Acme'."))
  }

  @Test func `words are checked against the modules that have their keys`() throws {
    try folder.write(
      "\"com.idemia.mid.loc_title\" = \"Hallo %@\";\n\"com.idemia.mid.loc_titel\" = \"x\";\n",
      to: "app/de.lproj/Localizable.strings")
    for module in ["Core", "Capture"] {
      try folder.write(
        "\"loc_title\" = \"Hello\";\n", to: "sdk/\(module).bundle/en.lproj/Localizable.strings")
    }
    let run = ToolRun(
      "check", folder.path + "/app", "--sdk-strings", folder.path + "/sdk", "--json")
    #expect(run.status == 3)
    let json = try run.json()
    #expect(
      json["problems"]?.texts("code").prefix(2) == ["placeholder-mismatch", "unknown-name"])
    #expect(
      json["sharedWords"]?.elements?.first?["modules"]?.elements?.map(\.string) == [
        "Capture", "Core",
      ])
    try folder.write(
      "\"loc_title\" = \"Hello %@\";\n\"loc_new\" = \"New\";\n",
      to: "sdk2/Core.bundle/en.lproj/Localizable.strings")
    let changes = ToolRun(
      "check", "--sdk-strings", folder.path + "/sdk2", "--previous-sdk-strings",
      folder.path + "/sdk")
    #expect(changes.status == 0)
    #expect(
      changes.output.contains(
        "came  Core  loc_new\nwent  Capture  loc_title\ntakes other values  Core  loc_title\n"))
  }

  @Test func `a folder that holds nothing to check is refused with what to name instead`() throws {
    try folder.write("", to: "empty/x.txt")
    let run = ToolRun("check", folder.path + "/empty", folder.path + "/gone")
    #expect(run.status == 3)
    #expect(run.output.contains("/empty' holds neither '.lproj' nor '.xcassets' folders."))
    #expect(run.output.contains("/gone' does not exist. Check the path."))
  }
}

extension CheckCommandTests {
  @Test func `the folder of one language is checked, and the built-in theme has a name`() throws {
    let folder = TemporaryFolder()
    try folder.write("\"a\" = \"x\"\n", to: "de.lproj/Localizable.strings")
    let run = ToolRun("check", folder.path + "/de.lproj")
    #expect(run.status == 3)
    #expect(run.output.contains("/de.lproj/Localizable.strings:"))
    #expect(ToolRun("check", "--theme", "acme").status == 0)
    #expect(ToolRun("check", "--theme", "fjord").status == 0)
  }

  @Test func `what cannot be read is a finding of the JSON too`() throws {
    let run = ToolRun("check", "gone.theme.json", "--json")
    #expect(run.status == 3)
    #expect(try run.json()["problems"]?.texts("code") == ["unreadable-file"])
  }

  @Test func `a project without branding is told, and its sets are read`() throws {
    let folder = TemporaryFolder()
    try folder.write("junk", to: "p/AFM_ESC_Bar.brandingSet-meta.xml")
    let run = ToolRun("check", "--project", folder.path + "/p")
    #expect(run.status == 3)
    try folder.write("", to: "q/readme.txt")
    let empty = ToolRun("check", "--project", folder.path + "/q")
    #expect(empty.output.contains("There is no BrandingSet in '\(folder.path)/q' or below."))
  }

  @Test func `findings are written for code scanning`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/check.sarif"
    #expect(ToolRun("check", "--sarif", path).status == 0)
    #expect(try FileSystem.read(path).starts(with: Array("{".utf8)))
  }
}
