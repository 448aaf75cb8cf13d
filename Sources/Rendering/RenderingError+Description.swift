extension RenderingError: CustomStringConvertible {
  /// What failed and what to do.
  public var description: String {
    switch self {
    case .noMockups: "There is no mockup to draw. Give at least one to the tool's 'main'."
    case .noMockupsOf(let system):
      "There is no mockup to draw in a theme of the system '\(system.rawValue)'. Give one whose "
        + "'system' is that to the tool's 'main'."
    case .badMockupName(let name):
      "The mockup name '\(name)' is not kebab-case. Use lower-case letters, digits and hyphens."
    case .duplicateMockup(let name): "Two mockups are named '\(name)'. Rename one."
    case .noStates(let mockup): "The mockup '\(mockup)' has no state. Give it at least one."
    case .badStateName(let name, let mockup):
      "The state '\(name)' of the mockup '\(mockup)' is not kebab-case. Use lower-case letters, "
        + "digits and hyphens."
    case .duplicateState(let name, let mockup):
      "The mockup '\(mockup)' has the state '\(name)' twice. Rename one."
    case .emptyFilters: messages.joined(separator: "\n")
    case .noHome(let places):
      "The folder 'Fonts' was not found in \(places.map { "'\($0)'" }.joined(separator: ", ")). "
        + "Name the folder that holds it with --home."
    case .badFontLock(let path, let message): "'\(path)' is broken: \(message)"
    case .changedFont(let path, let expected, let found):
      "'\(path)' is not the font that fonts.lock.json names: its XXH3 hash is \(found), "
        + "\(expected) was expected. Restore the file, or run scripts/lock-fonts if the change is "
        + "meant."
    case .missingFont(let path):
      "'\(path)' is missing, which fonts.lock.json names. Restore the file, or run "
        + "scripts/lock-fonts if the change is meant."
    case .unlockedFont(let path):
      "'\(path)' is not in fonts.lock.json. Move it to a folder of its own and name that with "
        + "--fonts, or run scripts/lock-fonts."
    case .ambiguousFonts(let message), .fonts(let message): message
    }
  }

  /// The mistakes that it tells of, one by one.
  public var messages: [String] {
    if case .emptyFilters(let filters) = self {
      return filters.map { filter in
        let states = filter.states.map { "'\($0)'" }.joined(separator: ", ")
        let hint =
          filter.suggestion.map { " Did you mean '\($0)'?" }
          ?? (states.isEmpty ? " 'render list' names the cells." : " The states are \(states).")
        return "No cell matches '\(filter.pattern)'." + hint
      }
    }
    if case .ambiguousFonts(let message) = self {
      return message.split(separator: "\n").map(String.init)
    }
    return [description]
  }
}
