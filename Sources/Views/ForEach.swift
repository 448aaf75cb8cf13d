/// One view for each element of a collection.
///
/// Source: SwiftUI `ForEach`, without identity: views are evaluated once.
public struct ForEach<Content: View>: PrimitiveView {
  private let content: [Content]

  /// Builds a view for each element, in order.
  public init<Data: Collection>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.content = data.map { content($0) }
  }

  /// Evaluates the views, in order.
  public func makeNode(in environment: EnvironmentValues) -> ViewNode {
    .group(content.map { $0.makeNode(in: environment) })
  }
}
