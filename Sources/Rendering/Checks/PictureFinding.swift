public import TintypePrimitives

/// What a check found on one picture.
public struct PictureFinding: Hashable, Sendable {
  /// Code, weight, message and place in the theme's files; the message does not name the cell.
  public var problem: Problem
  /// What it is about: of the findings of one subject a run tells the gravest.
  public let subject: String
  /// How far from right it is; 0 where that has no measure.
  public let gravity: Double
  /// The area of the picture that it concerns, in points; nil if it concerns all of it.
  public let area: Rect?
  /// Whether it stays a note, whatever weight the project gives to its code.
  public let isInformation: Bool

  /// Creates a finding.
  public init(
    _ problem: Problem, subject: String, gravity: Double = 0, area: Rect? = nil,
    isInformation: Bool = false
  ) {
    self.problem = problem
    self.subject = subject
    self.gravity = gravity
    self.area = area
    self.isInformation = isInformation
  }
}
