internal import CMicroHTTPD
import Glibc

/// A response, which may be sent any number of times, on several connections at once.
final class HTTPResponse: @unchecked Sendable {
  /// The HTTP status code.
  let status: Int
  /// The bytes of the body; nil if it is made while it is sent.
  let count: Int?
  /// What stands in the log beside the status.
  let code: String?
  // libmicrohttpd counts its users by itself, from any thread.
  private let native: OpaquePointer

  /// Creates a response whose body is in memory.
  init(
    _ status: Int, type: String? = nil, headers: [(String, String)] = [], body: Payload,
    code: String? = nil
  ) {
    self.status = status
    self.code = code
    count = body.memory.count
    native = Self.checked(
      Self.library.bufferResponse(
        body.memory.count, UnsafeMutableRawPointer(mutating: body.memory.baseAddress),
        { context in
          if let context { Unmanaged<Payload>.fromOpaque(context).release() }
        }, Unmanaged.passRetained(body).toOpaque()))
    add(type, headers)
  }

  /// Creates a response whose body is in memory.
  convenience init(
    _ status: Int, type: String? = nil, headers: [(String, String)] = [], body: [UInt8] = [],
    code: String? = nil
  ) {
    self.init(status, type: type, headers: headers, body: Payload(body), code: code)
  }

  /// Creates a response whose body is a file of at most `size` bytes; it is closed once sent.
  init(_ status: Int, type: String, headers: [(String, String)] = [], file: Int32, size: Int) {
    self.status = status
    code = nil
    count = size
    native = Self.checked(Self.library.fileResponse(UInt64(size), file))
    add(type, headers)
  }

  /// Creates a response whose body is told as it happens; it can be sent once.
  init(events: EventStream) {
    status = 200
    count = nil
    code = nil
    let context = Unmanaged.passRetained(events).toOpaque()
    let response = Self.library.callbackResponse(
      UInt64.max, 4096,
      { context, _, buffer, limit in
        guard let context, let buffer else { return EventStream.end }
        return Unmanaged<EventStream>.fromOpaque(context).takeUnretainedValue()
          .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: limit))
      }, context,
      { context in
        guard let context else { return }
        Unmanaged<EventStream>.fromOpaque(context).takeRetainedValue().close()
      })
    native = Self.checked(response)
    add("text/event-stream; charset=utf-8", [("Cache-Control", "no-store")])
  }

  deinit { Self.library.destroy(native) }

  /// Whether the body is made while it is sent, so that it has no end in time.
  var isStream: Bool { count == nil }

  /// Hands the response to a connection; called by the connection's thread.
  func queue(on connection: OpaquePointer) -> Bool {
    Self.library.queue(connection, UInt32(status), native) != 0
  }

  private func add(_ type: String?, _ headers: [(String, String)]) {
    if let type { _ = Self.library.addHeader(native, "Content-Type", type) }
    _ = Self.library.addHeader(native, "X-Content-Type-Options", "nosniff")
    for (name, value) in headers { _ = Self.library.addHeader(native, name, value) }
  }

  private static var library: HTTPLibrary {
    guard let library = HTTPLibrary.shared else {
      preconditionFailure("a response is made where there is a server, and so the library")
    }
    return library
  }

  /// libmicrohttpd gives no response only where memory is short, and nothing can be answered then.
  private static func checked(_ response: OpaquePointer?) -> OpaquePointer {
    guard let response else { preconditionFailure("memory for a response") }
    return response
  }
}
