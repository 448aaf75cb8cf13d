/// One of two views.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    switch self {
    case .first(let view): view.makeNode(in: environment)
    case .second(let view): view.makeNode(in: environment)
    }
  }
}
