import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// The on-screen texts; one with a broken placeholder is reported and dropped.
  ///
  /// An empty text stays, since it hides the text of a theme that this one extends.
  mutating func words(_ value: JSONValue, in name: String) -> [WordSlot: Setting<String>] {
    var words: [WordSlot: Setting<String>] = [:]
    for member in members(of: value, in: name) {
      let slot = WordSlot(rawValue: member.key)
      guard let definition = catalog.word(slot) else {
        reportUnknown(
          member.key, "a display name", at: member.keyPosition,
          among: catalog.words.map(\.slot.rawValue), otherwise: "'render tokens' lists the names.")
        continue
      }
      words[slot] = word(member, definition)
        .map { Setting($0, at: document.place(member.keyPosition)) }
    }
    return words
  }

  private mutating func word(_ member: JSONMember, _ definition: WordDefinition) -> String? {
    guard let text = member.value.string else {
      report(
        .error, .badValue,
        "'\(member.key)' is \(Excerpt.shown(member.value)). Write a text in double quotes; the default is"
          + " kept.", at: member.value.position)
      return nil
    }
    do throws(WordDefinition.Rejection) {
      try definition.check(text)
      return text
    } catch {
      // That an empty text counts for nothing is what the checks of a theme find.
      if error == .empty { return text }
      let problem = error.problem(of: definition.slot, at: nil)
      report(problem.severity, problem.code, problem.message, at: member.value.position)
      return nil
    }
  }
}
