import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Which states draw each name of an SDK, and what none draws.
struct CoverageListing {
  private let tool: Tool
  private let catalog: ThemeCatalog
  private let coverage: Coverage

  /// Lays out every mockup of the system.
  ///
  /// Throws `CommandError` if fonts cannot be read.
  init(_ tool: Tool) throws(CommandError) {
    self.tool = tool
    let run = try Run(tool)
    catalog = run.theme.theme.catalog
    coverage = try Coverage(run.session, tool.options)
  }

  /// Prints the names; those that nothing draws fail the check.
  func print() -> ExitStatus {
    let undrawn = coverage.undrawn(of: catalog)
    let names = CatalogName.all(of: catalog)
    if tool.options.isJSON {
      tool.write(
        json: [
          "version": 1,
          "drawn": .array(
            names.map { name in
              [
                "kind": .string(name.kind.rawValue), "name": .string(name.name),
                "states": .strings(coverage.states(drawing: name.kind, name.name)),
              ]
            }),
          "undrawn": [
            "tokens": .strings(undrawn.tokens), "icons": .strings(undrawn.icons),
            "styles": .strings(undrawn.styles), "words": .strings(undrawn.words),
          ],
        ])
    } else {
      for line in TextTable.lines(names.map(cells)) { tool.console.say(line) }
      say(undrawn)
    }
    return undrawn.isEmpty ? .done : .checkFailed
  }

  private func cells(_ name: CatalogName) -> [String] {
    let states = coverage.states(drawing: name.kind, name.name)
    let shown = states.prefix(3).joined(separator: ", ")
    let rest = states.count > 3 ? " and \(states.count - 3) more" : ""
    return [name.name, name.kind.rawValue, states.isEmpty ? "drawn by nothing" : shown + rest]
  }

  private func say(_ undrawn: Coverage.Undrawn) {
    for (noun, names) in [
      ("token", undrawn.tokens), ("icon", undrawn.icons), ("style", undrawn.styles),
      ("word", undrawn.words),
    ] where !names.isEmpty {
      tool.console.fail(
        "\(names.count.counted(noun)) drawn by nothing: \(names.joined(separator: ", ")).")
    }
    if undrawn.isEmpty {
      tool.console.say("Every token, icon, style and word is drawn.", .success)
    }
  }
}
