/// The canvas that a mockup is drawn on.
public enum MockupCanvas: Hashable, Sendable {
  /// As wide as the device and as tall as the mockup.
  case component
  /// The whole screen of the device.
  case screen
}
