public import TintypePrimitives

extension ThemeFileError: CustomStringConvertible {
  /// The error as a problem with its place.
  public var problem: Problem {
    switch self {
    case .unreadable(let error):
      Problem(.error, .unreadableFile, error.description)
    case .syntax(let error):
      Problem(.error, .badSyntax, error.message, at: error.position)
    case .notAnObject(let kind, let position):
      Problem(
        .error, .badValue, "A theme is an object, found \(kind). Put '{' and '}' around it.",
        at: position)
    }
  }

  /// The error as in "acme.theme.json:3:7: error: ….".
  public var description: String { problem.text }
}
