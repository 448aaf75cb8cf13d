/// The canvas that a mockup is drawn on.
public enum MockupCanvas: String, Hashable, Sendable {
  /// As wide as the device and as tall as the mockup, without the device's bars.
  case component
  /// The whole screen of the device.
  case screen
  /// A screen that is seen to its end: as wide as the device, at least as tall and as tall as the
  /// mockup, with the device's bars.
  case page
}
