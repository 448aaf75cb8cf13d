import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// A matrix that is drawn in the background.
final class Job: Sendable {
  /// What a job is at.
  enum Phase: String, Sendable {
    case running
    case done
    case cancelled
  }

  private struct State {
    var phase = Phase.running
    var records: [CellRecord?]
    var done = 0
    var failed = 0
    var bytes = 0
    var streams: [EventStream] = []
  }

  let id: String
  let theme: ServedTheme
  let cells: [Cell]
  /// The folder of the pictures; it goes with the job.
  let folder: String
  private let state: Guarded<State>

  init(id: String, theme: ServedTheme, cells: [Cell], folder: String) {
    self.id = id
    self.theme = theme
    self.cells = cells
    self.folder = folder
    state = Guarded(State(records: Array(repeating: nil, count: cells.count)))
  }

  deinit { StateFolder.removeAll(folder) }

  var path: String { "/v1/jobs/\(id)" }

  var phase: Phase { state.withLock(\.phase) }

  /// Where the picture of a cell lies.
  func file(_ cell: Cell) -> String { "\(folder)/\(cell.path).png" }

  /// The path by which a client gets the picture of a cell.
  func link(_ cell: Cell) -> String { "\(path)/cells/\(cell.id).png" }

  /// Notes what came of a cell, and tells who listens.
  func finish(_ index: Int, _ record: CellRecord) {
    state.withLock { state in
      guard state.phase == .running, state.records[index] == nil else { return }
      state.records[index] = record
      state.done += 1
      if record.status == "failed" { state.failed += 1 }
      if state.done == cells.count { state.phase = .done }
      let data = JSONWriter.write(
        .object([
          "done": .integer(state.done), "planned": .integer(cells.count),
          "cell": .string(record.id), "status": .string(record.status),
          "png": record.png.map { .string($0) }, "message": record.message.map { .string($0) },
        ]))
      let text = String(decoding: data, as: UTF8.self)
      for stream in state.streams { stream.send("cell", data: text) }
      if state.phase != .running { Self.close(&state) }
    }
  }

  /// Draws no further cells.
  func cancel() {
    state.withLock { state in
      guard state.phase == .running else { return }
      state.phase = .cancelled
      Self.close(&state)
    }
  }

  /// Tells a stream what happens from now on, and that it is over if it is.
  func follow(_ stream: EventStream) {
    state.withLock { state in
      stream.send(
        "state",
        data: String(decoding: JSONWriter.write(summary(state)), as: UTF8.self))
      state.streams.append(stream)
      if state.phase != .running { Self.close(&state) }
    }
  }

  /// Notices the streams whose clients left.
  func beat() {
    state.withLock { state in
      state.streams.removeAll(where: \.isClosed)
      for stream in state.streams { stream.beat() }
    }
  }

  /// Ends the streams although the job is not over.
  func hangUp() {
    state.withLock { state in
      for stream in state.streams {
        stream.send("end", data: "{\"phase\":\"stopping\"}")
        stream.finish()
      }
      state.streams = []
    }
  }

  private static func close(_ state: inout State) {
    for stream in state.streams {
      stream.send("end", data: "{\"phase\":\"\(state.phase.rawValue)\"}")
      stream.finish()
    }
    state.streams = []
  }

  private func summary(_ state: State) -> JSONOutput {
    [
      "id": .string(id), "phase": .string(state.phase.rawValue),
      "planned": .integer(cells.count), "done": .integer(state.done),
      "failed": .integer(state.failed),
    ]
  }

  /// The job as JSON, with the record of each cell that is done.
  var json: JSONOutput {
    state.withLock { state in
      .object([
        "id": .string(id), "phase": .string(state.phase.rawValue),
        "theme": .string(theme.id), "planned": .integer(cells.count),
        "done": .integer(state.done), "failed": .integer(state.failed),
        "events": .string("\(path)/events"),
        "archive": state.phase == .done ? .string("\(path)/pictures.zip") : nil,
        "cells": .array(state.records.compactMap { $0?.json }),
      ])
    }
  }

  /// The records of the cells that are done, in the plan's order.
  var records: [CellRecord] { state.withLock { $0.records.compactMap { $0 } } }
}
