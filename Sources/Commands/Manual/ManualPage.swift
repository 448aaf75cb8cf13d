import TintypePrimitives

/// The manual as a page for `man`.
///
/// Source: man(7), the macros of the package an.
enum ManualPage {
  static var troff: String {
    var lines = [
      ".TH RENDER 1 \"\" \"Tintype \(Version.number)\" \"User Commands\"", ".SH NAME",
      "render \\- \(escaped(lowered(Help.summary)))", ".SH SYNOPSIS", ".B render",
      "[\\fICOMMAND\\fR] [\\fIFLAGS\\fR]", ".SH DESCRIPTION",
      escaped("Without a command, 'render' means 'render snapshot'."), ".SH COMMANDS",
    ]
    for command in CommandName.allCases {
      lines.append(".SS render \(command.rawValue)\(escaped(operands(command)))")
      lines += [escaped(command.summary), ".PP", escaped(command.discussion), ".PP", "Flags:"]
      lines.append(escaped(command.flags.map(\.text).joined(separator: ", ") + "."))
      for example in command.examples { lines += [".PP", ".EX", escaped(example), ".EE"] }
    }
    lines.append(".SH FLAGS")
    for flag in Flag.allCases {
      let placeholder = flag.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\(escaped(flag.text))\\fR\(placeholder)", escaped(flag.summary)]
    }
    lines.append(".SH FILES")
    for file in ManualFile.all {
      lines += [".TP", ".I \(escaped(file.name))", escaped(file.text)]
    }
    lines += [".SH EXIT STATUS", escaped(Reference.statusRule)]
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.rawValue)", escaped(status.text)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func operands(_ command: CommandName) -> String {
    command.operands.map { " " + $0 } ?? ""
  }

  private static func lowered(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst().dropLast(text.hasSuffix(".") ? 1 : 0)
  }

  /// A text whose characters mean themselves.
  ///
  /// A line must not begin with what a request begins with, and a hyphen is to be one that can be
  /// copied to a command line.
  private static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
      for character in line {
        switch character {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        case "…": result += "..."
        case "–": result += "\\[en]"
        default: result.append(character)
        }
      }
      return result
    }
    return lines.joined(separator: "\n")
  }
}
