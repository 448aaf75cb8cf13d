internal import CMicroHTTPD
import Glibc
import Synchronization
import TintypePrimitives

/// Takes requests over HTTP/1.1 on one thread and hands them to an application.
///
/// TLS is a proxy's. Whoever creates it calls `sweep` a few times a second, and `stop` once.
final class HTTPServer: Sendable {
  private let library: HTTPLibrary
  private let limits: HTTPLimits
  private let application: any HTTPApplication
  private let daemon = Guarded<UInt>(0)
  private let connections = Guarded<[ObjectIdentifier: Connection]>([:])
  /// The bytes of bodies in memory.
  private let bodies = Atomic(0)

  /// Listens on a socket that is bound already; it is closed by `stop`.
  ///
  /// Throws `ServiceError` if libmicrohttpd is not there or does not start.
  init(
    _ listener: ListeningSocket, _ limits: HTTPLimits, _ application: any HTTPApplication
  ) throws(ServiceError) {
    guard let library = HTTPLibrary.shared else { throw .noLibrary(HTTPLibrary.fileName) }
    self.library = library
    self.limits = limits
    self.application = application
    var callbacks = tintype_http_callbacks()
    callbacks.access = { context, connection, _, method, _, upload, size, request in
      guard let server = HTTPServer.from(context), let connection, let method, let size, let request
      else { return tintype_http_result(false) }
      return tintype_http_result(
        server.access(connection, method, upload, size, request))
    }
    callbacks.completed = { context, _, request, end in
      guard let server = HTTPServer.from(context), let request, let taken = request.pointee else {
        return
      }
      request.pointee = nil
      let exchange = Unmanaged<Exchange>.fromOpaque(taken).takeRetainedValue()
      server.completed(exchange, isWhole: end.rawValue == tintype_http_completed)
    }
    callbacks.connection = { context, connection, state, code in
      guard let server = HTTPServer.from(context), let connection, let state else { return }
      if code.rawValue == tintype_http_opened {
        state.pointee = Unmanaged.passRetained(server.opened(connection)).toOpaque()
      } else if let taken = state.pointee {
        state.pointee = nil
        server.closed(Unmanaged<Connection>.fromOpaque(taken).takeRetainedValue())
      }
    }
    callbacks.uri = { context, uri, connection in
      guard let server = HTTPServer.from(context), let uri, let connection else { return nil }
      server.connection(of: connection)?.target.withLock { $0 = String(cString: uri) }
      return nil
    }
    // Paths are decoded by us, part by part, so that an encoded slash or zero is seen as such.
    callbacks.unescape = { _, _, text in text.map { strlen($0) } ?? 0 }
    let started = tintype_http_start(
      library.start, listener.descriptor, UInt32(limits.connections), UInt32(limits.deadline + 1),
      limits.head, &callbacks, Unmanaged.passUnretained(self).toOpaque())
    guard let started else { throw .notStarted("libmicrohttpd gives no reason") }
    daemon.withLock { $0 = UInt(bitPattern: started) }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> HTTPServer? {
    context.map { Unmanaged<HTTPServer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The connections that are open.
  var connectionCount: Int { connections.withLock(\.count) }

  /// Whether an answer is on its way.
  var isWriting: Bool {
    connections.withLock { connections in
      connections.values.contains { connection in
        switch connection.phase {
        case .answering, .writing: true
        case .reading, .streaming: false
        }
      }
    }
  }

  /// Closes the connections that take longer than the deadline, however busily they drip.
  func sweep() {
    let now = MonotonicTime.now
    // Under the lock none of them can be closed by the network's thread, whose socket might be
    // another's by then.
    connections.withLock { connections in
      for connection in connections.values {
        switch connection.phase {
        case .reading(let since), .writing(let since):
          if now.seconds(since: since) > limits.deadline {
            shutdown(connection.socket, Int32(SHUT_RDWR))
          }
        case .answering, .streaming: break
        }
      }
    }
  }

  /// Takes no further connections.
  func stopAccepting() {
    let socket = daemon.withLock { daemon in
      OpaquePointer(bitPattern: daemon).map(library.quiesce) ?? -1
    }
    if socket >= 0 { close(socket) }
  }

  /// Closes all connections; every request must have been answered.
  func stop() {
    let stopped = daemon.withLock { daemon in
      defer { daemon = 0 }
      return OpaquePointer(bitPattern: daemon)
    }
    stopped.map(library.stop)
  }

  // MARK: On the network's thread

  private func opened(_ native: OpaquePointer) -> Connection {
    let connection = Connection(
      native, socket: tintype_http_socket(library.connectionInfo, native), library)
    connections.withLock { $0[ObjectIdentifier(connection)] = connection }
    return connection
  }

  private func closed(_ connection: Connection) {
    connections.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  private func connection(of native: OpaquePointer) -> Connection? {
    tintype_http_context(library.connectionInfo, native).map {
      Unmanaged<Connection>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func access(
    _ native: OpaquePointer, _ method: UnsafePointer<CChar>, _ upload: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>, _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> Bool {
    guard let known = request.pointee else {
      guard let connection = connection(of: native) else { return false }
      let exchange = Exchange(head(of: native, method, connection), connection)
      request.pointee = Unmanaged.passRetained(exchange).toOpaque()
      return begin(exchange, native)
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    if size.pointee > 0, let upload {
      let bytes = UnsafeRawBufferPointer(start: upload, count: size.pointee)
      size.pointee = 0
      return append(bytes, to: exchange)
    }
    if case .reading = exchange.connection.phase {
      exchange.connection.phase = .answering
      if exchange.response == nil { application.answer(exchange) }
    }
    guard let response = exchange.responseOrSuspend() else { return true }
    return send(response, of: exchange, native)
  }

  /// Answers what the head decides, else asks for the body.
  private func begin(_ exchange: Exchange, _ native: OpaquePointer) -> Bool {
    guard let response = early(exchange) else { return true }
    exchange.respond(response)
    // Answering before the end of a request closes the connection, so only a body that is not wanted
    // is cut short.
    return exchange.head.hasBody ? send(response, of: exchange, native) : true
  }

  private func early(_ exchange: Exchange) -> HTTPResponse? {
    if let response = application.answer(head: exchange.head) { return response }
    guard let length = exchange.head.contentLength else { return nil }
    if length > limits.body { return application.tooLarge }
    if length + bodies.load(ordering: .relaxed) > limits.bodies { return application.busy }
    return nil
  }

  /// Keeps a part of a body; false closes the connection.
  ///
  /// In the middle of a body nothing can be answered, so what exceeds the limit ends it.
  private func append(_ bytes: UnsafeRawBufferPointer, to exchange: Exchange) -> Bool {
    let sum = bodies.wrappingAdd(bytes.count, ordering: .relaxed).newValue
    return exchange.body.withLock { body in
      body.bytes.append(contentsOf: bytes)
      body.count += bytes.count
      return body.count <= limits.body && sum <= limits.bodies
    }
  }

  private func send(_ response: HTTPResponse, of exchange: Exchange, _ native: OpaquePointer)
    -> Bool
  {
    exchange.connection.phase = response.isStream ? .streaming : .writing(since: .now)
    return response.queue(on: native)
  }

  private func completed(_ exchange: Exchange, isWhole: Bool) {
    bodies.wrappingSubtract(exchange.body.withLock(\.count), ordering: .relaxed)
    exchange.connection.phase = .reading(since: .now)
    application.didFinish(exchange, response: isWhole ? exchange.response : nil)
  }

  private func head(
    of native: OpaquePointer, _ method: UnsafePointer<CChar>, _ connection: Connection
  ) -> RequestHead {
    func header(_ name: String) -> String? {
      library.header(native, tintype_http_header, name).map { String(cString: $0) }
    }
    let target = connection.target.withLock { $0 }
    let mark = target.utf8.firstIndex(of: UInt8(ascii: "?"))
    return RequestHead(
      method: String(cString: method), path: String(target[..<(mark ?? target.endIndex)]),
      query: mark.map { String(target[target.index(after: $0)...]) } ?? "",
      host: header("Host"), origin: header("Origin"), authorization: header("Authorization"),
      contentType: header("Content-Type"),
      contentLength: header("Content-Length").flatMap { Int($0) },
      isChunked: header("Transfer-Encoding") != nil,
      ifNoneMatch: header("If-None-Match"))
  }
}
