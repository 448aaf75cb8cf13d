import TintypeJSONText
import TintypePrimitives

/// Prints a JSON Schema, or the codes of findings.
struct SchemaCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    let names = ["run", "diff", "problems"]
    guard let name = tool.options.operands.first, tool.options.operands.count == 1 else {
      throw CommandError(.usage, "'schema' needs one name: run, diff or problems.")
    }
    switch name {
    case "run": tool.output.write(RunSchema.text, to: .standard)
    case "diff": tool.output.write(DiffSchema.text, to: .standard)
    case "problems":
      tool.output.write(String(decoding: Self.problems, as: UTF8.self), to: .standard)
    default:
      let near = Suggestion.nearest(to: name, among: names)
      throw CommandError(
        .usage,
        "There is no schema '\(name)'."
          + (near.map { " Did you mean '\($0)'?" } ?? " There are 'run', 'diff' and 'problems'."))
    }
    return .done
  }

  private static var problems: [UInt8] {
    JSONWriter.write(
      [
        "version": 1,
        "problems": .array(
          ProblemCode.allCases.map { code in
            let guide = ProblemGuide(code)
            return [
              "code": .string(code.rawValue), "text": .string(guide.text),
              "remedy": .string(guide.remedy),
            ]
          }),
      ], layout: .pretty)
  }
}
