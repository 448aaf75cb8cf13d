import TintypeJSONText
import TintypePrimitives

/// Reads a file of settings: an object, comments allowed; every mistake is kept with its place.
struct StrictReader {
  let document: JSONDocument
  /// The folder of the file with a slash at its end; empty if it is the working folder.
  let folder: String
  /// The mistakes so far.
  private(set) var problems: [Problem] = []

  /// Reads a file of at most 16 MB.
  ///
  /// Throws `CommandError` if it cannot be read or is no JSON.
  init(path: String) throws(CommandError) {
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
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, file: path)
    } catch {
      throw CommandError(
        .badInput, Problem(.error, .badSyntax, error.message, at: error.position).text)
    }
    folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for comma in document.trailingCommas {
      report(.badSyntax, "A comma that nothing follows is no JSON. Remove it.", at: comma)
    }
  }

  /// The members of the file but for those that speak to editors and people; `name` is its kind.
  mutating func root(_ name: String) -> [JSONMember] {
    members(of: document.root, in: name).filter { !["$schema", "$comment"].contains($0.key) }
  }

  /// The members of an object; none if it is something else.
  mutating func members(of value: JSONValue, in name: String) -> [JSONMember] {
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

  // MARK: Values

  /// The values of a key that stands for a flag; nil if they are none.
  mutating func values(_ member: JSONMember, _ kind: ProjectKey.FlagKind) -> [GivenValue] {
    switch kind {
    case .path:
      guard let text = member.value.string, Self.isText(text) else {
        reportKind(member, "a path")
        return []
      }
      return [given(resolved(text), member.value, member.key)]
    case .paths:
      return texts(member, "a path, or an array of them")
        .map { given(resolved($0.0), $0.1, member.key) }
    case .texts:
      return texts(member, "a text, or an array of them").map { given($0.0, $0.1, member.key) }
    case .truth:
      guard let value = member.value.bool else {
        reportKind(member, "true or false")
        return []
      }
      return value ? [given("", member.value, member.key)] : []
    }
  }

  /// The values of an axis in the form that its flag takes.
  mutating func axisValue(_ member: JSONMember) -> GivenValue? {
    func text(_ value: JSONValue) -> String? {
      value.string ?? value.number.map(\.text)
    }
    let elements = member.value.elements ?? [member.value]
    let parts = elements.compactMap(text)
    guard parts.count == elements.count, !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else {
      reportKind(member, "a value, or an array of them")
      return nil
    }
    return given(parts.joined(separator: ","), member.value, member.key)
  }

  /// One text or several, with their values.
  mutating func texts(_ member: JSONMember, _ kind: String) -> [(String, JSONValue)] {
    let elements = member.value.elements ?? [member.value]
    let texts = elements.compactMap { value in value.string.map { ($0, value) } }
    guard texts.count == elements.count, texts.allSatisfy({ Self.isText($0.0) }) else {
      reportKind(member, kind)
      return []
    }
    return texts
  }

  /// One text, which is not empty.
  mutating func text(_ member: JSONMember, _ kind: String = "a text") -> String? {
    guard let text = member.value.string, Self.isText(text) else {
      reportKind(member, kind)
      return nil
    }
    return text
  }

  private static func isText(_ text: String) -> Bool { !text.isEmpty && !text.utf8.contains(0) }

  private func given(_ text: String, _ value: JSONValue, _ key: String) -> GivenValue {
    GivenValue(text, key: key, at: document.place(value.position))
  }

  /// A path from the folder of the file.
  func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }

  // MARK: Mistakes

  mutating func reportUnknown(
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

  mutating func reportKind(_ member: JSONMember, _ needed: String) {
    report(
      .badValue, "'\(member.key)' is \(Excerpt.shown(member.value)). Write \(needed).",
      at: member.value.position)
  }

  mutating func report(_ code: ProblemCode, _ message: String, at position: JSONPosition) {
    problems.append(Problem(.error, code, message, at: document.place(position)))
  }
}
