import Synchronization
import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports

/// A comparison of two themes under way: all threads draw its cells, behind requests that wait.
final class ComparisonRun: Sendable {
  private struct State {
    var cells: [ThemeDifference.Cell?]
    var done = 0
    var isOver = false
  }

  let exchange: Exchange
  let old: ServedTheme
  let new: ServedTheme
  let cells: [Cell]
  let comparison: ThemeComparison
  private let state: Guarded<State>
  private let gauge: Gauge

  /// How many there are.
  final class Gauge: Sendable {
    private let value = Atomic(0)

    var count: Int { value.load(ordering: .relaxed) }

    fileprivate func add(_ amount: Int) { value.add(amount, ordering: .relaxed) }
  }

  init(
    _ exchange: Exchange, old: ServedTheme, new: ServedTheme, cells: [Cell], countedBy gauge: Gauge
  ) {
    self.gauge = gauge
    gauge.add(1)
    self.exchange = exchange
    self.old = old
    self.new = new
    self.cells = cells
    comparison = ThemeComparison(new.session, old: old.theme)
    state = Guarded(State(cells: Array(repeating: nil, count: cells.count)))
  }

  deinit { gauge.add(-1) }

  /// Whether it is answered.
  var isOver: Bool { state.withLock(\.isOver) }

  /// How many cells are compared.
  var done: Int { state.withLock(\.done) }

  /// Answers before all cells are compared.
  func end(_ response: HTTPResponse) {
    state.withLock { $0.isOver = true }
    exchange.respond(response)
  }

  /// Notes what came of a cell, and returns all cells once the last is there.
  func finish(_ index: Int, _ cell: ThemeDifference.Cell) -> [ThemeDifference.Cell]? {
    state.withLock { state in
      guard !state.isOver, state.cells[index] == nil else { return nil }
      state.cells[index] = cell
      state.done += 1
      guard state.done == state.cells.count else { return nil }
      state.isOver = true
      return state.cells.compactMap(\.self)
    }
  }
}
