import TintypeGraphics
import TintypePrimitives
import TintypeRendering

extension CauseFinder {
  /// The causes of a change since a picture of which only the line is left.
  ///
  /// The picture is drawn again with the theme of then, which is the old one unless something beside
  /// the theme changed, too. Throws `GraphicsError` if drawing fails.
  func causes(since line: ManifestLine, _ snapshot: Snapshot) throws(GraphicsError) -> [Cause] {
    let before = painter.layout(versions?.before)
    let hash = before.contentHash
    let old = try painter.worker.draw(before)
    var causes: [Cause] = []
    if old.size != snapshot.bitmap.size {
      causes = try self.causes(ofSize: old, snapshot: snapshot)
    } else {
      let comparison = PictureComparison(golden: old, snapshot: snapshot.bitmap)
      if !comparison.isEqual {
        let cell = painter.cell
        let areas = comparison.areas(
          golden: old, snapshot: snapshot.bitmap,
          AreaOptions(scale: Double(cell.scale), direction: cell.locale.direction))
        causes = try self.causes(of: areas, golden: old, snapshot: snapshot).flatMap(\.causes)
      }
    }
    let isWhole =
      line.displayList == hash
      && line.fingerprint.drawsLike(painter.worker.session.fingerprint(of: painter.cell))
    if !isWhole { causes += otherCauses(line, drew: hash, snapshot.displayList, nil) }
    let known = Cause.merged(causes).filter { $0 != .unknown }
    return known.isEmpty ? [.unknown] : known
  }
}
