import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The theme values of today as cells show them, each set made once for all workers.
final class ThemeInputs: Sendable {
  /// What the values of a cell depend on.
  struct Key: Hashable {
    let mode: ColorScheme
    /// English where words do not depend on the language.
    let locale: LocaleTag

    init(_ cell: Cell, _ session: RenderSession) {
      mode = cell.mode
      locale = session.isTranslated ? cell.locale : .english
    }
  }

  private let known = Guarded<[Key: InputSet]>([:])

  /// The values of a cell's theme.
  func set(of cell: Cell, _ worker: Worker) -> InputSet {
    let session = worker.session
    let key = Key(cell, session)
    if let set = known.withLock({ $0[key] }) { return set }
    let set = InputSet(worker.theme(of: cell)) { session.hash(of: $0) }
    known.withLock { $0[key] = set }
    return set
  }
}
