import TintypeGraphics
import TintypePrimitives

extension RenderSession {
  /// The workers that a machine is worth: one a processor.
  public static var defaultJobs: Int { Threads.processors }

  /// Calls `body` for each cell on up to `jobs` threads, and returns the results in the cells' order.
  ///
  /// Cells that differ in mode only go to the same worker, one after another. The first error that
  /// `body` throws stops the run and is thrown; cells under way are finished. `progress` hears of
  /// each cell that is done, on the thread that did it.
  public func map<Output: Sendable>(
    _ cells: [Cell], jobs: Int, progress: (any RunProgress)? = nil,
    _ body: @escaping @Sendable (Worker, Cell) throws(RunError) -> Output
  ) throws(RunError) -> [Output] {
    let batches = Self.batches(cells)
    let run = SharedRun<Output>(cells.count)
    Threads.run(min(jobs, batches.count)) { [self] _ in
      let worker: Worker
      do throws(GraphicsError) {
        worker = try Worker(self)
      } catch {
        return run.stop(at: 0, .graphics(error))
      }
      while let batch = run.nextBatch(of: batches.count) {
        for index in batches[batch] {
          if run.isStopped { return }
          do throws(RunError) {
            run.finish(index, try body(worker, cells[index]))
          } catch {
            run.stop(at: index, error)
          }
          progress?.didFinishCell()
        }
      }
    }
    return try run.results()
  }

  /// Neighbours that differ in mode only.
  private static func batches(_ cells: [Cell]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    for index in cells.indices.dropFirst()
    where !cells[index].differsInModeOnly(from: cells[start]) {
      batches.append(start..<index)
      start = index
    }
    if start < cells.count { batches.append(start..<cells.count) }
    return batches
  }
}

/// What the threads of a run share.
private final class SharedRun<Output: Sendable>: Sendable {
  private struct State {
    var outputs: [Output?]
    var next = 0
    /// The error of the first cell, in the cells' order, that failed.
    var failure: (index: Int, error: RunError)?
  }

  private let state: Guarded<State>

  init(_ count: Int) { state = Guarded(State(outputs: Array(repeating: nil, count: count))) }

  func nextBatch(of count: Int) -> Int? {
    state.withLock { state in
      guard state.next < count, state.failure == nil else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  var isStopped: Bool { state.withLock { $0.failure != nil } }

  func finish(_ index: Int, _ output: Output) {
    state.withLock { $0.outputs[index] = output }
  }

  func stop(at index: Int, _ error: RunError) {
    state.withLock { state in
      if index < state.failure?.index ?? .max { state.failure = (index, error) }
    }
  }

  func results() throws(RunError) -> [Output] {
    let (outputs, failure) = state.withLock { ($0.outputs, $0.failure) }
    if let failure { throw failure.error }
    return outputs.compactMap { $0 }
  }
}
