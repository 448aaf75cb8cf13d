import TintypePrimitives

/// A manifest of three pictures with two pages, in a folder of its own.
struct DocsFixture {
  let folder = TemporaryFolder()
  var manifest: String { folder.path + "/docs/pictures.json" }

  init() throws {
    try setTheme()
    try folder.write(
      """
      {
        // Relative to this file.
        "theme": "../t.theme.json", "out": "img", "scale": 1,
        "pages": ["guide.md", "Acme.docc/Chat.md"],
        "pictures": {
          "bar": {
            "cell": "title-bar/default", "caption": "The *bar*",
            "callouts": [{"part": "title", "text": "Its <name>"}]
          },
          "send": {"cell": "send-button/enabled", "crop": "send", "padding": 4},
          "words": {"cell": "input-bar/empty", "crop": "field", "mode": "dark", "format": "svg"}
        }
      }
      """, to: "docs/pictures.json")
    try folder.write(
      """
      # Guide

      <!-- tintype:bar -->
      old
      <!-- /tintype -->

      - Send:
        <!-- tintype:send html -->
        <!-- /tintype -->
      - ![mine](img/words-dark.svg)

      """, to: "docs/guide.md")
    try folder.write(
      "# Chat\n\n<!-- tintype:send -->\n<!-- /tintype -->\n", to: "docs/Acme.docc/Chat.md")
  }

  /// Writes the theme; accent1 stands in line 5, titleBarBackground in line 6.
  func setTheme(
    accent: String = "#0A6B4F", bar: String = "#FCFDFC", version: String = "1.0"
  ) throws {
    try folder.write(
      """
      {
        "name": "t",
        "version": "\(version)",
        "light": {
          "accent1": "\(accent)",
          "titleBarBackground": "\(bar)"
        },
        "dark": {
          "accent1": "#5ED3A8",
          "titleBarBackground": "#141917"
        }
      }
      """, to: "t.theme.json")
  }

  /// Runs the command; what it says names files from the fixture's folder.
  func run(_ arguments: String...) -> (status: Int32, output: String, errors: String) {
    let run = ToolRun(["docs", manifest, "--home", PackageFolder.path] + arguments)
    func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    return (run.status, short(run.output), short(run.errors))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.read("\(folder.path)/\(name)"), as: UTF8.self)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    try FileSystem.read("\(folder.path)/\(name)")
  }

  func exists(_ name: String) -> Bool { FileSystem.exists("\(folder.path)/\(name)") }
}
