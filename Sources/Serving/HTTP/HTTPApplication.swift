/// What answers the requests of a server.
protocol HTTPApplication: AnyObject, Sendable {
  /// An answer that the head alone decides, such as a refusal; nil to read the body.
  ///
  /// Called by the network's thread, which must not wait.
  func answer(head: RequestHead) -> HTTPResponse?

  /// Answers a whole request, now or later, by `respond`.
  ///
  /// Called by the network's thread, which must not wait.
  func answer(_ exchange: Exchange)

  /// Hears of a request that is over; `response` is nil if the client left before it had one.
  func didFinish(_ exchange: Exchange, response: HTTPResponse?)

  /// The answer to a body that is larger than allowed.
  var tooLarge: HTTPResponse { get }

  /// The answer while too many bodies are in memory.
  var busy: HTTPResponse { get }
}
