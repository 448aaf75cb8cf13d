import TintypeJSONText
import TintypePrimitives

extension Service: HTTPApplication {
  func answer(head: RequestHead) -> HTTPResponse? {
    // A known picture is the most common request by far, and needs no routing.
    if head.method == "GET", isAllowed(head), hostProblem(head) == nil,
      let picture = cache.picture(at: head.path)
    {
      return picture.answer(head.ifNoneMatch)
    }
    guard let parts = head.pathParts else {
      return ServiceProblem(
        .badRequest, "The path has a broken escape, a zero or bytes that are no UTF-8."
      ).response
    }
    switch Route.find(head.method, parts) {
    case .unknown:
      return ServiceProblem(
        .notFound, "\(Excerpt.quoted(head.path)) is no path of this service; see /openapi.json."
      ).response
    case .otherMethod(let methods):
      return ServiceProblem(
        .methodNotAllowed,
        "\(Excerpt.quoted(head.path)) takes \(methods.joined(separator: " and ")).",
        headers: [("Allow", methods.joined(separator: ", "))]
      ).response
    case .found(let match):
      return refusal(head, match.route)
    }
  }

  private func refusal(_ head: RequestHead, _ route: Route) -> HTTPResponse? {
    if let problem = hostProblem(head) { return problem.response }
    if !route.isOpen, !isAllowed(head) {
      return ServiceProblem(
        .unauthorized, "Send the token of the service as 'Authorization: Bearer …'."
      ).response
    }
    if route.takesJSON {
      let type = head.contentType?.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
      guard type == "application/json" else {
        return ServiceProblem(
          .wrongType, "The body has to be sent as 'Content-Type: application/json'."
        ).response
      }
    }
    if route.method == "POST", isStopping { return later(.stopping, "The service stops.") }
    return nil
  }

  /// A page of another site must not reach a service that asks for no token, under any name.
  private func hostProblem(_ head: RequestHead) -> ServiceProblem? {
    guard options.token == nil, options.address.isLoopback else { return nil }
    if let host = head.host, !Self.isLocal(host) {
      return ServiceProblem(
        .forbiddenHost,
        "\(Excerpt.quoted(host)) is no name of this machine's own. Use 127.0.0.1 or localhost, or"
          + " give the service a token.")
    }
    // What a page of another site sends, its reader does not mean to.
    if head.method != "GET", let origin = head.origin, origin != "http://\(head.host ?? "")" {
      return ServiceProblem(
        .forbiddenHost,
        "A page of \(Excerpt.quoted(origin)) may send nothing here. Give the service a token.")
    }
    return nil
  }

  private static func isLocal(_ host: String) -> Bool {
    let name =
      if host.hasPrefix("[") {
        String(host.dropFirst().prefix { $0 != "]" })
      } else {
        String(host.prefix { $0 != ":" })
      }
    return ListenAddress(host: name.lowercased(), port: 0).isLoopback
  }

  private func isAllowed(_ head: RequestHead) -> Bool {
    guard let token = options.token else { return true }
    let wanted = Array(token.utf8)
    let words = (head.authorization ?? "").split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else { return false }
    let given = Array(words[1].utf8)
    // All bytes are looked at, so that the time tells nothing of the token.
    var difference = wanted.count ^ given.count
    for (place, byte) in wanted.enumerated() {
      difference |= Int(byte ^ (place < given.count ? given[place] : 0))
    }
    return difference == 0
  }

  func answer(_ exchange: Exchange) {
    guard let parts = exchange.head.pathParts,
      case .found(let match) = Route.find(exchange.head.method, parts)
    else { return exchange.respond(ServiceProblem(.notFound, "No such path.").response) }
    do throws(ServiceProblem) {
      try perform(match, exchange)
    } catch {
      exchange.respond(error.response)
    }
  }

  /// Has a request answered by a thread that draws; `body` returns nil if it is answered later.
  func enqueue(
    _ exchange: Exchange,
    _ body: @escaping @Sendable (ServiceWorker, Exchange) throws(ServiceProblem) -> HTTPResponse?
  ) {
    let request = WorkQueue.Request(exchange: exchange) { thread, exchange in
      do throws(ServiceProblem) {
        if let response = try body(thread, exchange) { exchange.respond(response) }
      } catch {
        exchange.respond(error.response)
      }
    }
    if queue.add(request) { return }
    exchange.respond(
      isStopping
        ? later(.stopping, "The service stops.")
        : later(.queueFull, "\(queue.limit) requests wait already."))
  }

  func didFinish(_ exchange: Exchange, response: HTTPResponse?) {
    metrics.count(status: response?.status)
    log.note(exchange, response)
  }

  var tooLarge: HTTPResponse {
    ServiceProblem(
      .tooLarge, "A body may have \(options.bodyLimit) bytes; upload files one by one."
    ).response
  }

  var busy: HTTPResponse { later(.queueFull, "Too many large requests are under way.") }
}
