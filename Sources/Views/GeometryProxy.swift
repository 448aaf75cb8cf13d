public import TintypePrimitives

/// What a geometry reader knows of its space.
///
/// Source: SwiftUI `GeometryProxy`.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the reader in points.
  public let size: Size
  /// The parts of the canvas that the device's own bars cover, in points.
  public let safeAreaInsets: Insets

  /// Creates a proxy.
  public init(size: Size, safeAreaInsets: Insets = .zero) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}
