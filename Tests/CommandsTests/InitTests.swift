import Testing
import TintypePrimitives

/// `render init`: a starter `render.json`.
struct InitTests {
  private let folder = TemporaryFolder()
  private var config: String { folder.path + "/render.json" }

  private func text() throws -> String {
    String(decoding: try FileSystem.read(config), as: UTF8.self)
  }

  private static let remedies = """
    Next:
      render          draws both modes to snapshots/index.html
      render check    tells the theme's mistakes and weak contrasts
      render record   writes the first goldens to Golden; commit them
      render verify   compares with them from then on
    Leave snapshots out of the repository: echo snapshots/ >> .gitignore

    """

  @Test func `what lies near is named, and the file is one that is read`() throws {
    try folder.write(#"{"name": "acme"}"#, to: "acme.theme.json")
    try folder.write("{}", to: "themes/dark.theme.json")
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    try folder.write("", to: "App/Assets.xcassets/odd.otf")
    try folder.write(
      FileSystem.read(PackageFolder.fonts + "/Inter-Regular.otf"), to: "App/Fonts/Inter.otf")
    try folder.write("", to: "App/en.lproj/Localizable.strings")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Inter.otf</string></array></dict></plist>
      """, to: "App/Info.plist")
    try folder.write("{}", to: "Pods/Other/Other.theme.json")
    try folder.write("{}", to: ".hidden/a.theme.json")
    let run = ToolRun("init", folder.path)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == "Wrote \(config)\n  Other themes, for --theme: themes/dark.theme.json\n"
        + Self.remedies)
    #expect(
      try text() == """
        // What 'render' draws here; flags win over it. 'render schema config' has every key.
        {
          "theme": "acme.theme.json",
          "assets": [
            "App/Assets.xcassets"
          ],
          "fonts": [
            "App/Fonts"
          ],
          "infoPlist": "App/Info.plist",
          "golden": "Golden",
          "out": "snapshots",
          "matrix": {
            "mode": "all"
          }
        }

        """)
    #expect(
      try FileSystem.names(in: folder.path) == [
        ".hidden", "App", "Pods", "acme.theme.json", "render.json", "themes",
      ])
    let drawn = ToolRun.drawing("--config", config, "--only", "send-button/enabled")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(FileSystem.exists(folder.path + "/snapshots/index.html"))
  }

  @Test func `texts are named for a theme of MobileID only`() throws {
    try folder.write(#"{"system": "mobileid", "name": "id"}"#, to: "id.theme.json")
    try folder.write("", to: "App/en.lproj/Localizable.strings")
    #expect(ToolRun("init", folder.path, "--quiet").output.isEmpty)
    #expect(try text().contains(#""strings": "App""#))
  }

  @Test func `without a theme the sample is drawn, and that is said`() throws {
    #expect(
      ToolRun("init", folder.path).output == """
        Wrote \(config)
          No '*.theme.json' is here, so the built-in sample is drawn. Write one, and name it as "theme".
        \(Self.remedies)
        """)
  }

  @Test func `nothing is written over`() throws {
    try folder.write("{ }", to: "render.json")
    let run = ToolRun("init", folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "'\(config)' is there already, and 'init' writes over nothing. Edit it, or remove "
        + "it first.\n")
    #expect(try text() == "{ }")
  }

  @Test func `a folder that is none is exit code 3, and two are exit code 2`() {
    let run = ToolRun("init", folder.path + "/none")
    #expect(run.status == 3)
    #expect(run.errors == "'\(folder.path)/none' is no folder. Check the path.\n")
    #expect(ToolRun("init", "a", "b").errors == "'init' takes one folder, that of the project.\n")
  }
}
