import TintypePrimitives

/// A page whose marked places show pictures.
///
/// `<!-- tintype:NAME -->` begins a place, in a line of its own, and `<!-- /tintype -->` ends it. A
/// form may follow the name: `markdown`, `html` or `docc`. Blocks of code are passed over.
package struct DocsPage: Sendable {
  /// A marked place.
  package struct Region: Sendable {
    /// The name of the picture.
    package let name: String
    /// The language of what stands there.
    package let form: DocsForm
    /// The line of its first mark, from 1.
    package let line: Int
    /// What stands before the mark in its line, which the lines between get, too.
    let indent: String
    /// What lines end with before the line feed: a carriage return or nothing.
    let ending: String
    /// The lines between the marks, counted from 0.
    let content: Range<Int>
  }

  /// The path as messages name it.
  package let path: String
  /// The marked places, in order.
  package let regions: [Region]
  /// What is wrong with marks: line, from 1, and message.
  package let mistakes: [(line: Int, message: String)]
  private let lines: [Substring]

  /// Reads a page.
  package init(path: String, text: String) {
    self.path = path
    // As characters, a line feed and the carriage return before it are one.
    lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0) }
    var reader = DocsMarks(path: path)
    for line in lines { reader.read(line) }
    (regions, mistakes) = reader.finish()
  }

  /// What stands in a place.
  package func lines(of region: Region) -> [String] { lines[region.content].map(String.init) }

  /// What is to stand in a place, when these lines are put there.
  package static func placed(_ content: [String], in region: Region) -> [String] {
    content.map { ($0.isEmpty ? "" : region.indent + $0) + region.ending }
  }

  /// The lines, from 1, that name one of the words outside of marked places.
  package func mentions(of words: [String]) -> [Int] {
    let inside = Set(regions.flatMap { Array($0.content) })
    return lines.indices.filter { index in
      !inside.contains(index) && words.contains { lines[index].contains($0) }
    }.map { $0 + 1 }
  }

  /// The page with other lines in its places, as `placed` makes them.
  package func text(_ content: (Region) -> [String]) -> String {
    var result: [String] = []
    var next = 0
    for region in regions {
      result += lines[next..<region.content.lowerBound].map(String.init)
      result += content(region)
      next = region.content.upperBound
    }
    result += lines[next...].map(String.init)
    return result.joined(separator: "\n")
  }
}
