public import TintypePrimitives

/// A text with a paint for each span.
public struct TextNode: Sendable {
  /// The spans to lay out, and how.
  public var request: TextRequest
  /// The paint of each span.
  public var paints: [Paint]
  /// The theme's words in the text.
  public var words: [Origin]

  /// Creates a text; there is a paint for each span of the request.
  public init(request: TextRequest, paints: [Paint], words: [Origin] = []) {
    self.request = request
    self.paints = paints
    self.words = words
  }
}
