import TintypePrimitives

/// The words of a command line, sorted into command, flags and the rest; values are not read yet.
struct Arguments {
  private(set) var command = CommandName.snapshot
  /// Whether the command was named.
  private(set) var namesCommand = false
  private(set) var values: [Flag: [String]] = [:]
  private(set) var operands: [String] = []
  private(set) var asksForVersion = false
  /// The mistakes, in the order of the words.
  private(set) var mistakes: [String] = []

  /// Sorts words; `--flag value` and `--flag=value` mean the same, and `--` ends the flags.
  init(_ words: [String]) {
    var words = words[...]
    if let first = words.first, !first.hasPrefix("-") {
      words.removeFirst()
      if let known = CommandName(rawValue: first) {
        command = known
        namesCommand = true
      } else if first == "help" {
        help(with: &words)
      } else {
        let near = Suggestion.nearest(to: first, among: CommandName.allCases.map(\.rawValue))
        mistakes.append(
          "There is no command '\(first)'."
            + (near.map { " Did you mean '\($0)'?" }
              ?? " 'render --help' lists them."))
        return
      }
    }
    var flagsEnded = false
    while let word = words.popFirst() {
      if flagsEnded || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        flagsEnded = true
      } else {
        read(word, &words)
      }
    }
    if command.operands == nil, !operands.isEmpty {
      mistakes += operands.map { "'\(command.rawValue)' does not take '\($0)'." }
    }
    for (flag, values) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where values.count > flag.limit(in: command) {
      let most = flag.limit(in: command) == 1 ? "once" : "at most twice"
      mistakes.append("'\(flag.text)' is given \(values.count) times; give it \(most).")
    }
  }

  /// Whether a flag without a value stands in the line.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  private mutating func help(with words: inout ArraySlice<String>) {
    values[.help] = [""]
    if let name = words.first.flatMap({ CommandName(rawValue: $0) }) {
      words.removeFirst()
      command = name
      namesCommand = true
    }
  }

  private mutating func read(_ word: String, _ words: inout ArraySlice<String>) {
    if word == "-h" {
      values[.help] = [""]
      return
    }
    if word == "--version" {
      asksForVersion = true
      return
    }
    let name = word.hasPrefix("--") ? word.dropFirst(2).prefix { $0 != "=" } : word[...]
    let equals = word.firstIndex(of: "=")
    guard let flag = Flag(rawValue: String(name)) else {
      let near = Suggestion.nearest(
        to: String(name.drop { $0 == "-" }),
        among: command.flags.map(\.rawValue) + ["version"])
      mistakes.append(
        "There is no flag '\(word.hasPrefix("--") ? "--\(name)" : word)'."
          + (near.map { " Did you mean '--\($0)'?" }
            ?? " 'render \(command.rawValue) --help' lists them."))
      // The value of a flag that was meant must not count as an operand.
      if equals == nil, let next = words.first, !next.hasPrefix("-") { words.removeFirst() }
      return
    }
    guard flag.placeholder != nil else {
      if equals != nil { mistakes.append("'\(flag.text)' takes no value.") }
      values[flag, default: []].append("")
      return check(flag)
    }
    let value: String
    if let equals {
      value = String(word[word.index(after: equals)...])
    } else if let next = words.first,
      next == "-" || !next.hasPrefix("-") || Self.isNegativeNumber(next)
    {
      words.removeFirst()
      value = next
    } else {
      mistakes.append("'\(flag.text)' needs a value: \(flag.text) \(flag.placeholder ?? "").")
      return
    }
    if value.isEmpty {
      mistakes.append("'\(flag.text)' has an empty value: \(flag.text) \(flag.placeholder ?? "").")
      return
    }
    values[flag, default: []].append(value)
    check(flag)
  }

  /// Whether a word that begins with a hyphen is a value and no flag, as no flag begins with a digit.
  private static func isNegativeNumber(_ word: String) -> Bool {
    word.dropFirst().first.map { $0.isASCII && ($0.isNumber || $0 == ".") } ?? false
  }

  private mutating func check(_ flag: Flag) {
    guard !command.flags.contains(flag), mistakes.count < 64 else { return }
    let owners = CommandName.allCases.filter { $0.flags.contains(flag) }.map { "'\($0.rawValue)'" }
    mistakes.append(
      "'\(flag.text)' does not apply to '\(command.rawValue)', only to "
        + owners.joined(separator: ", ") + ".")
  }
}
