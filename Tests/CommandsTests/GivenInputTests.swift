import Glibc
import Testing
import TintypeJSONText
import TintypePrimitives

@testable import TintypeCommands

/// What is given and would have no effect, or another than is meant, is told.
struct GivenInputTests {
  private let folder = TemporaryFolder()
  private var config: String { folder.path + "/render.json" }

  private func drawing(_ words: String...) -> ToolRun {
    ToolRun(
      [
        "--only", "send-button/enabled", "--out", folder.path + "/out", "--home",
        PackageFolder.path,
      ]
        + words)
  }

  @Test func `rules of the matrix that no cell meets are refused with their places`() throws {
    try folder.write(
      """
      {
        "matrix": {
          "include": ["title-bar/*", "titel-bar/*", {"cells": "send-button/*", "mode": "dark"}],
          "exclude": ["*/dark-*", {"device": "ipad-9"}, "otp*"]
        }
      }
      """, to: "render.json")
    let run = ToolRun("list", "--config", config)
    #expect(run.status == 3 && run.output.isEmpty)
    let remedy =
      "matches no cell. Correct it as 'render list --only PATTERN' shows cells, or remove it."
    #expect(
      run.errors == """
        \(config):3:32: error: This rule of 'include' \(remedy)
        \(config):4:29: error: This rule of 'exclude' \(remedy)
        \(config):4:51: error: This rule of 'exclude' \(remedy)

        """)
    // A line with axes of its own asks for exactly those.
    #expect(ToolRun("list", "--config", config, "--mode", "dark").status == 0)
  }

  @Test func `settings that are a folder or a broken link are not passed over`() throws {
    try folder.write("", to: "a/render.json/x")
    let run = ToolRun("list", "--config", folder.path + "/a/render.json")
    #expect(run.status == 3)
    #expect(run.errors == "'\(folder.path)/a/render.json' is a folder; a file is needed here.\n")
    #expect(symlink("gone.json", config) == 0)
    let link = ToolRun("list", "--config", config)
    #expect(link.status == 3)
    #expect(
      link.errors
        == "'\(config)' is a link to a file that does not exist. Mend or remove it.\n")
  }

  @Test func `settings that are a folder or a broken link are found from the working folder`()
    throws
  {
    try folder.write("", to: "a/render.json/x")
    try folder.write("", to: "b/c/x")
    #expect(symlink("gone.json", folder.path + "/b/render.json") == 0)
    for (inside, found, message) in [
      ("a", "render.json", "is a folder; a file is needed here."),
      ("b/c", "../render.json", "is a link to a file that does not exist. Mend or remove it."),
    ] {
      #expect(Project.find(from: "\(folder.path)/\(inside)") == found)
      let path = "\(folder.path)/\(inside)/\(found)"
      let error = #expect(throws: CommandError.self) { try ProjectReader.read(path: path) }
      #expect(error?.status == .badInput)
      #expect(error?.messages == ["'\(path)' \(message)"])
    }
  }

  @Test func `a list of fonts that cannot be read ends the run, without guesses`() throws {
    try folder.write("no plist", to: "Info.plist")
    let path = folder.path + "/Info.plist"
    let run = drawing("--info-plist", path)
    #expect(run.status == 3)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("\(path):1:1: error: "))
    let gone = drawing("--info-plist", folder.path + "/Gone.plist", "--lenient")
    #expect(gone.status == 3)
    #expect(
      gone.errors == "error: '\(folder.path)/Gone.plist' does not exist. Check the path.\n")
  }

  @Test func `a folder without fonts is told`() throws {
    try folder.write("", to: "fonts/readme.txt")
    let run = drawing("--fonts", folder.path + "/fonts")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "warning: There is no font file in '\(folder.path)/fonts'. Add .otf, .ttf or .ttc files, or"
        + " leave out --fonts.\n")
  }

  @Test func `a language in which there are no words is told, and in the record`() throws {
    let run = drawing("--locale", "en,de-AT,ar-XB,xx,fr")
    #expect(run.status == 0)
    func message(_ locale: String) -> String {
      "There are no words in '\(locale)': its cells have English ones. There are words in ar, de, en,"
        + " he, hi, ja, th."
    }
    #expect(run.errors == "warning: \(message("xx"))\nwarning: \(message("fr"))\n")
    let problems = try drawing("--locale", "xx", "--json").json()["problems"]
    let own = problems?.elements?.filter { $0["code"]?.string == "missing-translation" }
    #expect(own?.map { $0["message"]?.string } == [message("xx")])
    #expect(own?.map { $0["severity"]?.string } == ["warning"])
    #expect(drawing("--locale", "en,th").errors == "")
  }

  @Test func `a reference that an icon makes outside its file is told with its place`() throws {
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><image href="file:///etc/x.png"/>"#
        + #"<path d="M2 2h20v20z"/></svg>"#, to: "send.svg")
    let theme = folder.path + "/a.theme.json"
    try folder.write(#"{"name": "a", "icons": {"actionSend": "send.svg"}}"#, to: "a.theme.json")
    let run = drawing("--theme", theme)
    #expect(run.status == 0)
    let message =
      "'\(folder.path)/send.svg' is drawn without a part of it. 'file:///etc/x.png' is not read: an"
      + " SVG may refer to nothing outside its file."
    #expect(run.errors == "\(theme):1:25: warning: \(message) That is in 1 cell.\n")
    let record = try drawing("--theme", theme, "--json").json()
    let problems = record["problems"]?.elements?.filter { $0["code"]?.string == "bad-asset" }
    #expect(problems?.map { $0["line"]?.number?.integer } == [1])
    #expect(problems?.first?["message"]?.string?.contains(message) == true)
    #expect(
      record["cells"]?.elements?.first?["warnings"]?.elements?.map(\.string).contains(message)
        == true)
  }

  @Test func `a picture under the name of another format is no icon`() throws {
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "send.svg")
    let theme = folder.path + "/a.theme.json"
    try folder.write(#"{"name": "a", "icons": {"actionSend": "send.svg"}}"#, to: "a.theme.json")
    let run = drawing("--theme", theme)
    #expect(run.status == 3)
    #expect(
      run.errors
        == "\(theme):1:25: error: 'actionSend' is '\(folder.path)/send.svg', which cannot be drawn; the"
        + " slot keeps its default. The SVG cannot be drawn: the file is a PNG picture. Name it so."
        + " That is in 1 cell.\n")
  }

  @Test func `what is in a file's name does not act on the terminal`() throws {
    let name = "a\u{1B}[31mred\u{7F}\u{9B}2J\u{202E}x\r\n::error::y.theme.json"
    let shown = "a\\u{1B}[31mred\\u{7F}\\u{9B}2J\\u{202E}x\\u{D}\\u{A}::error::y.theme.json"
    let gone = ToolRun("check", "\(folder.path)/\(name)", "--json")
    // JSON has its own way to write them.
    #expect(gone.output.contains("\\u001b[31mred") && gone.output.contains("\\n::error::y"))
    let run = ToolRun("--theme", "\(folder.path)/\(name)")
    #expect(run.status == 3)
    #expect(
      run.errors == "error: '\(folder.path)/\(shown)' does not exist. Check the path.\n")
    try folder.write("{", to: name)
    let broken = ToolRun("check", "\(folder.path)/\(name)")
    #expect(broken.output.hasPrefix("\(folder.path)/\(shown):1:"))
    #expect(
      !broken.output.unicodeScalars.contains {
        $0.value != 0x0A && $0.properties.generalCategory == .control
      })
    // Whatever names the file: an output, a golden, a picture.
    let place = "\(folder.path)/a\n::error::b"
    for line in [
      ["diff", place, place], ["verify", "--golden", place, "--only", "send-button/enabled"],
      ["snapshot", "--out", place, "--only", "send-button/enabled"], ["--fonts", place],
      ["diff", "--themes", place, place], ["check", place],
    ] {
      try folder.write("mine", to: "a\n::error::b")
      let run = ToolRun(line + (line[0] == "check" ? [] : ["--home", PackageFolder.path]))
      #expect(run.status != 0, "\(line)")
      let lines = (run.errors + run.output).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("::") }, "\(line)")
      #expect(lines.contains { $0.contains("/a\\u{A}::error::b") }, "\(line): \(run.errors)")
    }
  }
}
