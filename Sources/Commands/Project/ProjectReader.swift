import TintypeJSONText
import TintypePrimitives

/// Reads `render.json`: an object, comments allowed; every mistake is reported at once.
struct ProjectReader {
  private var file: StrictReader
  private var project = Project()

  /// Reads a file of at most 16 MB.
  ///
  /// Throws `CommandError` if it cannot be read or is no object.
  static func read(path: String) throws(CommandError) -> Project {
    var reader = ProjectReader(file: try StrictReader(path: path))
    reader.readRoot()
    reader.project.path = path
    reader.project.problems = reader.file.problems
    return reader.project
  }

  private mutating func readRoot() {
    for member in file.root(Project.fileName) {
      guard let key = ProjectKey(rawValue: member.key) else {
        file.reportUnknown(
          member, "a key of render.json", among: ProjectKey.allCases.map(\.rawValue))
        continue
      }
      switch key.kind {
      case .flag(let flag, let kind):
        let values = file.values(member, kind)
        if !values.isEmpty { project.values[flag] = values }
      case .matrix: readMatrix(member)
      case .severities: readSeverities(member)
      }
    }
  }

  private mutating func readMatrix(_ member: JSONMember) {
    for axis in file.members(of: member.value, in: member.key) {
      switch axis.key {
      case "include": project.include = rules(axis)
      case "exclude": project.exclude = rules(axis)
      default:
        guard let known = ProjectKey.Axis(rawValue: axis.key) else {
          file.reportUnknown(
            axis, "an axis of the matrix",
            among: ProjectKey.Axis.allCases.map(\.rawValue) + ["include", "exclude"])
          continue
        }
        project.values[known.flag] = file.axisValue(axis).map { [$0] }
      }
    }
  }

  /// The rules of an array: patterns on cell ids, or objects of axes with `cells`.
  private mutating func rules(_ member: JSONMember) -> [MatrixRule] {
    guard let elements = member.value.elements else {
      file.reportKind(member, "an array of patterns or objects")
      return []
    }
    var rules: [MatrixRule] = []
    for element in elements {
      let place = file.document.place(element.position)
      if let pattern = element.string, !pattern.isEmpty {
        rules.append(MatrixRule(patterns: [pattern], values: [:], at: place))
        continue
      }
      guard let axes = element.members, !axes.isEmpty else {
        file.report(
          .badValue,
          "'\(member.key)' has \(Excerpt.shown(element)). Write a pattern of cell ids, or an object of"
            + " axes.", at: element.position)
        continue
      }
      var rule = MatrixRule(patterns: [], values: [:], at: place)
      for axis in file.members(of: element, in: member.key) {
        if axis.key == "cells" {
          rule.patterns = file.texts(axis, "a pattern, or an array of them").map(\.0)
        } else if let known = ProjectKey.Axis(rawValue: axis.key), known != .appearance {
          rule.values[known.flag] = file.axisValue(axis).map { [$0] }
        } else {
          file.reportUnknown(
            axis, "an axis of the matrix",
            among: ProjectKey.Axis.allCases.map(\.rawValue) + ["cells"])
        }
      }
      rules.append(rule)
    }
    return rules
  }

  private mutating func readSeverities(_ member: JSONMember) {
    for entry in file.members(of: member.value, in: member.key) {
      guard let code = ProblemCode(rawValue: entry.key) else {
        file.reportUnknown(
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
        file.reportKind(entry, "'error', 'warning', 'note' or 'off'")
      }
    }
  }
}
