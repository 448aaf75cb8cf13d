import TintypeGraphics
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Names the causes of a cell's difference.
///
/// First the inputs that, put back, bring the golden's pixels back. Where pixels differ although
/// every input is as it was, the fingerprints tell whether fonts, mockup or renderer changed.
/// `unknown` is an answer, a guess is not.
struct CauseFinder {
  let painter: CellPainter
  /// The two versions of the theme; nil if what the golden was drawn with is not known.
  let versions: ThemeVersions?
  /// What is known of the golden.
  private let line: ManifestLine?
  /// Whether the golden was drawn by this very tool, with the older theme.
  private let isOurs: Bool
  /// The faces that could be drawn when the golden was; empty if that is not known.
  private let faces: [RecordedFace]

  init(
    _ painter: CellPainter, versions: ThemeVersions?, line: ManifestLine?,
    faces: [RecordedFace] = [], isOurs: Bool = false
  ) {
    self.painter = painter
    self.versions = versions
    self.line = line
    self.faces = faces
    self.isOurs = isOurs
  }

  /// The areas with their causes.
  ///
  /// Throws `GraphicsError` if drawing fails.
  func causes(
    of areas: [ChangedArea], golden: Bitmap, snapshot: Snapshot
  ) throws(GraphicsError) -> [AreaDifference] {
    let found = try causes(golden, snapshot, areas.map(\.rect))
    return zip(areas, found).map { AreaDifference(area: $0, causes: $1) }
  }

  /// The causes of another size.
  ///
  /// Throws `GraphicsError` if drawing fails.
  func causes(
    ofSize golden: Bitmap, snapshot: Snapshot
  ) throws(GraphicsError) -> [Cause] { try causes(golden, snapshot, [])[0] }

  private func causes(
    _ golden: Bitmap, _ snapshot: Snapshot, _ areas: [PixelRect]
  ) throws(GraphicsError) -> [[Cause]] {
    let places = areas.isEmpty ? [nil] : areas.map(Optional.some)
    func others(_ area: PixelRect?, drew hash: ContentHash) -> [Cause] {
      line.map { otherCauses($0, drew: hash, snapshot.displayList, area) } ?? []
    }
    guard let versions, !versions.changes.isEmpty else {
      return places.map { area in
        let causes = others(area, drew: snapshot.displayListHash)
        return causes.isEmpty ? [.unknown] : causes
      }
    }
    let before = painter.layout(versions.before)
    let hash = before.contentHash
    let isGolden =
      isOurs
      || line.map { line in
        line.displayList == hash
          && line.fingerprint.drawsLike(painter.worker.session.fingerprint(of: painter.cell))
      } ?? false
    // What was drawn then is the golden itself, unless something beside the theme changed too.
    let target = isGolden ? golden : try painter.worker.draw(before)
    let prover = CauseProver(
      painter, versions, now: snapshot.displayList, hashNow: snapshot.displayListHash,
      before: before, hashBefore: hash, target: target, snapshot: snapshot.bitmap, areas: areas)
    let names = try prover.causes()
    return zip(names, places).map { names, area in
      var causes = names.map {
        cause($0, in: [snapshot.displayList, before], area, isProved: true)
      }
      let isWhole = area.map { target.equals(golden, in: $0) } ?? target.hasPixels(of: golden)
      if !isWhole {
        causes += rest(others(area, drew: hash), in: [snapshot.displayList, before], area)
      }
      return causes.isEmpty ? [.unknown] : causes
    }
  }

  /// What explains an area that is not the golden's with every known input put back.
  private func rest(
    _ others: [Cause], in lists: [DisplayList], _ area: PixelRect?
  ) -> [Cause] {
    if !others.isEmpty { return others }
    // Only an input whose old value is lost is left; which of several, cannot be told.
    guard let versions, let line, versions.lost.count == 1, let name = versions.lost.first,
      line.fingerprint == painter.worker.session.fingerprint(of: painter.cell)
    else { return [.unknown] }
    return [cause(name, in: lists, area, isProved: false)]
  }

