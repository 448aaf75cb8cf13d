public import TintypePrimitives

/// What a run of text on a snapshot asked of fonts, and what it got.
public struct LedgerRow: Hashable, Sendable {
  /// What was asked and got.
  public let use: FontUse
  /// The frame of the text in points.
  public let frame: Rect
  /// The part of the mockup it is in, if one is named.
  public let part: String?

  /// Whether `--strict-fonts` fails on it.
  public var isFallback: Bool { use.reason.isFallback }
}
