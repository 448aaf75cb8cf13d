public import TintypePrimitives

/// An on-screen text after all layers; a format slot still holds its placeholder.
public struct ResolvedWord: Hashable, Sendable {
  /// The slot that was resolved.
  public var slot: WordSlot
  /// The text, with the placeholder of a format slot.
  public var text: String
  /// Where the text was set.
  public var origin: Origin

  /// Creates a resolved text.
  public init(slot: WordSlot, text: String, origin: Origin) {
    self.slot = slot
    self.text = text
    self.origin = origin
  }
}
