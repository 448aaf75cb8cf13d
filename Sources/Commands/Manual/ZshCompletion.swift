/// The script that completes command lines in zsh.
enum ZshCompletion {
  static var script: String {
    """
    #compdef render
    # Completes 'render' in zsh. Save it as '_render' in a folder of $fpath.

    _render() {
      local command=snapshot
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        local -a commands=(
    \(CommandName.allCases.map { "      " + described($0.rawValue, $0.summary) }.joined(separator: "\n"))
        )
        _describe command commands
        return
      fi
      if [[ $words[2] != -* ]]; then
        command=$words[2]
        shift words
        ((CURRENT--))
      fi
      case $command in
    \(CommandName.allCases.map(branch).joined(separator: "\n"))
      esac
    }

    compdef _render render

    """
  }

  /// A command as `_describe` takes it; a colon ends the name.
  private static func described(_ name: String, _ summary: String) -> String {
    Shell.quoted("\(name):\(escaped(summary, ":"))")
  }

  private static func branch(_ command: CommandName) -> String {
    var specs = command.flags.map { spec($0, of: command) }
    if let operand = operand(command) { specs.append(operand) }
    return "    \(command.rawValue))\n      _arguments \\\n"
      + specs.map { "        " + Shell.quoted($0) }.joined(separator: " \\\n") + "\n      ;;"
  }

  /// A flag as `_arguments` takes it.
  private static func spec(_ flag: Flag, of command: CommandName) -> String {
    let star = flag.limit(in: command) > 1 ? "*" : ""
    let summary = escaped(flag.summary, "]", "[", ":")
    guard let placeholder = flag.placeholder else { return "\(star)\(flag.text)[\(summary)]" }
    let message = escaped(placeholder, ":")
    return "\(star)\(flag.text)=[\(summary)]:\(message):\(action(flag.value))"
  }

  private static func action(_ value: Flag.Value) -> String {
    switch value {
    case .none, .free: ""
    case .file: "_files"
    case .folder: "_files -/"
    case .word(let words): "(\(words.joined(separator: " ")))"
    case .words(let words): "_values -s , value \(words.joined(separator: " "))"
    }
  }

  private static func operand(_ command: CommandName) -> String? {
    guard let operands = command.operands else { return nil }
    return "*:\(escaped(operands, ":")):\(action(command.operandValue))"
  }

  private static func escaped(_ text: String, _ characters: Character...) -> String {
    var result = ""
    for character in text {
      if character == "\\" || characters.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
