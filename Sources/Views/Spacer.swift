/// Space that grows along the stack it is in.
///
/// Source: SwiftUI `Spacer`.
public struct Spacer: PrimitiveView {
  private let minLength: Double?

  /// Creates space of at least `minLength` points, 8 by default.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// Evaluates the space.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .spacer(minLength: minLength ?? 8)
  }
}
