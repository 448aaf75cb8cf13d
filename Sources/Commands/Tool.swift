import TintypeMockups

/// What every command has at hand.
struct Tool {
  let mockups: [any Mockup.Type]
  let environment: [String: String]
  let output: any Output
  var options: Options
  let console: Console

  /// What messages call the tool: as it was called, if a script tells.
  var name: String { environment["TINTYPE_COMMAND"] ?? "render" }
}