  /// What changed beside the theme since the golden was drawn, for an area of today's display list;
  /// `hash` names the one that today's sources lay out with the theme of then.
  func otherCauses(
    _ line: ManifestLine, drew hash: ContentHash, _ list: DisplayList, _ area: PixelRect?
  ) -> [Cause] {
    let old = line.fingerprint
    let new = painter.worker.session.fingerprint(of: painter.cell)
    // An equal display list has equal fonts and comes from an equal mockup.
    let isListEqual = hash == line.displayList
    var causes: [Cause] = []
    if !isListEqual, old.fonts != new.fonts { causes += fontCauses(list, area) }
    if old.libraries != new.libraries { causes.append(.libraries) }
    if !isListEqual, old.mockups != new.mockups {
      causes.append(Cause(.mockup, painter.cell.mockup))
    }
    if old.renderer != new.renderer { causes.append(Cause(.renderer, "the renderer")) }
    return causes
  }

  /// The faces behind the texts of an area, by name where the recorded ones are known.
  private func fontCauses(_ list: DisplayList, _ area: PixelRect?) -> [Cause] {
    let rect = area.map { $0.points(1 / list.scale).expanded(by: 1 / list.scale) }
    let texts = list.texts.filter { text in
      rect.map { $0.intersects(text.frame) || $0.intersects(text.ink) } ?? true
    }
    let changed =
      faces.isEmpty
      ? []
      : RecordedFace.changed(
        in: texts.flatMap(\.fontUses), from: faces,
        to: painter.worker.session.catalogue.faces.map { RecordedFace($0) })
    return changed.isEmpty
      ? [Cause(.fontFiles, "the font files")] : changed.map { Cause(.fontFiles, $0.text) }
  }

  private func cause(
    _ name: Input.Name, in lists: [DisplayList], _ area: PixelRect?, isProved: Bool
  ) -> Cause {
    var alias: [String] = []
    let painted = name == .supply ? versions?.supplied ?? [] : [name]
    for list in lists where alias.isEmpty {
      for (found, follower) in Self.painting(painted, in: list, area) {
        // Nothing paints in the name of a supply, but in those of the values that it decides.
        guard let follower = name == .supply ? follower ?? found.name : follower else { continue }
        if !alias.contains(follower) { alias.append(follower) }
      }
    }
    if name == .supply { alias += movers.filter { !alias.contains($0) } }
    let origin = versions?.origin(of: name)
    let isSet = origin?.input == name.name
    return Cause(
      name.kind.cause, name.name, alias: alias,
      layer: isSet ? origin?.layer : .sdkDefault, position: isSet ? origin?.position : nil,
      isProved: isProved)
  }

  /// The dimensions that another supply shows or hides and that move something in the cell.
  private var movers: [String] {
    guard let versions else { return [] }
    let now = painter.layout(versions.now).contentHash
    return versions.supplied.filter { $0.kind == .dimension }.map(\.name).sorted().filter { name in
      painter.layout(versions.theme(puttingBack: [Input.Name(.dimension, name)])).contentHash != now
    }
  }

  /// The changed inputs that paint in an area, in painting order, with the follower each paints
  /// through; in all of the picture if no area is given.
  static func painting(
    _ changed: Set<Input.Name>, in list: DisplayList, _ area: PixelRect?
  ) -> [(name: Input.Name, follower: String?)] {
    let rect = area.map { $0.points(1 / list.scale).expanded(by: 1 / list.scale) }
    var found: [(name: Input.Name, follower: String?)] = []
    for entry in list.entries where !entry.origins.isEmpty {
      if let rect, !rect.intersects(entry.bounds) { continue }
      for origin in entry.origins {
        for (place, text) in origin.names.enumerated() {
          let name = Input.Name(origin.kind, text)
          guard changed.contains(name) else { continue }
          found.append((name, place > 0 ? origin.names[0] : nil))
        }
      }
    }
    return found
  }
}

extension Bitmap {
  /// Whether the other has the same size and pixels.
  func hasPixels(of other: Bitmap) -> Bool {
    equals(other, in: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }
}

extension Origin.Kind {
  var cause: Cause.Kind {
    switch self {
    case .color: .token
    case .font: .font
    case .icon: .icon
    case .word: .word
    case .dimension: .dimension
    }
  }
}
