public import TintypePrimitives

/// A problem of one cell, with its place on the picture if it has one.
public struct SheetFinding: Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The area it concerns, in pixels of the picture; nil if it concerns the whole.
  public var area: PixelRect?

  /// Creates a finding.
  public init(_ problem: Problem, area: PixelRect? = nil) {
    self.problem = problem
    self.area = area
  }
}
