import TintypeGraphics
import TintypePrimitives
import TintypeRendering

extension CauseFinder {
  /// The areas with their causes where the golden's file is not the one that `line` tells of.
  ///
  /// What was recorded is drawn again with the theme of then. Where the golden differs from it, its
  /// file was altered; where the snapshot does, what changed since is named as for any golden. If
  /// what is drawn again has not the recorded pixels, something beside the theme changed, too, and
  /// is named. Throws `GraphicsError` if drawing fails.
  func causes(
    of areas: [ChangedArea], edited golden: Bitmap, since line: ManifestLine, _ snapshot: Snapshot
  ) throws(GraphicsError) -> [AreaDifference] {
    let before = painter.layout(versions?.before)
    let hash = before.contentHash
    let old = try painter.worker.draw(before)
    guard old.size == golden.size else {
      let causes = try self.causes(ofSize: golden, edited: line, snapshot)
      return areas.map { AreaDifference(area: $0, causes: causes) }
    }
    let isRecorded = old.contentHash == line.pixels
    let found = try causes(of: areas, golden: old, snapshot: snapshot)
    return areas.enumerated().map { place, area in
      // That the file was altered is certain; where, only if what was recorded can be drawn again.
      let isEdited = !isRecorded || !old.equals(golden, in: area.rect)
      var causes: [Cause] = isEdited ? [.golden] : []
      if !old.equals(snapshot.bitmap, in: area.rect) { causes += found[place].causes }
      if !isRecorded {
        let others = otherCauses(line, drew: hash, snapshot.displayList, area.rect)
        causes += others.isEmpty ? [.unknown] : others
      }
      let known = Cause.merged(causes)
      return AreaDifference(area: area, causes: known.isEmpty ? [.unknown] : known)
    }
  }

  /// The causes of another size where the golden's file is not the one that `line` tells of.
  ///
  /// Throws `GraphicsError` if drawing fails.
  func causes(
    ofSize golden: Bitmap, edited line: ManifestLine, _ snapshot: Snapshot
  ) throws(GraphicsError) -> [Cause] {
    if line.pixels == snapshot.pixelHash { return [.golden] }
    return Cause.merged([.golden] + (try causes(since: line, snapshot)))
  }
}
