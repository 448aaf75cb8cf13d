/// Several views as one, without a layout of their own.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content

  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}
