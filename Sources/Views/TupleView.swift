/// Several views, laid out by whatever holds them.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: [DeferredView]

  init(_ content: repeat each Content) {
    var deferred: [DeferredView] = []
    repeat deferred.append(DeferredView(each content))
    self.content = deferred
  }

  /// Evaluates the views, in order.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .group(content.map { $0.makeNode(in: environment) })
  }
}
