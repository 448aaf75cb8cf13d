/// A view that a modifier changed.
///
/// It holds the view by reference and has no type of its own for each combination: copying it costs
/// nothing, where a modifier around a modifier would copy all that is in it each time.
public struct ModifiedView: PrimitiveView {
  private let evaluate: (EnvironmentValues) -> ViewNode

  /// Evaluates by a closure.
  init(_ evaluate: @escaping (EnvironmentValues) -> ViewNode) { self.evaluate = evaluate }

  /// Evaluates a view to one node, and changes that.
  init(_ content: some View, _ wrap: @escaping (ViewNode) -> ViewNode) {
    evaluate = { wrap(content.makeNode(in: $0).single) }
  }

  /// Evaluates a view in a changed environment.
  init(_ content: some View, in change: @escaping (inout EnvironmentValues) -> Void) {
    evaluate = {
      var changed = $0
      change(&changed)
      return content.makeNode(in: changed)
    }
  }

  /// Evaluates the view, and what the modifier makes of it.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode { evaluate(environment) }
}
