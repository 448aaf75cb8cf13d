import TintypeJSONText
import TintypePrimitives

/// The manual as Markdown: `docs/reference.md`.
enum Reference {
  /// Which of several exit codes is returned.
  static let statusRule = "Of several the first that applies is returned: 4, 2, 3, 1."

  /// The whole page.
  ///
  /// Throws `CommandError` if a schema of ours is none.
  static func markdown() throws(CommandError) -> String {
    var lines = [
      "# Reference", "",
      "Version \(Version.number). `render manual --markdown` prints this page, `render manual` the same"
        + " for `man`; both are made of the tables that the tool itself reads.", "",
      "- [Commands](#commands)", "- [Flags](#flags)", "- [Files](#files)",
      "- [Exit codes](#exit-codes)", "- [JSON](#json)", "- [Codes of findings](#codes-of-findings)",
      "", "## Commands", "", "`render` alone means `render snapshot`.", "",
    ]
    for command in CommandName.allCases { lines += section(command) }
    lines += [
      "## Flags", "", "| flag | what it does | values | commands |", "| --- | --- | --- | --- |",
    ]
    for flag in Flag.allCases { lines.append(row(flag)) }
    lines += ["", "## Files", "", "| file | what it is |", "| --- | --- |"]
    for file in ManualFile.all {
      lines.append("| `\(cell(file.name, isCode: true))` | \(cell(file.text)) |")
    }
    lines += ["", "## Exit codes", "", "| code | what it tells |", "| --- | --- |"]
    for status in ExitStatus.allCases {
      lines.append("| \(status.rawValue) | \(cell(status.text)) |")
    }
    lines += ["", statusRule, "", "## JSON", ""]
    lines.append(
      "`render schema NAME` prints each schema whole. Keys with \\* are always there; others are absent"
        + " where they say nothing.")
    for schema in SchemaName.allCases where schema != .problems {
      lines += ["", "### \(schema.rawValue): \(schema.summary)", ""]
      do throws(JSONError) {
        lines += SchemaTable.lines(
          of: try JSONDocument.parse(schema.text, file: schema.rawValue).root)
      } catch {
        throw CommandError(.couldNotRun, "\(error)")
      }
    }
    lines += [
      "", "## Codes of findings", "", "| code | what it means | what to do |",
      "| --- | --- | --- |",
    ]
    for code in ProblemCode.allCases {
      let guide = ProblemGuide(code)
      lines.append("| `\(code.rawValue)` | \(cell(guide.text)) | \(cell(guide.remedy)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: CommandName) -> [String] {
    let operands = command.operands.map { " " + $0 } ?? ""
    var lines = ["### render \(command.rawValue)", "", escaped(command.summary), ""]
    lines += ["```", "render \(command.rawValue)\(operands) [FLAGS]", "```", ""]
    // What is indented is a list of names.
    lines +=
      command.discussion.hasPrefix("  ")
      ? ["```", command.discussion, "```"] : [escaped(command.discussion)]
    lines += [
      "", "Flags: " + command.flags.map { "`\($0.text)`" }.joined(separator: ", ") + ".", "",
    ]
    lines += ["```sh"] + command.examples + ["```", ""]
    return lines
  }

  private static func row(_ flag: Flag) -> String {
    let name = flag.text + (flag.placeholder.map { " " + $0 } ?? "")
    let values: String
    switch flag.value {
    case .word(let words), .words(let words):
      values = words.map { "`\($0)`" }.joined(separator: ", ")
    case .file, .folder, .free, .none: values = ""
    }
    let commands = CommandName.allCases.filter { $0.flags.contains(flag) }
    let owners =
      commands.count == CommandName.allCases.count
      ? "all"
      : commands.map(\.rawValue)
        .joined(separator: ", ")
    return "| `\(cell(name, isCode: true))` | \(cell(flag.summary)) | \(values) | \(owners) |"
  }

  /// A text in a cell of a table; in code only the bar means something.
  static func cell(_ text: String, isCode: Bool = false) -> String {
    let line = text.replacing("\n", with: " ").replacing("|", with: "\\|")
    return isCode ? line : escaped(line)
  }

  /// A text without what Markdown would take for markup.
  private static func escaped(_ text: String) -> String {
    text.replacing("<", with: "&lt;").replacing("*", with: "\\*")
  }
}
