import TintypePrimitives

/// Reports on-screen texts that the SDK does not use.
enum WordCheck {
  static func problems(in subject: CheckSubject) -> [Problem] {
    // MobileID's texts are checked against its own tables, where they are read.
    guard subject.theme.system == .agentforce else { return [] }
    let layers = [subject.theme.overrides, subject.theme.branding].compactMap { $0 }
    return layers.flatMap { content in
      subject.catalog.words.compactMap { definition in
        content.words[definition.slot].flatMap { problem(of: $0, definition) }
      }
    }
  }

  private static func problem(
    of word: Setting<String>, _ definition: WordDefinition
  ) -> Problem? {
    do throws(WordDefinition.Rejection) {
      try definition.check(word.value)
      return InvisibleText.problem(
        of: word.value, subject: "'\(definition.slot.rawValue)'", at: word.position)
    } catch {
      return error.problem(of: definition.slot, at: word.position)
    }
  }
}
