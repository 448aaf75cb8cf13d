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
      switch error {
      case .empty:
        report(
          .warning, .emptyWord,
          "'\(member.key)' is empty, which counts as not customised. Write a text, or remove it.",
          at: member.value.position)
        return text
      case .fault(let fault):
        reportPlaceholder(member, Self.explain(fault))
      case .signature:
        reportPlaceholder(member, "does not take the one value '%1$@'")
      }
      return nil
    }
  }

  private mutating func reportPlaceholder(_ member: JSONMember, _ reason: String) {
    report(
      .error, .placeholderMismatch,
      "The text of '\(member.key)' \(reason). Write '%1$@' where the value goes and '%%' for a"
        + " percent sign; the SDK's own text is kept.", at: member.value.position)
  }

  private static func explain(_ fault: FormatSignature.Fault) -> String {
    switch fault {
    case .strayPercent: "has a '%' that starts no placeholder"
    case .writesMemory: "has '%n', which writes to memory"
    case .starWidth: "has a '*' width, which takes a value of its own"
    case .pluralVariable: "has a plural variable, which a plain text cannot have"
    case .badPosition: "has a placeholder whose position is not 1–9"
    case .mixedPositions: "mixes placeholders with and without positions"
    case .conflictingTypes(let position): "takes value \(position) as two types"
    }
  }
}
