public import TintypePrimitives

/// What the checks tell of one picture.
public struct PictureReport: Hashable, Sendable {
  /// The contrast of each run of text and each tinted icon, in painting order.
  public let contrast: [DrawnContrast]
  /// What is wrong, or worth knowing.
  public let findings: [PictureFinding]
  /// The name of what is drawn on the system's background, by which the twin of the other mode is
  /// compared.
  public let paintedHash: ContentHash
  /// Whether the theme or a branding gives one of its colours.
  public let hasOwnColors: Bool

  /// The report with the weights that a project sets.
  func weighed(_ severities: SeveritySettings) -> PictureReport {
    if severities.levels.isEmpty { return self }
    return PictureReport(
      contrast: contrast, findings: findings.compactMap { $0.weighed(severities) },
      paintedHash: paintedHash, hasOwnColors: hasOwnColors)
  }
}

extension PictureFinding {
  /// The finding with the weight that a project sets; nil if it is not to be reported.
  func weighed(_ severities: SeveritySettings) -> PictureFinding? {
    guard var problem = severities.applied(to: [problem]).first else { return nil }
    if isInformation { problem.severity = .note }
    var copy = self
    copy.problem = problem
    return copy
  }
}
