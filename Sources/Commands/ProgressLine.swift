import Glibc
import TintypePrimitives
import TintypeRendering

/// A single line on a terminal that tells how far a run is.
final class ProgressLine: RunProgress {
  private struct State {
    var done = 0
    var shown = 0.0
    var isVisible = false
  }

  /// Seconds between two changes of the line.
  private static let interval = 0.1

  private let total: Int
  private let start = ProgressLine.now
  private let output: any Output
  private let state = Guarded(State())

  /// Creates a line, unless nobody is there to read it.
  init?(
    _ total: Int, _ output: any Output, environment: [String: String], options: Options
  ) {
    guard output.isTerminal(.error), !options.isQuiet, !ContinuousIntegration.isOn(environment)
    else { return nil }
    self.total = total
    self.output = output
  }

  func didFinishCell() {
    state.withLock { state in
      state.done += 1
      let elapsed = Self.now - start
      guard elapsed - state.shown >= Self.interval, state.done < total else { return }
      state.shown = elapsed
      state.isVisible = true
      let rate = Double(state.done) / elapsed
      let left = Int((Double(total - state.done) / rate).rounded(.up))
      output.write(
        "\r\u{1B}[K\(state.done) of \(total.counted("cell")), \(Int(rate)) a second, \(left) s left",
        to: .error)
    }
  }

  /// Removes the line.
  func clear() {
    let isVisible = state.withLock { $0.isVisible }
    if isVisible { output.write("\r\u{1B}[K", to: .error) }
  }

  /// Seconds on a clock that never goes back.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
