import TintypeGraphics
public import TintypeLayoutEngine
import TintypePrimitives
public import TintypeRendering

/// Compares what is drawn with pictures of which hashes and theme values alone are at hand.
public struct DriftCheck: Sendable {
  /// What came of a picture.
  public enum Outcome: Sendable {
    /// Display list and fingerprint are those recorded, so nothing was drawn.
    case cached(DisplayList)
    /// The pixels are those recorded.
    case equal(Snapshot)
    /// The pixels are others, for these causes.
    case changed(Snapshot, [Cause])
    /// Nothing is recorded of it.
    case new(Snapshot)
    /// It could not be drawn; why.
    case failed(String)
  }

  private let manifest: Manifest
  private let themes: RecordedThemes

  /// Creates a check against what was recorded.
  public init(_ manifest: Manifest, _ inputs: InputsFile) {
    self.manifest = manifest
    themes = RecordedThemes(inputs)
  }

  /// Lays a picture out, and draws it unless hashes tell that it is the one recorded under `id`.
  public func outcome(_ id: String, _ painter: CellPainter) -> Outcome {
    let (cell, worker) = (painter.cell, painter.worker)
    let list = painter.layout()
    let hash = list.contentHash
    let line = manifest.lines[id]
    if let line, line.displayList == hash,
      line.fingerprint.drawsLike(worker.session.fingerprint(of: cell))
    {
      return .cached(list)
    }
    do throws(GraphicsError) {
      let snapshot = Snapshot(
        cell: cell, displayList: list, displayListHash: hash, bitmap: try worker.draw(list))
      guard let line else { return .new(snapshot) }
      if line.pixels == snapshot.pixelHash { return .equal(snapshot) }
      return .changed(snapshot, try themes.finder(painter, line).causes(since: line, snapshot))
    } catch {
      return .failed("\(error)")
    }
  }
}
