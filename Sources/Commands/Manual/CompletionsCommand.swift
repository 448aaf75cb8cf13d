import TintypePrimitives

/// Prints the script that completes command lines in a shell.
struct CompletionsCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    let names = Shell.allCases.map(\.rawValue)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    guard let name = tool.options.operands.first, tool.options.operands.count == 1 else {
      throw CommandError(.usage, "'completions' needs one shell of \(list).")
    }
    guard let shell = Shell(rawValue: name) else {
      let near = Suggestion.nearest(to: name, among: names)
      throw CommandError(
        .usage,
        "There are no completions for '\(name)'."
          + (near.map { " Did you mean '\($0)'?" } ?? " There are \(list)."))
    }
    tool.output.write(shell.script, to: .standard)
    return .done
  }
}
