import TintypeGraphics
import TintypeRendering

/// A thread that draws: keeps the workers of the themes that it drew last.
final class ServiceWorker {
  /// How many themes are kept ready; each holds resolved colours, and pictures.
  private static let limit = 4

  /// Decodes pictures; its buffers are kept.
  let decoder = PNGReader()
  /// Encodes pictures that are no cells; its buffers are kept.
  let encoder = PNGWriter()
  private var workers: [(id: String, worker: Worker)] = []

  /// The worker of a theme; it is this thread's.
  ///
  /// Throws `GraphicsError` if memory is short.
  func worker(for theme: ServedTheme) throws(GraphicsError) -> Worker {
    if let place = workers.firstIndex(where: { $0.id == theme.id }) {
      let found = workers.remove(at: place)
      workers.append(found)
      return found.worker
    }
    let kin = workers.last { $0.worker.session.sharesFonts(with: theme.session) }
    let worker = try Worker(theme.session, sharing: (kin ?? workers.last)?.worker)
    if workers.count >= Self.limit { workers.removeFirst() }
    workers.append((theme.id, worker))
    return worker
  }
}
