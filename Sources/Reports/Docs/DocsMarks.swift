import TintypePrimitives

/// Finds the marks of a page, line by line.
struct DocsMarks {
  private static let start = "tintype:"
  private static let end = "/tintype"

  private let path: String
  private var regions: [DocsPage.Region] = []
  private var mistakes: [(line: Int, message: String)] = []
  /// The place whose end has not come yet.
  private var open: (name: String, form: DocsForm, line: Int, indent: String, ending: String)?
  /// The fence that ends the block of code, if one is open, its line, and whether a mark follows.
  private var fence: (ticks: Substring, line: Int, hasMark: Bool)?
  private var count = 0

  init(path: String) { self.path = path }

  mutating func read(_ line: Substring) {
    count += 1
    let line = count == 1 && line.first == "\u{FEFF}" ? line.dropFirst() : line
    let text = line.drop { $0 == " " || $0 == "\t" }
    let mark = text.trimmed
    if let (ticks, _, _) = fence {
      if mark.hasPrefix(ticks), mark.allSatisfy({ $0 == ticks.first }) {
        fence = nil
      } else if Self.words(of: mark) != nil {
        fence?.hasMark = true
      }
      return
    }
    if open == nil, mark.hasPrefix("```") || mark.hasPrefix("~~~"), let first = mark.first {
      fence = (mark.prefix { $0 == first }, count, false)
      return
    }
    let words = Self.words(of: mark)
    if let words, words == Self.end {
      guard let open else {
        return mistaken("This mark ends nothing. Remove it, or begin with '<!-- tintype:NAME -->'.")
      }
      regions.append(
        DocsPage.Region(
          name: open.name, form: open.form, line: open.line, indent: open.indent,
          ending: open.ending, content: open.line..<count - 1))
      self.open = nil
    } else if let words, words.hasPrefix(Self.start) {
      begin(
        words.dropFirst(Self.start.count), indent: line[..<text.startIndex],
        ending: line.utf8.last == 13 ? "\r" : "")
    } else if open == nil, Self.isNearly(mark) {
      mistaken("A mark stands alone in its line, as in '<!-- tintype:NAME -->'.")
    }
  }

  /// What a comment says that is all of a line; nil for another line.
  private static func words(of mark: Substring) -> Substring? {
    guard mark.count >= 7, mark.hasPrefix("<!--"), mark.hasSuffix("-->") else { return nil }
    let words = mark.dropFirst(4).dropLast(3).trimmed
    return words == end[...] || words.hasPrefix(start) ? words : nil
  }

  /// Whether somebody meant a mark.
  private static func isNearly(_ mark: Substring) -> Bool {
    let text = mark.lowercased().filter { $0 != " " }
    return text.contains("<!--tintype:") && !text.contains("`")
  }

  private mutating func begin(_ words: Substring, indent: Substring, ending: String) {
    if let open {
      return mistaken(
        "The place of '\(open.name)' in line \(open.line) has not ended. Write '<!-- /tintype -->' first."
      )
    }
    let words = words.split(separator: " ")
    guard let name = words.first, words.count <= 2 else {
      return mistaken("This mark needs the name of a picture, and at most a form.")
    }
    var form = DocsForm(page: path)
    if words.count == 2 {
      guard let known = DocsForm(rawValue: String(words[1])) else {
        let names = DocsForm.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: String(words[1]), among: names)
        return mistaken(
          "'\(words[1])' is no form. "
            + (near.map { "Did you mean '\($0)'?" }
              ?? "There are \(names.map { "'\($0)'" }.joined(separator: ", "))."))
      }
      form = known
    }
    open = (String(name), form, count, String(indent), ending)
  }

  private mutating func mistaken(_ message: String) { mistakes.append((count, message)) }

  /// What was found, with what is still open.
  mutating func finish() -> ([DocsPage.Region], [(line: Int, message: String)]) {
    if let open {
      mistakes.append(
        (open.line, "The place of '\(open.name)' does not end. Write '<!-- /tintype -->' below it.")
      )
    }
    if let fence, fence.hasMark {
      mistakes.append(
        (fence.line, "This block of code does not end, so that marks below it are part of it."))
    }
    return (regions, mistakes)
  }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    var text = self.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
