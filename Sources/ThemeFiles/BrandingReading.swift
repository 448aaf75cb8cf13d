public import TintypePrimitives
public import TintypeTheming

/// What came of reading a branding payload.
public struct BrandingReading: Sendable {
  /// The values that the SDK would take; the others were dropped one by one.
  public let content: LayerContent
  /// The mistakes in file order.
  public let problems: [Problem]

  /// Whether a value was dropped.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
