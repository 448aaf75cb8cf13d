public import TintypePrimitives
import TintypeRendering

/// A review and the problems of a run as GitHub's workflow commands: one a cause, not one a cell.
///
/// GitHub shows ten errors and ten warnings of a step, so the causes with most cells come first and
/// what is beyond that is summed up.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions", and `@actions/core`'s escapes.
public enum GitHubAnnotations {
  /// The most annotations of a severity that GitHub shows of a step.
  public static let limit = 10

  /// The commands of a review, one a line; `page` is where it can be read.
  public static func lines(_ model: ReviewModel, page: String? = nil) -> [String] {
    let groups = ReviewGroup.groups(of: model).sorted { $0.touched > $1.touched }
    let shown = groups.count > limit ? groups.prefix(limit - 1) : groups.prefix(limit)
    var lines = shown.map { group in
      let what =
        switch group.subject {
        case .cause: "\(group.title) changed \(group.touched.counted("cell"))"
        case .status: "\(group.cells.count.counted("cell")): \(group.title)"
        }
      var message = group.changes.prefix(2).joined(separator: "; ")
      if message.isEmpty { message = group.examples(1).first?.message ?? what }
      if let places = group.placesText { message += "\n\(places)" }
      message +=
        "\n"
        + group.examples(5).map { "\(model.themeName)/\($0.id)" }
        .joined(separator: "\n")
      if group.touched > 5 { message += "\nand \((group.touched - 5).grouped) more" }
      if let page { message += "\nReview: \(page)" }
      return line("error", message, title: what, at: group.positions.first)
    }
    if groups.count > shown.count {
      let rest = groups.dropFirst(shown.count).reduce(0) { $0 + $1.cells.count }
      lines.append(
        line(
          "error", page.map { "Review: \($0)" } ?? "See the review page.",
          title: "\((groups.count - shown.count).counted("more cause")) changed "
            + "\(rest.counted("cell"))"))
    }
    return lines + Self.lines(model.problems)
  }

  /// The commands of problems, at most `limit` of each severity.
  public static func lines(_ problems: [Problem]) -> [String] {
    Problem.Severity.allCases.flatMap { severity in
      problems.filter { $0.severity == severity }.prefix(limit).map { problem in
        let command =
          switch severity {
          case .error: "error"
          case .warning: "warning"
          case .note: "notice"
          }
        return line(command, problem.message, title: problem.code.rawValue, at: problem.position)
      }
    }
  }

  /// A command: `::error file=a.json,line=3,col=7,title=T::message`.
  static func line(
    _ command: String, _ message: String, title: String, at position: FilePosition? = nil
  ) -> String {
    var properties: [String] = []
    if let position {
      properties += [
        "file=\(property(position.file))", "line=\(position.line)", "col=\(position.column)",
      ]
    }
    properties.append("title=\(property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func data(_ text: String) -> String {
    var result = ""
    // By scalars, as a carriage return and a line feed are one character.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default:
        if let shown = TerminalText.shown(scalar) {
          result += shown
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
