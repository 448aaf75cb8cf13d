import TintypePrimitives
import TintypeRendering

/// A review as JUnit XML, which CI systems show as tests: a suite a mockup, a case a cell.
///
/// A picture that differs is a failure, one that could not be drawn or read an error. Pictures are
/// attached in the form that GitLab and Jenkins know. Durations are not measured, so none are told.
///
/// Source: the XML that Ant's `junit` task writes, as Jenkins reads it; there is no official schema.
public struct JUnitReport: Sendable {
  private let model: ReviewModel
  private let pictureFolder: String

  /// Creates a report; `pictureFolder` stands before the paths of pictures, as in "snapshots/".
  public init(_ model: ReviewModel, pictureFolder: String = "") {
    self.model = model
    self.pictureFolder = pictureFolder
  }

  /// The file.
  public var xml: String {
    var suites: [(name: String, cells: [ReviewCell])] = []
    var places: [String: Int] = [:]
    for cell in model.cells {
      let place = places[cell.mockup.name] ?? suites.count
      if place == suites.count {
        places[cell.mockup.name] = place
        suites.append((cell.mockup.name, []))
      }
      suites[place].cells.append(cell)
    }
    let errors = model.problems.filter { $0.severity == .error }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
      + XMLText.attribute("name", "\(model.title): \(model.themeName)")
      + Self.counts(model.cells, problems: errors.count)
      + ">\n" + suites.map(suite).joined() + (errors.isEmpty ? "" : suite(errors))
      + "</testsuites>\n"
  }

  private static func counts(_ cells: [ReviewCell], problems: Int = 0) -> String {
    let errors = cells.count { $0.status.isError }
    return XMLText.attribute("tests", cells.count + problems)
      + XMLText.attribute("failures", cells.count { !$0.status.isPass } - errors + problems)
      + XMLText.attribute("errors", errors)
  }

  /// The suite of what fails the run though it is no difference of pictures; a case a problem.
  private func suite(_ problems: [Problem]) -> String {
    let cases = problems.map { problem in
      "    <testcase" + XMLText.attribute("name", problem.message)
        + XMLText.attribute("classname", "\(model.themeName).\(problem.code.rawValue)")
        + ">\n      <failure" + XMLText.attribute("message", problem.message)
        + XMLText.attribute("type", problem.code.rawValue) + ">" + XMLText.content(problem.text)
        + "</failure>\n    </testcase>\n"
    }
    return "  <testsuite" + XMLText.attribute("name", "\(model.themeName)/problems")
      + Self.counts([], problems: problems.count) + XMLText.attribute("skipped", 0) + ">\n"
      + cases.joined() + "  </testsuite>\n"
  }

  private func suite(_ name: String, _ cells: [ReviewCell]) -> String {
    "  <testsuite" + XMLText.attribute("name", "\(model.themeName)/\(name)")
      + Self.counts(cells) + XMLText.attribute("skipped", 0) + ">\n" + cells.map(testCase).joined()
      + "  </testsuite>\n"
  }

  private func testCase(_ cell: ReviewCell) -> String {
    let prefix = cell.mockup.name + "/"
    let name = cell.id.hasPrefix(prefix) ? String(cell.id.dropFirst(prefix.count)) : cell.id
    let head =
      "    <testcase" + XMLText.attribute("name", name)
      + XMLText.attribute("classname", "\(model.themeName).\(cell.mockup.name)")
    if cell.status.isPass { return head + "/>\n" }
    let element = cell.status.isError ? "error" : "failure"
    let pictures = [cell.golden, cell.difference, cell.snapshot].compactMap { $0?.path }
      .filter { !$0.hasPrefix("data:") }
    var text =
      head + ">\n      <\(element)"
      + XMLText.attribute("message", cell.message ?? cell.status.rawValue)
      + XMLText.attribute("type", cell.status.rawValue) + ">"
      + XMLText.content(details(cell)) + "</\(element)>\n"
    if !pictures.isEmpty {
      let lines = pictures.map { "[[ATTACHMENT|\(pictureFolder)\($0)]]" }
      text +=
        "      <system-out>" + XMLText.content(lines.joined(separator: "\n")) + "</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  /// Everything that a person needs without the page.
  private func details(_ cell: ReviewCell) -> String {
    var lines = ["\(model.themeName)/\(cell.id): \(cell.message ?? cell.status.rawValue)"]
    lines += cell.causes.map { "cause: \($0.text)" }
    if let sweep = cell.sweep { lines.append(sweep) }
    if let acceptance = model.acceptance, cell.status.isAcceptable {
      lines.append("accept: \(acceptance.command(for: [cell.id]))")
    }
    return lines.joined(separator: "\n")
  }
}
