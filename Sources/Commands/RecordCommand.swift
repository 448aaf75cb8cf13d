import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// Writes the goldens of the matrix, and of what is recorded beside it.
struct RecordCommand {
  private let run: Run
  private let session: RecordingSession
  private var tool: Tool { run.tool }

  init(_ tool: Tool) throws(CommandError) {
    try RecordingSession.check(tool)
    run = try Run(tool)
    let options = tool.options
    session = try RecordingSession(
      run, isWhole: !options.isFiltered && options.recordsMissing && options.recordsFailed)
  }

  func perform() throws(CommandError) -> ExitStatus {
    let planned = try run.filter(try session.goldens.cells())
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
