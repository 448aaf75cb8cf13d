import TintypeGoldens
import TintypePrimitives
import TintypeRendering

/// Writes the goldens of cells whose change is meant.
struct AcceptCommand {
  private let run: Run
  private let session: RecordingSession
  private var tool: Tool { run.tool }

  init(_ tool: Tool) throws(CommandError) {
    try RecordingSession.check(tool)
    let options = tool.options
    if options.prunes,
      !options.operands.isEmpty || options.isFiltered || !options.causes.isEmpty
    {
      throw CommandError(
        .usage,
        "'--prune' looks at all goldens, and a filter hides some of them. Give it alone.")
    }
    run = try Run(tool)
    session = try RecordingSession(run)
  }

  func perform() throws(CommandError) -> ExitStatus {
    if tool.options.prunes {
      let orphans = try session.goldens.orphans(run.mockups)
      for link in try session.goldens.links() {
        tool.console.say(session.goldens.told(link: link), .warning)
      }
      let lost = try session.goldens.lost()
      if orphans.isEmpty, lost.isEmpty { tool.console.say("Every golden belongs to a cell.") }
      return try session.record([], planned: 0, removing: orphans, forgetting: lost)
    }
    let cells = try chosenCells()
    guard !tool.options.causes.isEmpty else {
      return try session.record(cells, planned: cells.count)
    }
    return try session.record(try explained(cells), planned: cells.count)
  }

  /// The cells that the line names, recorded or not.
  private func chosenCells() throws(CommandError) -> [Cell] {
    var pool = try session.goldens.cells()
    var known = Set(pool.map(\.id))
    let theme = run.session.themeName + "/"
    for operand in tool.options.operands {
      let id = operand.hasPrefix(theme) ? String(operand.dropFirst(theme.count)) : operand
      if let cell = Cell(id: id), run.mockups.contains(cell), known.insert(id).inserted {
        pool.append(cell)
      }
    }
    do throws(RenderingError) {
      let named = try Matrix.filter(pool, only: tool.options.operands, theme: run.session.themeName)
      return try Matrix.filter(named, only: tool.options.only, theme: run.session.themeName)
    } catch {
      throw CommandError(.usage, error.messages)
    }
  }

  /// The cells that differ for no other cause than those that the line names.
  private func explained(_ cells: [Cell]) throws(CommandError) -> [Cell] {
    let check = GoldenCheck(session.goldens.folder)
    let verdicts = try run.map(cells) { worker, cell in check.outcome(cell, worker).verdict }
    let wanted = Set(tool.options.causes)
    var chosen: [Cell] = []
    var others: [String] = []
    var left = 0
    var used: Set<String> = []
    for (cell, verdict) in zip(cells, verdicts) where !verdict.causes.isEmpty {
      let rest = verdict.causes.filter { $0.names.isDisjoint(with: wanted) }
      for cause in verdict.causes { used.formUnion(cause.names.intersection(wanted)) }
      others += rest.map(\.name).filter { !others.contains($0) }
      if rest.isEmpty {
        chosen.append(cell)
      } else if rest.count < verdict.causes.count {
        left += 1
        let names = rest.map { "'\($0.name)'" }.joined(separator: ", ")
        tool.console.say("\(run.session.themeName)/\(cell.id) is left: \(names) changed it too.")
      }
    }
    let unused = tool.options.causes.filter { !used.contains($0) }
    guard unused.isEmpty else {
      let found =
        others.isEmpty
        ? "Nothing differs."
        : "What differs is caused by "
          + others.map { "'\($0)'" }.joined(separator: ", ") + "."
      throw CommandError(.usage, unused.map { "No difference is caused by '\($0)'. \(found)" })
    }
    if chosen.isEmpty, left > 0 {
      tool.console.say("No cell is explained by that alone; nothing was written.")
    }
    return chosen
  }
}

extension Cause {
  /// The names by which a person may accept it.
  fileprivate var names: Set<String> {
    // What nobody can name cannot be meant.
    guard let acceptedName else { return [] }
    return kind == .mockup ? ["mockup", name] : [acceptedName, name]
  }
}
