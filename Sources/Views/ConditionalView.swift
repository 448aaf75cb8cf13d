/// One of two views.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// Evaluates the view that was chosen.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    switch self {
    case .first(let view): view.makeNode(in: environment)
    case .second(let view): view.makeNode(in: environment)
    }
  }
}
