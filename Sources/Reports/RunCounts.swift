/// How many cells a run planned, drew and compared, and what came of them.
public struct RunCounts: Hashable, Sendable {
  /// The cells asked for.
  public var planned = 0
  /// Cells whose pixels were drawn.
  public var drawn = 0
  /// Cells whose hashes told the pixels, so that nothing was drawn.
  public var cached = 0
  /// Cells compared with a golden.
  public var compared = 0
  /// The cells equal to their goldens.
  public var passed = 0
  /// The cells that differ from their goldens.
  public var differ = 0
  /// Cells without a golden.
  public var missing = 0
  /// Goldens without a cell.
  public var orphan = 0
  /// Cells that could not be drawn or compared.
  public var failed = 0
  /// Goldens that a filter left out.
  public var skipped = 0

  /// Creates counts of zero.
  public init() {}
}
