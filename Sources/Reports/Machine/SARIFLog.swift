import TintypeJSONText
public import TintypePrimitives
import TintypeRendering

/// Problems and the causes of a review as a SARIF log, for code scanning.
///
/// Pictures have no lines, so a difference stands where its cause is set, else at the files of the
/// goldens. Positions are in Unicode scalars, as the log says.
///
/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) 2.1.0.
public struct SARIFLog: Sendable {
  /// What a code means, for the list of rules.
  public struct Rule: Hashable, Sendable {
    /// The meaning in a sentence.
    public var text: String
    /// What to do about it.
    public var remedy: String

    /// Creates a rule.
    public init(text: String, remedy: String) {
      self.text = text
      self.remedy = remedy
    }
  }

  private struct Result {
    let rule: String
    let severity: Problem.Severity
    let message: String
    /// Where it stands; a value that light and dark set apart stands at both.
    let positions: [FilePosition]
    /// Files that it is about, if it stands at no position.
    var files: [String] = []
  }

  /// Code scanning shows the first location; more than these help nobody.
  private static let mostFiles = 10

  private static let differs = "golden-differs"

  private let version: String
  private let results: [Result]
  private let rules: @Sendable (ProblemCode) -> Rule
  private let codes: [String: ProblemCode]

  /// Creates a log of problems and, if there is one, of the causes of a review.
  ///
  /// `file` is what problems without a position are about, `goldens` the folder of the theme's goldens.
  public init(
    _ problems: [Problem], review: ReviewModel? = nil, version: String, file: String? = nil,
    goldens: String? = nil,
    rules: @escaping @Sendable (ProblemCode) -> Rule
  ) {
    self.version = version
    self.rules = rules
    let groups = review.map(ReviewGroup.groups) ?? []
    results =
      problems.map {
        Result(
          rule: $0.code.rawValue, severity: $0.severity, message: $0.message,
          positions: [$0.position].compactMap(\.self),
          files: [file].compactMap(\.self))
      }
      + groups.map { group in
        let count = group.touched.counted("cell")
        let change = group.changes.prefix(2).joined(separator: "; ")
        let cells = group.examples(5).map(\.id).joined(separator: ", ")
        let message =
          switch group.subject {
          case .cause: "\(group.title) changed \(count)\(change.isEmpty ? "" : " (\(change))")"
          case .status: "\(count): \(group.title)"
          }
        return Result(
          rule: Self.differs, severity: .error,
          message: "\(message): \(cells)\(group.touched > 5 ? " and more" : "")."
            + (group.placesText.map { " \($0)" } ?? ""),
          positions: group.positions,
          files: goldens.map { folder in
            group.examples(Self.mostFiles).map { "\(folder)/\($0.file).png" }
          } ?? [])
      }
    codes = Dictionary(
      problems.map { ($0.code.rawValue, $0.code) }, uniquingKeysWith: { one, _ in one })
  }

  /// The file.
  public var bytes: [UInt8] {
    var ids = Interner<String>()
    let rows = results.map { result in (result, ids.place(of: result.rule)) }
    return JSONWriter.write(
      [
        "$schema":
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          [
            "tool": [
              "driver": [
                "name": "Tintype", "version": .string(version),
                "rules": .array(ids.values.map(output)),
              ]
            ],
            "columnKind": "unicodeCodePoints",
            "results": .array(rows.map { Self.output($0, rule: $1) }),
          ]
        ],
      ], layout: .pretty)
  }

  private func output(rule id: String) -> JSONOutput {
    guard let code = codes[id] else {
      return [
        "id": .string(id),
        "shortDescription": ["text": "A picture is not what its golden shows."],
        "help": ["text": "Look at the review page; accept what is meant, mend the rest."],
        "defaultConfiguration": ["level": "error"],
      ]
    }
    let rule = rules(code)
    return [
      "id": .string(id), "shortDescription": ["text": .string(rule.text)],
      "help": ["text": .string(rule.remedy)],
    ]
  }

  private static func output(_ result: Result, rule: Int) -> JSONOutput {
    let level: String =
      switch result.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let name = ContentHash(
      of: "\(result.rule)\n\(result.positions.first?.file ?? "")\n\(result.message)")
    let locations =
      result.positions.isEmpty
      ? result.files.map { location($0, nil) } : result.positions.map { location($0.file, $0) }
    return .object([
      "ruleId": .string(result.rule), "ruleIndex": .integer(rule), "level": .string(level),
      "message": ["text": .string(result.message)],
      "locations": locations.isEmpty ? nil : .array(locations),
      "partialFingerprints": ["ruleFileMessage/v1": .string("\(name)")],
    ])
  }

  private static func location(_ file: String, _ position: FilePosition?) -> JSONOutput {
    let isAbsolute = file.hasPrefix("/")
    let uri = (isAbsolute ? "file://" : "") + URIText.path(file)
    return [
      "physicalLocation": .object([
        "artifactLocation": isAbsolute
          ? ["uri": .string(uri)]
          : ["uri": .string(uri), "uriBaseId": "%SRCROOT%"],
        "region": position.map {
          ["startLine": .integer($0.line), "startColumn": .integer($0.column)]
        },
      ])
    ]
  }
}
