extension Never: View {
  public var body: Never { self }
}

/// A view that makes its node itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("the body of a primitive view is never asked for")
  }
}
