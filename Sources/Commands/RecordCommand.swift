import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Writes the goldens of the matrix.
struct RecordCommand {
  private let run: Run
  private let session: RecordingSession
  private var tool: Tool { run.tool }

  init(_ tool: Tool) throws(CommandError) {
    try RecordingSession.check(tool)
    run = try Run(tool)
    session = try RecordingSession(run)
  }

  func perform() throws(CommandError) -> ExitStatus {
    let planned = try run.filter(
      tool.options.cells(of: run.mockups, modes: ColorScheme.allCases))
    let cells = planned.filter { cell in
      FileSystem.exists(session.goldens.folder.goldenPath(cell))
        ? tool.options.recordsFailed : tool.options.recordsMissing
    }
    if cells.isEmpty {
      tool.console.say(
        tool.options.recordsMissing
          ? "No golden is missing; nothing was written."
          : "There is no golden of these cells; nothing was written.")
    }
    return try session.record(cells, planned: planned.count)
  }
}
