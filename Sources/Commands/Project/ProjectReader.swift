import TintypeJSONText
import TintypePrimitives

/// Reads `render.json`: an object, comments allowed; every mistake is reported at once.
struct ProjectReader {
  private let document: JSONDocument
  private let folder: String
  private var project = Project()

  /// Reads a file of at most 16 MB.
  ///
  /// Throws `CommandError` if it cannot be read or is no object.
  static func read(path: String) throws(CommandError) -> Project {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      if case .missing = error, FileSystem.hasEntry(path) {
        throw CommandError(
          .badInput, "'\(path)' is a link to a file that does not exist. Mend or remove it.")
      }
      throw CommandError(.badInput, "\(error)")
    }
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, file: path)
    } catch {
      throw CommandError(
        .badInput, Problem(.error, .badSyntax, error.message, at: error.position).text)
    }
    var reader = ProjectReader(document, path: path)
    reader.readRoot()
    return reader.project
  }

  private init(_ document: JSONDocument, path: String) {
    self.document = document
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    project.path = path
  }

  private mutating func readRoot() {
    for comma in document.trailingCommas {
      report(.badSyntax, "A comma that nothing follows is no JSON. Remove it.", at: comma)
    }
    for member in members(of: document.root, in: Project.fileName) {
      if ["$schema", "$comment"].contains(member.key) { continue }
      guard let key = ProjectKey(rawValue: member.key) else {
        reportUnknown(member, "a key of render.json", among: ProjectKey.allCases.map(\.rawValue))
        continue
      }
      read(member, key)
    }
  }

  private mutating func read(_ member: JSONMember, _ key: ProjectKey) {
    switch key.kind {
    case .path(let flag):
      guard let text = member.value.string, Self.isPath(text) else {
        return reportKind(member, "a path")
      }
      give(flag, [(resolved(text), member.value)], member.key)
    case .paths(let flag):
      give(
        flag, texts(member, "a path, or an array of them").map { (resolved($0.0), $0.1) },
        member.key)
    case .texts(let flag):
      give(flag, texts(member, "a text, or an array of them"), member.key)
    case .truth(let flag):
      guard let value = member.value.bool else { return reportKind(member, "true or false") }
      if value { give(flag, [("", member.value)], member.key) }
    case .matrix: readMatrix(member)
    case .severities: readSeverities(member)
    }
  }

  private mutating func readMatrix(_ member: JSONMember) {
    for axis in members(of: member.value, in: member.key) {
      switch axis.key {
      case "include": project.include = rules(axis)
      case "exclude": project.exclude = rules(axis)
      default:
        guard let known = ProjectKey.Axis(rawValue: axis.key) else {
          reportUnknown(
            axis, "an axis of the matrix",
            among: ProjectKey.Axis.allCases.map(\.rawValue) + ["include", "exclude"])
          continue
        }
        project.values[known.flag] = axisValue(axis).map { [$0] }
      }
    }
  }

  /// The rules of an array: patterns on cell ids, or objects of axes with `cells`.
  private mutating func rules(_ member: JSONMember) -> [MatrixRule] {
    guard let elements = member.value.elements else {
      reportKind(member, "an array of patterns or objects")
      return []
    }
    return elements.compactMap { element in
      if let pattern = element.string, !pattern.isEmpty {
        return MatrixRule(
          patterns: [pattern], values: [:], at: document.place(element.position))
      }
      guard let axes = element.members, !axes.isEmpty else {
        report(
          .badValue,
          "'\(member.key)' has \(Excerpt.shown(element)). Write a pattern of cell ids, or an object of"
            + " axes.", at: element.position)
        return nil
      }
      var rule = MatrixRule(patterns: [], values: [:], at: document.place(element.position))
      for axis in members(of: element, in: member.key) {
        if axis.key == "cells" {
          rule.patterns = texts(axis, "a pattern, or an array of them").map(\.0)
        } else if let known = ProjectKey.Axis(rawValue: axis.key), known != .appearance {
          rule.values[known.flag] = axisValue(axis).map { [$0] }
        } else {
          reportUnknown(
            axis, "an axis of the matrix",
            among: ProjectKey.Axis.allCases.map(\.rawValue) + ["cells"])
        }
      }
      return rule
    }
  }

  /// The values of an axis in the form that its flag takes.
  private mutating func axisValue(_ member: JSONMember) -> GivenValue? {
    func text(_ value: JSONValue) -> String? {
      value.string ?? value.number.map(\.text)
    }
    let elements = member.value.elements ?? [member.value]
    let parts = elements.compactMap(text)
    guard parts.count == elements.count, !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else {
      reportKind(member, "a value, or an array of them")
      return nil
    }
    return GivenValue(
      parts.joined(separator: ","), key: member.key, at: document.place(member.value.position))
  }

  private mutating func readSeverities(_ member: JSONMember) {
    for entry in members(of: member.value, in: member.key) {
      guard let code = ProblemCode(rawValue: entry.key) else {
        reportUnknown(
          entry, "the code of a finding", among: ProblemCode.allCases.map(\.rawValue),
          otherwise: "'render schema problems' lists them.")
        continue
      }
      let word = entry.value.string ?? ""
      if word == "off" {
        project.severities[code] = .some(nil)
      } else if let severity = Problem.Severity(rawValue: word) {
        project.severities[code] = severity
      } else {
        reportKind(entry, "'error', 'warning', 'note' or 'off'")
      }
    }
  }

  // MARK: Parts

  private mutating func give(
    _ flag: Flag, _ values: [(String, JSONValue)], _ key: String
  ) {
    project.values[flag] = values.map { text, value in
      GivenValue(text, key: key, at: document.place(value.position))
    }
  }

  private mutating func texts(_ member: JSONMember, _ kind: String) -> [(String, JSONValue)] {
    let elements = member.value.elements ?? [member.value]
    let texts = elements.compactMap { value in value.string.map { ($0, value) } }
    guard texts.count == elements.count, texts.allSatisfy({ Self.isPath($0.0) }) else {
      reportKind(member, kind)
      return []
    }
    return texts
  }

  private static func isPath(_ text: String) -> Bool { !text.isEmpty && !text.utf8.contains(0) }

  private func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }

  private mutating func members(of value: JSONValue, in name: String) -> [JSONMember] {
    guard let members = value.members else {
      report(.badValue, "'\(name)' needs an object, found \(value.kind).", at: value.position)
      return []
    }
    for member in members where member.isDuplicate {
      report(
        .duplicateKey,
        "\(Excerpt.quoted(member.key)) is set again, and counts. Remove one of them.",
        at: member.keyPosition)
    }
    return members
  }

  private mutating func reportUnknown(
    _ member: JSONMember, _ kind: String, among names: [String], otherwise: String? = nil
  ) {
    let near = Suggestion.nearest(to: member.key, among: names)
    let remedy =
      near.map { "Did you mean '\($0)'?" } ?? otherwise
      ?? "There are \(names.map { "'\($0)'" }.joined(separator: ", "))."
    report(
      .unknownName, "\(Excerpt.quoted(member.key)) is not \(kind). \(remedy)",
      at: member.keyPosition)
  }

  private mutating func reportKind(_ member: JSONMember, _ needed: String) {
    report(
      .badValue, "'\(member.key)' is \(Excerpt.shown(member.value)). Write \(needed).",
      at: member.value.position)
  }

  private mutating func report(_ code: ProblemCode, _ message: String, at position: JSONPosition) {
    project.problems.append(Problem(.error, code, message, at: document.place(position)))
  }
}
