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
    // What the SDK itself paints alike in both modes is no fault of the theme.
    let isOwn = report.hasOwnColors
    return [
      PictureFinding(
        Problem(
          isOwn ? .warning : .note, .sameInBothModes,
          "it is the same in light and in dark, but for the system's background."
            + (isOwn
              ? " Set the colours that it draws in both modes, or leave one mode out."
              : " The SDK's own defaults are, and the theme sets none of its colours.")),
        subject: "\(cell.mockup)/\(cell.state)", isInformation: !isOwn)
    ].compactMap { $0.weighed(severities) }
  }
}
