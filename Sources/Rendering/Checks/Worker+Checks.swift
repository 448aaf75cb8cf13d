public import TintypeLayoutEngine
public import TintypePrimitives

extension Worker {
  /// The findings of checks on a cell whose display list this worker laid out.
  ///
  /// `contrast` are the rows of the list, if they were measured already.
  public func problems(
    of list: DisplayList, in cell: Cell, _ checks: PictureChecks, contrast: [DrawnContrast]? = nil
  ) -> [Problem] {
    checks.problems(
      of: list, in: cell.mode, name: cell.id, contrast: contrast,
      isFullColor: images.isFullColor)
  }
}
