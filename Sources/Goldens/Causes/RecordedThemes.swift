import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The themes that pictures were recorded with, beside today's.
struct RecordedThemes: Sendable {
  private let file: InputsFile
  private let inputs = ThemeInputs()
  private let versions = ThemeVersionCache()

  init(_ file: InputsFile) { self.file = file }

  /// What finds the causes of a cell's change since it was recorded as `line` tells.
  func finder(_ painter: CellPainter, _ line: ManifestLine?) -> CauseFinder {
    for picture in file.pictures.values {
      painter.worker.define(Self.path(of: picture), as: picture.bytes)
    }
    let versions = line.flatMap { line in
      file.sets[line.inputs].flatMap { self.versions(from: $0, painter) }
    }
    return CauseFinder(
      painter, versions: versions, line: line,
      faces: line.flatMap { file.faces[$0.fingerprint.fonts] } ?? [])
  }

  /// A path that no theme writes, for a picture that is put back.
  private static func path(of picture: StoredPicture) -> String {
    "golden:\(picture.hash)/\(picture.name)"
  }

  /// The theme of a set of inputs beside today's; nil if the set is of another scheme.
  private func versions(from set: InputSet, _ painter: CellPainter) -> ThemeVersions? {
    let (cell, session) = (painter.cell, painter.worker.session)
    guard set.scheme == cell.mode else { return nil }
    return versions.versions(from: set.id, ThemeInputs.Key(cell, session)) {
      let now = painter.worker.theme(of: cell)
      let changes = InputChange.changes(from: set, to: inputs.set(of: cell, painter.worker))
      if changes.isEmpty { return ThemeVersions(before: now, now: now, changes: []) }
      let (before, lost) = set.theme(like: now) { slot, hash in
        let glyph = ImageSource.builtIn(slot.rawValue)
        if session.hash(of: glyph) == hash { return glyph }
        if let picture = file.pictures[hash] { return .file(Self.path(of: picture)) }
        return now.icons.values.lazy.map(\.image).first { session.hash(of: $0) == hash }
      }
      return ThemeVersions(before: before, now: now, changes: changes, lost: lost)
    }
  }
}
