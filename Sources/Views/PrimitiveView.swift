/// A view that makes its node itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked for; `makeNode(in:)` does without.
  public var body: Never {
    preconditionFailure("the body of a primitive view is never asked for")
  }
}
