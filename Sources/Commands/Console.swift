import TintypePrimitives

/// Writes lines for people, in colour on a terminal.
///
/// Source: no-color.org for `NO_COLOR`.
struct Console: Sendable {
  /// What a piece of text is, for its colour.
  enum Style {
    case failure
    case warning
    case success
    case faint
  }

  private let output: any Output
  private let isQuiet: Bool
  private let hasColor: Bool
  private let hasErrorColor: Bool

  /// Creates a console; a quiet one writes failures only.
  init(_ output: any Output, environment: [String: String], isQuiet: Bool) {
    self.output = output
    self.isQuiet = isQuiet
    let allowsColor = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    hasColor = allowsColor && output.isTerminal(.standard)
    hasErrorColor = allowsColor && output.isTerminal(.error)
  }

  /// Writes a line of results.
  func say(_ line: String, _ style: Style? = nil) {
    if isQuiet { return }
    output.write(Self.styled(line, hasColor ? style : nil) + "\n", to: .standard)
  }

  /// Writes a result of several lines, the first of which counts.
  func say(_ head: String, details: [String], _ style: Style? = nil) {
    say(head, style)
    for line in details { say(line) }
  }

  /// Writes a failure, whether quiet or not.
  func fail(_ message: String) {
    output.write(Self.styled(message, hasErrorColor ? .failure : nil) + "\n", to: .error)
  }

  /// Writes a failure of several lines, the first of which counts.
  func fail(_ head: String, details: [String]) {
    output.write(
      ([Self.styled(head, hasErrorColor ? .failure : nil)]
        + details.map { Self.styled($0, nil) }).joined(separator: "\n")
        + "\n", to: .error)
  }

  /// Writes a finding about the input; notes are for those who want to hear.
  func report(_ problem: Problem) {
    let style: Style
    switch problem.severity {
    case .error: style = .failure
    case .warning: style = .warning
    case .note: style = .faint
    }
    if isQuiet, problem.severity != .error { return }
    output.write(Self.styled(problem.text, hasErrorColor ? style : nil) + "\n", to: .error)
  }

  /// Writes a finding as a result; a quiet console tells errors only.
  func finding(_ problem: Problem) {
    let style: Style
    switch problem.severity {
    case .error: style = .failure
    case .warning: style = .warning
    case .note: style = .faint
    }
    if isQuiet, problem.severity != .error { return }
    output.write(Self.styled(problem.text, hasColor ? style : nil) + "\n", to: .standard)
  }

  /// The line as a terminal may show it, for nothing in it, such as the name of a file, is to act on
  /// the terminal or to begin a line.
  private static func styled(_ text: String, _ style: Style?) -> String {
    let text = TerminalText.name(text)
    guard let style else { return text }
    let code =
      switch style {
      case .failure: "31"
      case .warning: "33"
      case .success: "32"
      case .faint: "2"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
