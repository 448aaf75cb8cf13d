public import TintypeLayoutEngine
public import TintypePrimitives

extension Worker {
  /// What checks tell of a cell whose display list this worker laid out, with the weights that a
  /// project sets.
  public func check(
    _ list: DisplayList, of cell: Cell, severities: SeveritySettings = SeveritySettings()
  ) -> PictureReport {
    checks.run(list, in: cell.mode, inspector: self, severities: severities)
  }
}

extension Worker: PictureInspecting {
  /// The pixels of a part of a display list that this worker laid out; nil if it cannot be drawn.
  public func bitmap(of list: DisplayList) -> Bitmap? { try? draw(list) }

  /// Whether a picture that this worker laid out has several colours of its own.
  public func isFullColor(_ picture: ContentHash) -> Bool { images.isFullColor(picture) }

  /// The icons of the theme for which others are drawn.
  public func brokenIcons(in scheme: ColorScheme) -> [BrokenIcon] {
    drawable(scheme, .english).brokenIcons
  }

  /// Why a picture that is there cannot be drawn, by its path.
  public var faults: [String: String] { images.faults }

  /// What drawing passes over in a picture that this worker laid out, by its hash.
  public var flaws: [ContentHash: PictureFlaw] { images.flaws }
}
