import TintypeJSONText
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering
import TintypeReports

extension SheetCell {
  /// The contact sheet's entry of a snapshot; `picture` is its path from the sheet, and `severities`
  /// tell what is left out.
  init(
    _ snapshot: Snapshot, findings: Findings, mockup: SheetMockup, picture: String,
    severities: SeveritySettings
  ) {
    let cell = snapshot.cell
    let fallback = severities.severity(of: .fontFallback, otherwise: .warning)
    let truncated = severities.severity(of: .truncated, otherwise: .warning)
    let overflow = severities.severity(of: .overflow, otherwise: .warning)
    let scale = Double(cell.scale)
    self.init(
      id: cell.id, mockup: mockup, state: cell.state, mode: cell.mode,
      textSize: cell.textSize.name, locale: cell.locale.text, device: cell.device.name,
      scale: cell.scale, picture: picture, size: snapshot.bitmap.size,
      pixelHash: snapshot.pixelHash, tokens: Self.tokens(of: snapshot.displayList, scale: scale),
      ledger: findings.ledger.filter { fallback != nil || !$0.isFallback }.map {
        SheetLedgerRow(use: $0.use, area: PixelRect(covering: $0.frame, scale: scale))
      },
      truncations: findings.truncations.filter { truncated != nil && $0.isTruncated }.map {
        SheetTruncation(
          text: $0.text, truncation: $0.truncation,
          area: PixelRect(covering: $0.frame, scale: scale))
      },
      findings: (snapshot.report?.findings.map { finding in
        SheetFinding(
          finding.problem, area: finding.area.map { PixelRect(covering: $0, scale: scale) })
      } ?? findings.missing.map { SheetFinding($0) })
        + (overflow.map { severity in
          findings.truncations.filter(\.isOverflowing).map {
            SheetFinding(
              Problem(severity, .overflow, "\(Excerpt.quoted($0.text)): \($0.outcome)."),
              area: PixelRect(covering: $0.frame, scale: scale))
          }
        } ?? []))
  }

  /// The theme values of a picture, each once, with the areas they paint.
  private static func tokens(of list: DisplayList, scale: Double) -> [SheetToken] {
    var order: [Origin] = []
    var areas: [Origin: [PixelRect]] = [:]
    for entry in list.entries where !entry.bounds.isEmpty {
      let area = PixelRect(covering: entry.bounds, scale: scale)
      for origin in entry.origins {
        if areas[origin] == nil { order.append(origin) }
        if areas[origin]?.contains(area) != true { areas[origin, default: []].append(area) }
      }
    }
    return order.map { SheetToken(origin: $0, areas: areas[$0] ?? []) }
  }
}
