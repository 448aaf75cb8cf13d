public import TintypePrimitives

/// An icon slot after all layers.
public struct ResolvedIcon: Hashable, Sendable {
  /// The slot that was resolved.
  public var slot: IconSlot
  /// The picture that fills it.
  public var image: ImageSource
  /// Whether the SDK recolours it; avatars that a theme supplies keep their colours.
  public var isTemplate: Bool
  /// Where the picture was set.
  public var origin: Origin

  /// Creates a resolved icon.
  public init(slot: IconSlot, image: ImageSource, isTemplate: Bool, origin: Origin) {
    self.slot = slot
    self.image = image
    self.isTemplate = isTemplate
    self.origin = origin
  }
}
