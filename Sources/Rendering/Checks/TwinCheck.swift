public import TintypePrimitives

/// Finds cells that are the same in light and in dark.
public struct TwinCheck: Sendable {
  private var known: [Cell: (scheme: ColorScheme, hash: ContentHash)] = [:]

  /// Creates a check that has seen no cell.
  public init() {}

  /// Looks at a cell whose report tells what it paints; the finding is that of the second twin.
  public mutating func findings(
    _ cell: Cell, _ report: PictureReport, severities: SeveritySettings = SeveritySettings()
  ) -> [PictureFinding] {
    var twin = cell
    twin.mode = .light
    guard let (scheme, hash) = known[twin], scheme != cell.mode else {
      known[twin] = (cell.mode, report.paintedHash)
      return []
    }
    guard hash == report.paintedHash else { return [] }
    return [
      PictureFinding(
        Problem(
          .warning, .sameInBothModes,
          "it is the same in light and in dark, but for the system's background. Set the colours that"
            + " it draws in both modes, or leave one mode out."),
        subject: "\(cell.mockup)/\(cell.state)")
    ].compactMap { $0.weighed(severities) }
  }
}
