public import TintypePrimitives

/// An on-screen text after all layers; a format slot still holds its placeholder.
public struct ResolvedWord: Hashable, Sendable {
  public var slot: WordSlot
  public var text: String
  public var origin: Origin

  /// Creates a resolved text.
  public init(slot: WordSlot, text: String, origin: Origin) {
    self.slot = slot
    self.text = text
    self.origin = origin
  }
}
