import TintypeJSONText
import TintypePrimitives

/// Reads the body of a request and collects its mistakes.
struct RequestReader {
  /// The name of the body in messages.
  static let name = "request"

  let document: JSONDocument
  private(set) var problems: [Problem] = []

  /// Parses a body.
  ///
  /// Throws `ServiceProblem` if it is no JSON object.
  init(_ bytes: [UInt8]) throws(ServiceProblem) {
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, file: Self.name)
    } catch {
      throw ServiceProblem(
        .badRequest, "The body is no JSON.",
        problems: [Problem(.error, .badSyntax, error.message, at: error.position)])
    }
    guard document.root.members != nil else {
      throw ServiceProblem(
        .badRequest, "The body has to be a JSON object, and is \(document.root.kind).")
    }
  }

  /// The members of an object; names that are not `known` are mistakes.
  mutating func check(_ value: JSONValue, knows known: [String]) {
    for member in value.members ?? [] {
      if member.isDuplicate {
        report("\(Excerpt.quoted(member.key)) is there twice. Remove one.", at: member.keyPosition)
      } else if !known.contains(member.key) {
        let near = Suggestion.nearest(to: member.key, among: known)
        report(
          "\(Excerpt.quoted(member.key)) is not known here. "
            + (near.map { "Did you mean '\($0)'?" } ?? "Known are \(known.joined(separator: ", "))."),
          at: member.keyPosition)
      }
    }
  }

  /// The text of a member; anything but a text is a mistake.
  mutating func text(_ key: String, in value: JSONValue) -> String? {
    guard let member = value[key] else { return nil }
    if let text = member.string { return text }
    report("'\(key)' needs a text, found \(member.kind).", at: member.position)
    return nil
  }

  /// The truth value of a member; false without it.
  mutating func flag(_ key: String, in value: JSONValue) -> Bool {
    guard let member = value[key] else { return false }
    if let flag = member.bool { return flag }
    report("'\(key)' needs true or false, found \(member.kind).", at: member.position)
    return false
  }

  /// The texts of a member that is a list, or a single text; none without it.
  mutating func texts(_ key: String, in value: JSONValue) -> [(text: String, at: JSONPosition)] {
    guard let member = value[key] else { return [] }
    if let text = member.string { return [(text, member.position)] }
    guard let elements = member.elements else {
      report("'\(key)' needs a list of texts, found \(member.kind).", at: member.position)
      return []
    }
    return elements.compactMap { element in
      if let text = element.string { return (text, element.position) }
      report("'\(key)' needs texts, found \(element.kind).", at: element.position)
      return nil
    }
  }

  /// Notes a mistake.
  mutating func report(_ message: String, at position: JSONPosition) {
    guard problems.count < 100 else { return }
    problems.append(Problem(.error, .badValue, message, at: document.place(position)))
  }

  /// Throws all mistakes at once, if there is one.
  func finish() throws(ServiceProblem) {
    guard let first = problems.first else { return }
    throw ServiceProblem(
      .badRequest,
      problems.count == 1 ? first.message : "\(problems.count) mistakes; see 'problems'.",
      problems: problems)
  }
}
