/// The script that completes command lines in fish.
enum FishCompletion {
  static var script: String {
    let names = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    var lines = [
      "# Completes 'render' in fish. Save it as ~/.config/fish/completions/render.fish.",
      "complete -c render -f",
      "complete -c render -n __fish_use_subcommand -l version -d 'Prints the versions.'",
    ]
    for command in CommandName.allCases {
      lines.append(
        "complete -c render -n __fish_use_subcommand -a \(command.rawValue) -d "
          + Shell.quoted(command.summary))
    }
    for command in CommandName.allCases {
      // Without a command, the flags are those of 'snapshot'.
      let condition =
        command == .snapshot
        ? "not __fish_seen_subcommand_from \(names); or __fish_seen_subcommand_from snapshot"
        : "__fish_seen_subcommand_from \(command.rawValue)"
      let start = "complete -c render -n \(Shell.quoted(condition))"
      if let operands = arguments(command.operandValue) { lines.append(start + operands) }
      for flag in command.flags {
        let value = flag.placeholder == nil ? "" : arguments(flag.value) ?? " -x"
        lines.append("\(start) -l \(flag.rawValue)\(value) -d \(Shell.quoted(flag.summary))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The flags of 'complete' that say which words there are; nil if nobody can.
  private static func arguments(_ value: Flag.Value) -> String? {
    switch value {
    case .none, .free: nil
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .word(let words): " -x -a '\(words.joined(separator: " "))'"
    case .words(let words): " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
    }
  }
}
