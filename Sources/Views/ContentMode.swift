/// How a view of fixed proportions uses its space.
///
/// Source: SwiftUI `ContentMode`.
public enum ContentMode: Hashable, Sendable {
  /// The largest size that fits.
  case fit
  /// The smallest size that leaves nothing free.
  case fill
}
