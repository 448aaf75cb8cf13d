package import TintypeGoldens
import TintypeJSONText
package import TintypePrimitives

/// What came of the pictures of a manifest, as `--json` prints it.
package struct DocsRecord: Sendable {
  /// What a file is, measured by what is drawn now.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// It is right.
    case current
    /// It was not right, and is now.
    case written
    /// It was right once.
    case stale
    /// It is not there.
    case missing
    /// Nothing asked for it, and it is gone.
    case removed
    /// It is not what was written.
    case edited
    /// Nothing asks for it any longer.
    case orphan
    /// It could not be drawn.
    case failed

    /// Whether nothing is left to mend.
    package var isPass: Bool {
      switch self {
      case .current, .written, .removed: true
      case .stale, .missing, .edited, .orphan, .failed: false
      }
    }
  }

  /// A file, or a marked place of a page.
  package struct Entry: Sendable {
    /// What came of it.
    package var status: Status
    /// The name of the picture.
    package var picture: String
    /// The path of the file.
    package var file: String
    /// The line of the place; nil if the file is ours as a whole.
    package var line: Int?
    /// The cell that a picture shows.
    package var cell: String?
    /// Where pages show it.
    package var pages: [FilePosition] = []
    /// What changed, if a picture is stale.
    package var causes: [Cause] = []
    /// What else there is to say.
    package var message: String?

    /// Creates an entry.
    package init(
      _ status: Status, picture: String, file: String, line: Int? = nil, cell: String? = nil
    ) {
      self.status = status
      self.picture = picture
      self.file = file
      self.line = line
      self.cell = cell
    }
  }

  /// The theme with its version.
  package let theme: String
  /// Whether nothing was to be written.
  package let isCheck: Bool
  /// Files and places, in the order of the manifest.
  package let entries: [Entry]
  /// What was found in the theme's files.
  package let problems: [Problem]

  /// Creates a record.
  package init(theme: String, isCheck: Bool, entries: [Entry], problems: [Problem]) {
    self.theme = theme
    self.isCheck = isCheck
    self.entries = entries
    self.problems = problems
  }

  /// The text to print.
  package var bytes: [UInt8] {
    JSONWriter.write(
      [
        "version": 1, "theme": .string(theme), "check": .bool(isCheck),
        "entries": .array(entries.map(\.json)), "problems": .array(problems.map(\.json)),
      ], layout: .pretty)
  }
}

extension DocsRecord.Entry {
  fileprivate var json: JSONOutput {
    .object([
      "status": .string(status.rawValue), "picture": .string(picture), "file": .string(file),
      "line": line.map { .integer($0) }, "cell": cell.map { .string($0) },
      "pages": pages.isEmpty
        ? nil
        : .array(pages.map { ["file": .string($0.file), "line": .integer($0.line)] }),
      "causes": causes.isEmpty ? nil : .array(causes.map(\.json)),
      "message": message.map { .string($0) },
    ])
  }
}
