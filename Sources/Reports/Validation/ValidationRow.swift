public import TintypePrimitives

/// A line of a validation checklist, and what came of it.
public struct ValidationRow: Sendable {
  /// What came of a line.
  public enum Verdict: String, Hashable, Sendable {
    case passed
    case failed
    /// It needs a device or a person; the summary tells why.
    case notCheckable = "not-checkable"
  }

  /// Something that is wrong.
  public struct Finding: Hashable, Sendable {
    /// What is wrong and what to do, in a sentence or two.
    public var message: String
    /// Where it stands, if a file is to blame.
    public var position: FilePosition?
    /// The ids of the cells that show it.
    public var cells: [String]

    /// Creates a finding.
    public init(_ message: String, at position: FilePosition? = nil, cells: [String] = []) {
      self.message = message
      self.position = position
      self.cells = cells
    }
  }

  /// The line's number, as in "V3".
  public let id: String
  /// What is checked, after the vendor's checklist.
  public let title: String
  /// What was looked at, or why it could not be.
  public var summary: String
  /// What is wrong; the line fails if there is anything.
  public var findings: [Finding]
  /// What to know beside, which fails nothing.
  public var notes: [String]
  /// The ids of the cells to look at.
  public var cells: [String]
  /// Whether it can be checked here.
  public let isCheckable: Bool

  /// Creates a line.
  public init(
    id: String, title: String, summary: String, findings: [Finding] = [], notes: [String] = [],
    cells: [String] = [], isCheckable: Bool = true
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.findings = findings
    self.notes = notes
    self.cells = cells
    self.isCheckable = isCheckable
  }

  /// The cells that show something wrong, then the others to look at, each once.
  public var pictureIDs: [String] {
    var known: Set<String> = []
    return (findings.flatMap(\.cells) + cells).filter { known.insert($0).inserted }
  }

  /// What came of it.
  public var verdict: Verdict {
    guard isCheckable else { return .notCheckable }
    return findings.isEmpty ? .passed : .failed
  }
}
