import TintypeGraphics
public import TintypeLayoutEngine
public import TintypePrimitives
public import TintypeRendering
public import TintypeTheming

/// Compares the cells of a session, which has the newer theme, with an older theme.
public struct ThemeComparison: Sendable {
  /// The pictures of a cell that changed.
  public struct Pictures: Sendable {
    /// The picture in the older theme.
    public let old: Bitmap
    /// The picture in the newer theme.
    public let new: Bitmap
    /// What the newer picture was drawn from.
    public let list: DisplayList
  }

  private let old: Theme
  private let plain: [ColorScheme: [InputChange]]
  private let known = ThemeVersionCache()
  /// One comparison has one older theme, so any name does.
  private let oldID = ContentHash(of: "")

  /// Compares the inputs of two themes.
  public init(_ session: RenderSession, old: Theme) {
    self.old = old
    let filled = RenderSession.filled(old)
    func inputs(_ theme: ResolvedTheme) -> InputSet { InputSet(theme) { session.hash(of: $0) } }
    plain = Dictionary(
      uniqueKeysWithValues: ColorScheme.allCases.map { scheme in
        let changes = InputChange.changes(
          from: inputs(filled.resolve(scheme)), to: inputs(session.theme(scheme)))
        return (scheme, changes)
      })
  }

  /// The two versions as a cell shows them.
  func versions(_ cell: Cell, _ worker: Worker) -> ThemeVersions {
    known.versions(from: oldID, ThemeInputs.Key(cell, worker.session)) {
      let (before, now) = (worker.theme(old, of: cell), worker.theme(of: cell))
      func inputs(_ theme: ResolvedTheme) -> InputSet {
        InputSet(theme) { worker.session.hash(of: $0) }
      }
      return ThemeVersions(
        before: before, now: now,
        changes: InputChange.changes(from: inputs(before), to: inputs(now)))
    }
  }

  /// The inputs that differ in a scheme, words in English.
  public func changes(_ scheme: ColorScheme) -> [InputChange] { plain[scheme] ?? [] }

  /// Compares a cell; its pictures come with it if it changed.
  public func compare(
    _ cell: Cell, _ worker: Worker
  ) -> (cell: ComparedCell, pictures: Pictures?) {
    let painter = CellPainter(cell, worker)
    let now = painter.layout()
    let findings = worker.findings(now, of: cell)
    let versions = versions(cell, worker)
    if versions.changes.isEmpty {
      let compared = ComparedCell(
        cell: cell, result: .unchanged, predicted: [], oldFindings: findings,
        newFindings: findings)
      return (compared, nil)
    }
    let before = painter.layout(versions.before)
    let predicted = predicted(painter, versions, before, now)
    func compared(_ result: ComparedCell.Result) -> ComparedCell {
      ComparedCell(
        cell: cell, result: result, predicted: predicted,
        oldFindings: worker.findings(before, of: cell), newFindings: findings)
    }
    let hash = now.contentHash
    if hash == before.contentHash { return (compared(.unchanged), nil) }
    do throws(GraphicsError) {
      let old = try worker.draw(before)
      let snapshot = Snapshot(
        cell: cell, displayList: now, displayListHash: hash, bitmap: try worker.draw(now))
      let new = snapshot.bitmap
      let finder = CauseFinder(painter, versions: versions, line: nil, isOurs: true)
      guard old.size == new.size else {
        let causes = try finder.causes(ofSize: old, snapshot: snapshot)
        return (
          compared(.wrongSize(old: old.size, new: new.size, causes: causes)),
          Pictures(old: old, new: new, list: now)
        )
      }
      let comparison = PictureComparison(golden: old, snapshot: new)
      if comparison.isEqual { return (compared(.unchanged), nil) }
      let areas = comparison.areas(
        golden: old, snapshot: new,
        AreaOptions(scale: Double(cell.scale), direction: cell.locale.direction))
      let difference = Difference(
        comparison: comparison, size: old.size, scale: cell.scale,
        areas: try finder.causes(of: areas, golden: old, snapshot: snapshot))
      return (compared(.differs(difference)), Pictures(old: old, new: new, list: now))
    } catch {
      return (compared(.failed("\(error)")), nil)
    }
  }

  /// The changed inputs that stand behind something drawn, in either version.
  ///
  /// A dimension paints nothing itself: it is predicted where putting it back moves something.
  private func predicted(
    _ painter: CellPainter, _ versions: ThemeVersions, _ before: DisplayList, _ now: DisplayList
  ) -> Set<Input.Name> {
    let names = Set(versions.changes.map(\.name))
    var found: Set<Input.Name> = []
    for list in [now, before] {
      let painting = CauseFinder.painting(names.union(versions.supplied), in: list, nil)
      found.formUnion(painting.map { versions.supplied.contains($0.name) ? .supply : $0.name })
    }
    let dimensions = names.union(versions.supplied).filter { $0.kind == .dimension }
    if found.isEmpty, !dimensions.isEmpty,
      painter.layout(versions.theme(puttingBack: dimensions)).contentHash != now.contentHash
    {
      return Set(dimensions.map { versions.supplied.contains($0) ? .supply : $0 })
    }
    return found
  }
}
