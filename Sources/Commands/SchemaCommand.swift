import TintypePrimitives

/// Prints a JSON Schema, or the codes of findings.
struct SchemaCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    let names = SchemaName.allCases.map(\.rawValue)
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    guard let name = tool.options.operands.first, tool.options.operands.count == 1 else {
      throw CommandError(.usage, "'schema' needs one name of \(list).")
    }
    guard let schema = SchemaName(rawValue: name) else {
      let near = Suggestion.nearest(to: name, among: names)
      throw CommandError(
        .usage,
        "There is no schema '\(name)'."
          + (near.map { " Did you mean '\($0)'?" } ?? " There are \(list)."))
    }
    tool.output.write(schema.text, to: .standard)
    return .done
  }
}
