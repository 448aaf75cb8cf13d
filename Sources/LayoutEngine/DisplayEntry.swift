public import TintypePrimitives

/// What stands behind a command: theme values and the area it may touch.
public struct DisplayEntry: Sendable {
  /// The theme values behind the command.
  public var origins: [Origin]
  /// In points, shadows and antialiasing included.
  public var bounds: Rect

  /// Creates an entry.
  public init(origins: [Origin], bounds: Rect) {
    self.origins = origins
    self.bounds = bounds
  }
}
