import TintypePrimitives

/// Prints one of several texts by its name: a schema, or the completions of a shell.
struct PrintCommand<Name: RawRepresentable & CaseIterable> where Name.RawValue == String {
  let tool: Tool
  /// What a line without a name lacks, as in "'schema' needs one name".
  let need: String
  /// What there is not of a name that is unknown, as in "There is no schema".
  let lack: String
  let text: (Name) -> String

  func perform() throws(CommandError) -> ExitStatus {
    let names = Name.allCases.map(\.rawValue)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    guard let name = tool.options.operands.first, tool.options.operands.count == 1 else {
      throw CommandError(.usage, "\(need) of \(list).")
    }
    guard let known = Name(rawValue: name) else {
      let near = Suggestion.nearest(to: name, among: names)
      throw CommandError(
        .usage,
        "\(lack) '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? " There are \(list)."))
    }
    tool.output.write(text(known), to: .standard)
    return .done
  }
}
