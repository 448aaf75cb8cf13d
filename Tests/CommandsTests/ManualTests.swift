import Testing
import TintypePrimitives

@testable import TintypeCommands

/// The manual, made of the tables of commands and flags.
struct ManualTests {
  @Test func `docs/reference.md is what the tool prints`() throws {
    let page = try FileSystem.read(PackageFolder.path + "/docs/reference.md")
    let printed = ToolRun("manual", "--markdown").output
    #expect(
      String(decoding: page, as: UTF8.self) == printed,
      "Write it anew: scripts/render manual --markdown > docs/reference.md")
  }

  @Test func `the page for man has every command, flag, file and exit code`() {
    let page = ToolRun("manual").output
    #expect(page.hasPrefix(".TH RENDER 1 \"\" \"Tintype 0.1.0\" \"User Commands\"\n.SH NAME\n"))
    for command in CommandName.allCases {
      #expect(page.contains("\n.SS render \(command.rawValue)"))
    }
    for flag in Flag.allCases {
      #expect(page.contains("\n\\fB\(flag.text.replacing("-", with: "\\-"))\\fR"), "\(flag)")
    }
    for file in ManualFile.all { #expect(page.contains("\n.I \(file.name.prefix(5))"), "\(file)") }
    for status in ExitStatus.allCases { #expect(page.contains("\n.B \(status.rawValue)\n")) }
    // Only requests of the macros used begin a line with a dot.
    let requests = Set(
      page.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }.compactMap {
        $0.split(separator: " ").first
      })
    #expect(requests == [".TH", ".SH", ".SS", ".TP", ".PP", ".EX", ".EE", ".B", ".I"])
  }

  @Test func `man can set the page`() throws {
    // A container may have no troff.
    guard FileSystem.exists("/usr/bin/groff") else { return }
    let folder = TemporaryFolder()
    try folder.write(ToolRun("manual").output, to: "render.1")
    let run = try RenderProcess(
      program: "/usr/bin/groff",
      ["-man", "-Tascii", "-ww", "-P-c", folder.path + "/render.1"],
      environment: ["PATH": "/usr/bin"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("--text-size"))
  }

  @Test func `every flag says what its value can be`() {
    for flag in Flag.allCases {
      if case .none = flag.value {
        #expect(flag.placeholder == nil, "\(flag)")
      } else {
        #expect(flag.placeholder != nil, "\(flag)")
      }
    }
  }
}
