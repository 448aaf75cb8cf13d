/// What the device shows when a theme of the mode `system` is drawn.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  /// The frame before the view has appeared.
  case firstFrame = "first-frame"
}
