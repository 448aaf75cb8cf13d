/// When two pixels count as different.
public enum PixelMetric: Hashable, Sendable {
  /// When a channel (red, green, blue or alpha, straight, 0–255) differs by more than `tolerance`.
  ///
  /// Zero is an exact match. Fully transparent pixels are equal whatever colour lies under them,
  /// and only alpha counts where one of the two is fully transparent.
  case channels(tolerance: UInt8)
  /// When their perceived distance is above a threshold.
  case yiq(YIQMetric)
}
