public import TintypePrimitives

extension DisplayList {
  /// The name of what is drawn on the system's background: equal in light and in dark if nothing else
  /// differs.
  ///
  /// Takes part what takes part in `contentHash`, but for leading fills of the whole canvas that no
  /// theme value is behind.
  public var paintedHash: ContentHash {
    let canvas = Rect(origin: .zero, size: size)
    let grounds = zip(commands, entries).prefix { command, entry in
      guard case .fill(.rectangle(canvas), .paint) = command else { return false }
      return entry.origins.isEmpty
    }
    return contentHash(from: grounds.count)
  }
}
