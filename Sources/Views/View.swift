/// A piece of user interface, described by other pieces.
///
/// A view is evaluated once, to a `ViewNode`; nothing updates it later. Its type is sendable because
/// a geometry reader evaluates views at layout.
///
/// Source: SwiftUI `View`.
public protocol View: SendableMetatype {
  /// The view that describes this one.
  associatedtype Body: View

  /// What the view shows.
  @ViewBuilder var body: Body { get }

  /// Evaluates the view with the values of its surroundings.
  ///
  /// Views of a team's own never implement it; the default evaluates `body`.
  func makeNode(in environment: EnvironmentValues) -> ViewNode
}

extension View {
  /// Evaluates `body`.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    body.makeNode(in: environment)
  }
}
