import TintypeLayoutEngine
import TintypePrimitives

/// A named part of a mockup as a manifest names it: "close", or "finding[2]" for the second of them.
struct DocsPart: Sendable {
  /// The text in the manifest.
  let text: String
  let name: String
  /// Which of the parts of that name, from 1.
  let number: Int
  let position: FilePosition

  /// Reads a part.
  init(_ text: String, at position: FilePosition) {
    self.position = position
    self.text = text
    if text.hasSuffix("]"), let bracket = text.lastIndex(of: "["), bracket > text.startIndex,
      let number = Int(text[text.index(after: bracket)...].dropLast()), number > 0
    {
      name = String(text[..<bracket])
      self.number = number
    } else {
      name = text
      number = 1
    }
  }

  /// Where the part is, in points; nil if there is none.
  func frame(in list: DisplayList) -> Rect? {
    let parts = list.parts.filter { $0.name == name }
    return number <= parts.count ? parts[number - 1].frame : nil
  }

  /// What is wrong if a cell does not have the part.
  func mistake(in list: DisplayList, of subject: String) -> Problem? {
    guard frame(in: list) == nil else { return nil }
    let count = list.parts.count { $0.name == name }
    var names: [String] = []
    for part in list.parts where !names.contains(part.name) { names.append(part.name) }
    let remedy =
      if count > 0 {
        "It has \(count) of the name; write '\(name)\(count > 1 ? "[\(count)]" : "")'."
      } else if let near = Suggestion.nearest(to: name, among: names) {
        "Did you mean '\(near)'?"
      } else if names.isEmpty {
        "It has no named parts; show it as a whole."
      } else {
        "It has \(names.map { "'\($0)'" }.joined(separator: ", "))."
      }
    let part = number > 1 ? "\(name)[\(number)]" : name
    return Problem(
      .error, .unknownName, "'\(subject)' has no part '\(part)'. \(remedy)", at: position)
  }
}
