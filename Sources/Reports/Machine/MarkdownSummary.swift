import TintypePrimitives
import TintypeRendering

/// A review as Markdown: for the summary of a CI job, or a comment on a merge request.
///
/// The story, a table of causes, and the pictures of some cells of each cause. Nothing in it that
/// comes from a theme can become markup.
public struct MarkdownSummary: Sendable {
  /// How much is shown.
  public struct Options: Hashable, Sendable {
    /// What stands before the paths of pictures: a folder or an address that ends in a slash.
    public var pictureBase: String
    /// The address or path of the page; nil leaves it out.
    public var page: String?
    /// The cells with pictures in each cause.
    public var cellsOfACause: Int
    /// The most bytes; what is left out is said.
    ///
    /// Source: GitHub refuses comments above 65,536 characters, and job summaries above 1 MiB.
    public var byteLimit: Int

    /// Creates options.
    public init(
      pictureBase: String = "", page: String? = nil, cellsOfACause: Int = 12,
      byteLimit: Int = 60_000
    ) {
      self.pictureBase = pictureBase
      self.page = page
      self.cellsOfACause = cellsOfACause
      self.byteLimit = byteLimit
    }
  }

  private let model: ReviewModel
  private let options: Options

  /// Creates a summary.
  public init(_ model: ReviewModel, options: Options = Options()) {
    self.model = model
    self.options = options
  }

  /// The text.
  public var markdown: String {
    let groups = ReviewGroup.groups(of: model)
    var text = "## \(Self.plain(model.title)): \(Self.plain(model.themeName))\n\n"
    text += "**\(Self.plain(model.story))**\n"
    text += errors
    if !groups.isEmpty { text += "\n" + table(groups) }
    for surprise in model.surprises { text += "\n" + Self.sentence(surprise) + "\n" }
    if let page = options.page, !groups.isEmpty {
      text += "\n[Open the review](\(Self.address(page)))\n"
    }
    var isCut = false
    for group in groups {
      let block = pictures(group)
      if text.utf8.count + block.utf8.count > options.byteLimit - 200 {
        isCut = true
        break
      }
      text += block
    }
    if isCut { text += "\nThe pictures of further causes are on the review page.\n" }
    if !model.notes.isEmpty {
      let notes = "\n<sub>\(model.notes.map(Self.plain).joined(separator: " "))</sub>\n"
      if text.utf8.count + notes.utf8.count <= options.byteLimit { text += notes }
    }
    return text
  }

  /// What fails the run though it is no difference of pictures.
  private var errors: String {
    let errors = model.problems.filter { $0.severity == .error }
    if errors.isEmpty { return "" }
    let limit = 10
    let verb = errors.count == 1 ? "fails" : "fail"
    var lines = ["\n**\(errors.count.counted("problem")) \(verb) the run:**\n"]
    lines += errors.prefix(limit).map { problem in
      let place = problem.position.map { " " + Self.code($0.description) } ?? ""
      return "- \(Self.code(problem.code.rawValue))\(place) \(Self.plain(problem.message))"
    }
    if errors.count > limit { lines.append("- and \(errors.count - limit) more") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ groups: [ReviewGroup]) -> String {
    var rows = ["| Cause | Change | Cells | Where |", "| --- | --- | ---: | --- |"]
    for group in groups.prefix(30) {
      let changes = group.changes.prefix(2).map(Self.code).joined(separator: "<br>")
      let places = group.positions.prefix(2).map { Self.code($0.description) }
        .joined(separator: "<br>")
      let title: String
      switch group.subject {
      case .cause(let key): title = key.kind.isThemeValue ? Self.code(group.title) : group.title
      case .status: title = group.title
      }
      rows.append("| \(title) | \(changes) | \(group.touched.grouped) | \(places) |")
    }
    if groups.count > 30 {
      rows.append("| \((groups.count - 30).counted("more cause")) | | | |")
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ surprise: ReviewSurprise) -> String {
    let count = surprise.cells.count
    switch surprise.kind {
    case .predictedButUnchanged:
      return "> **Predicted, but unchanged:** \(code(surprise.cause.name)) is drawn in "
        + "\(count.counted("cell")) that \(count == 1 ? "looks" : "look") as before."
    case .changedButNotPredicted:
      return "> **Changed, but not predicted:** \(count.counted("cell")) changed although no "
        + "changed value is drawn there (\(plain(surprise.cause.name)))."
    }
  }

  private func pictures(_ group: ReviewGroup) -> String {
    let shown = group.cells.filter { $0.golden != nil || $0.snapshot != nil }
      .prefix(options.cellsOfACause)
    guard !shown.isEmpty else { return "" }
    var text =
      "\n<details><summary>\(Self.plain(group.title)): \(group.cells.count.counted("cell"))"
      + "</summary>\n\n| Cell | \(Self.plain(model.before.label)) | Difference "
      + "| \(Self.plain(model.after.label)) |\n| --- | --- | --- | --- |\n"
    for cell in shown {
      let faces = [cell.golden, cell.difference, cell.snapshot].map(image)
      text += "| \(Self.code(cell.id)) | \(faces.joined(separator: " | ")) |\n"
    }
    if group.cells.count > shown.count {
      text += "\nAnd \((group.cells.count - shown.count).counted("more cell")).\n"
    }
    if let acceptance = model.acceptance {
      let ids = group.cells.filter { $0.status.isAcceptable }.map(\.id)
      if !ids.isEmpty, ids.count <= 40 {
        text += "\n" + Self.block(acceptance.command(for: ids), language: "sh")
      }
    }
    return text + "\n</details>\n"
  }

  private func image(_ picture: ReviewPicture?) -> String {
    guard let picture, !picture.path.hasPrefix("data:") else { return "" }
    // At most 240 points wide, so that three fit beside each other.
    let width = min(240, max(24, picture.size.width / 2))
    return "<img src=\"\(Self.address(options.pictureBase + picture.path))\" width=\"\(width)\">"
  }

  /// Text that stays text: what Markdown or HTML would read is escaped, lines are joined.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r", "\t": result += " "
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default:
        if let shown = TerminalText.shown(scalar) {
          // The backslash of a code point would be Markdown's.
          result += "\\" + shown
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Text as code, also in a table.
  static func code(_ text: String) -> String {
    let line = TerminalText.escaped(
      text.replacing("\n", with: " ").replacing("\r", with: " ").replacing("\t", with: " "))
    let fence = String(repeating: "`", count: longestFence(in: line) + 1)
    let needsSpace = line.hasPrefix("`") || line.hasSuffix("`")
    let body = needsSpace ? " \(line) " : line
    // In a table a bar ends the cell, in code too.
    return fence + body.replacing("|", with: "\\|") + fence
  }

  private static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestFence(in: text) + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }

  private static func longestFence(in text: String) -> Int {
    var (longest, current) = (0, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  /// An address or path in which only what may stand there is left as it is.
  static func address(_ text: String) -> String { URIText.reference(text) }
}
