/// The help texts, made from the tables of commands and flags.
enum Help {
  /// What the tool does, in a sentence.
  static let summary =
    "Draws a theme on the Agentforce chat, and compares the pictures with goldens."

  /// The help of the tool as a whole.
  static var overview: String {
    let width = CommandName.allCases.map(\.rawValue.count).max() ?? 0
    let commands = CommandName.allCases.map { name in
      "  \(padded(name.rawValue, width))  \(name.summary)"
    }
    return """
      \(summary)

      Usage: render [COMMAND] [FLAGS]

      Commands:
      \(commands.joined(separator: "\n"))

      Examples:
        render --mode dark
        render --theme acme.theme.json --mode all
        render verify

      'render COMMAND --help' tells the flags of a command, 'render --version' the versions.
      Exit codes: 0 done, 1 a check failed, 2 usage, 3 bad input, 4 could not run.

      """
  }

  /// The help of a command.
  static func text(_ command: CommandName) -> String {
    let names = command.flags.map { flag in
      flag.text + (flag.placeholder.map { " " + $0 } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    let flags = zip(names, command.flags).map { name, flag in
      "  \(padded(name, width))  \(flag.summary)"
    }
    let operands = command.operands.map { " " + $0 } ?? ""
    return """
      \(command.summary)

      Usage: render \(command.rawValue)\(operands) [FLAGS]

      \(command.discussion)

      Flags:
      \(flags.joined(separator: "\n"))

      Examples:
      \(command.examples.map { "  " + $0 }.joined(separator: "\n"))

      """
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
