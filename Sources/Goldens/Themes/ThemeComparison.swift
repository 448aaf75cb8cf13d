import TintypeGraphics
import TintypeLayoutEngine
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
  }

  /// The versions in each scheme.
  public let versions: [ColorScheme: ThemeVersions]

  /// Compares the inputs of two themes.
  public init(_ session: RenderSession, old: Theme) {
    versions = Dictionary(
      uniqueKeysWithValues: ColorScheme.allCases.map { scheme in
        let (before, now) = (old.resolve(scheme), session.theme(scheme))
        func inputs(_ theme: ResolvedTheme) -> InputSet {
          InputSet(theme) { session.hash(of: $0) }
        }
        return (
          scheme,
          ThemeVersions(
            before: before, now: now,
            changes: InputChange.changes(from: inputs(before), to: inputs(now)))
        )
      })
  }

  /// The inputs that differ in a scheme.
  public func changes(_ scheme: ColorScheme) -> [InputChange] { versions[scheme]?.changes ?? [] }

  /// Compares a cell; its pictures come with it if it changed.
  public func compare(
    _ cell: Cell, _ worker: Worker
  ) -> (cell: ComparedCell, pictures: Pictures?) {
    let painter = CellPainter(cell, worker)
    let now = painter.layout()
    let findings = worker.findings(now, of: cell)
    guard let versions = versions[cell.mode], !versions.changes.isEmpty else {
      let compared = ComparedCell(
        cell: cell, result: .unchanged, isPredicted: false, oldFindings: findings,
        newFindings: findings)
      return (compared, nil)
    }
    let before = painter.layout(versions.before)
    let isPredicted = predicts(painter, versions, before, now)
    func compared(_ result: ComparedCell.Result) -> ComparedCell {
      ComparedCell(
        cell: cell, result: result, isPredicted: isPredicted,
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
          Pictures(old: old, new: new)
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
      return (compared(.differs(difference)), Pictures(old: old, new: new))
    } catch {
      return (compared(.failed("\(error)")), nil)
    }
  }

  /// Whether a changed input stands behind something drawn, in either version.
  ///
  /// A dimension paints nothing itself: it is predicted where putting it back moves something.
  private func predicts(
    _ painter: CellPainter, _ versions: ThemeVersions, _ before: DisplayList, _ now: DisplayList
  ) -> Bool {
    let names = Set(versions.changes.map(\.name))
    for list in [now, before] where !CauseFinder.painting(names, in: list, nil).isEmpty {
      return true
    }
    let dimensions = names.filter { $0.kind == .dimension }
    if dimensions.isEmpty { return false }
    return painter.layout(versions.theme(puttingBack: dimensions)).contentHash != now.contentHash
  }
}
