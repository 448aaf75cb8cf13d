import Foundation
import Testing
import TintypePrimitives

@testable import TintypeCommands

/// What shells complete.
struct CompletionTests {
  private let folder = TemporaryFolder()

  /// The words that bash offers for the last of some words.
  private func bash(_ words: String...) throws -> [String] {
    try folder.write(ToolRun("completions", "bash").output, to: "render.bash")
    try folder.write(
      """
      compopt() { :; }
      cd '\(folder.path)' && source render.bash
      COMP_WORDS=(render "$@") COMP_CWORD=$#
      _render && ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "complete.bash")
    let run = try RenderProcess(program: "/bin/bash", [folder.path + "/complete.bash"] + words)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands, flags, values and files`() throws {
    #expect(try bash("ver") == ["verify"])
    #expect(try bash("") == CommandName.allCases.map(\.rawValue))
    #expect(try bash("--text") == ["--text-size"])
    #expect(try bash("accept", "--") == CommandName.accept.flags.map(\.text))
    #expect(try bash("verify", "--mode", "d") == ["dark"])
    #expect(try bash("--device", "iphone-16,ipad-9") == ["iphone-16,ipad-9"])
    #expect(try bash("--text-size", "large,accessibility5,x-s") == ["large,accessibility5,x-small"])
    #expect(try bash("schema", "th") == ["theme"])
    #expect(try bash("completions", "") == ["bash", "zsh", "fish"])
    try folder.write("{}", to: "my theme.json")
    #expect(try bash("--theme", "my") == ["my theme.json"])
    #expect(try bash("check", "my") == ["my theme.json"])
    #expect(try bash("--jobs", "") == [])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `every command and flag is completed`(shell: String) {
    let script = ToolRun("completions", shell).output
    for command in CommandName.allCases {
      #expect(script.contains(command.rawValue), "\(command)")
      for flag in command.flags {
        #expect(script.contains(shell == "fish" ? "-l \(flag.rawValue) " : flag.text), "\(flag)")
      }
    }
    #expect(script.contains("accessibility5") && script.contains("ipad-pro-13"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the script is one that its shell reads`(shell: String) throws {
    let program = ["/bin", "/usr/bin"].map { "\($0)/\(shell)" }.first(where: FileSystem.exists)
    // zsh and fish are not on every machine.
    guard let program else { return }
    try folder.write(ToolRun("completions", shell).output, to: "script")
    let run = try RenderProcess(program: program, ["-n", folder.path + "/script"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `a shell that is unknown is refused`() {
    #expect(
      ToolRun("completions", "zhs").errors
        == "There are no completions for 'zhs'. Did you mean 'zsh'?\n")
    #expect(
      ToolRun("completions").errors == "'completions' needs one shell of 'bash', 'zsh', 'fish'.\n")
  }
}
