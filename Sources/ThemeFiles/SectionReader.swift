import TintypeJSONText
import TintypePrimitives
import TintypeTheming

/// Reads the parts that theme files and branding payloads share, and collects their mistakes.
struct SectionReader {
  let document: JSONDocument
  /// The folder that relative paths start from.
  let folder: String
  let catalog: ThemeCatalog
  /// Where named assets are looked up; nil if no asset catalog was given.
  let assets: AssetSource?
  /// Where the files may lie that are named.
  let scope: FileScope
  private(set) var problems: [Problem] = []

  /// How many mistakes of a file are listed.
  static let problemLimit = 1_000

  init(
    _ document: JSONDocument, folder: String, catalog: ThemeCatalog, assets: AssetSource? = nil,
    scope: FileScope = .anywhere
  ) {
    self.document = document
    self.folder = folder
    self.catalog = catalog
    self.assets = assets
    self.scope = scope
    for comma in document.trailingCommas {
      report(.error, .badSyntax, "A comma that nothing follows is no JSON. Remove it.", at: comma)
    }
  }

  /// Whether no further mistake would be listed.
  private var isFull: Bool { problems.count > Self.problemLimit }

  /// Notes a mistake; the first beyond the limit only says that there are more.
  mutating func report(
    _ severity: Problem.Severity, _ code: ProblemCode, _ message: @autoclosure () -> String,
    at position: JSONPosition
  ) {
    if isFull { return }
    if problems.count == Self.problemLimit {
      problems.append(
        Problem(
          .error, .badSyntax,
          "The file has more than \(Self.problemLimit) mistakes. Correct those listed first.",
          at: document.place(position)))
      return
    }
    let message = message()
    problems.append(Problem(severity, code, message, at: document.place(position)))
  }

  /// The members of an object in file order, with a report for each key that comes again.
  ///
  /// The caller lets later members win. A value that is no object is reported and has none.
  mutating func members(of value: JSONValue, in name: String) -> [JSONMember] {
    guard let members = value.members else {
      report(
        .error, .badValue, "\(Excerpt.quoted(name)) needs an object, found \(value.kind).",
        at: value.position)
      return []
    }
    for member in members where member.isDuplicate && !isFull {
      let first = members.first { $0.key.utf8.elementsEqual(member.key.utf8) } ?? member
      report(
        .error, .duplicateKey,
        "\(Excerpt.quoted(member.key)) is set again; the value here counts, not the one at line"
          + " \(first.keyPosition.line), column \(first.keyPosition.column). Remove one of them.",
        at: member.keyPosition)
    }
    return members
  }

  /// Reports a name that is none of `candidates`.
  mutating func reportUnknown(
    _ name: String, _ kind: String, at position: JSONPosition, among candidates: [String],
    otherwise: String
  ) {
    if isFull { return }
    let nearest =
      Suggestion.nearest(to: name, among: candidates) ?? sibling(of: name, among: candidates)
    let remedy = nearest.map { "Did you mean '\($0)'?" } ?? otherwise
    report(
      .error, .unknownName, "\(Excerpt.quoted(name)) is not \(kind). \(remedy)", at: position)
  }

  /// The value of one of an enumeration's words; anything else is reported.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ member: JSONMember, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    if let choice = member.value.string.flatMap(Choice.init) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let nearest = member.value.string.flatMap { Suggestion.nearest(to: $0, among: words) }
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    report(
      .error, .badValue,
      "'\(member.key)' is \(Excerpt.shown(member.value)). "
        + (nearest.map { "Did you mean '\($0)'?" } ?? "Write one of \(list)."),
      at: member.value.position)
    return nil
  }

  /// The first candidate that shares the most letters at the start, at least two thirds of `name`.
  private func sibling(of name: String, among candidates: [String]) -> String? {
    var best: (length: Int, name: String)?
    for candidate in candidates {
      let length = zip(name.utf8, candidate.utf8).prefix { $0 == $1 }.count
      if 3 * length >= 2 * name.utf8.count, length > best?.length ?? 0 {
        best = (length, candidate)
      }
    }
    return best?.name
  }
}
