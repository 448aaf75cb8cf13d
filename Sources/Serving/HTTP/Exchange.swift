import Glibc
import TintypePrimitives

/// A request and the response it is to get.
///
/// Until the body is whole it belongs to the network's thread; after that whoever answers may call
/// `respond` once, from any thread.
final class Exchange: Sendable {
  struct Body: Sendable {
    var bytes: [UInt8] = []
    /// How many bytes came, also once they were taken.
    var count = 0
  }

  private struct State {
    var response: HTTPResponse?
    var isSuspended = false
  }

  let head: RequestHead
  /// When its head was read.
  let start: MonotonicTime
  let connection: Connection
  let body = Guarded(Body())
  private let state = Guarded(State())

  init(_ head: RequestHead, _ connection: Connection) {
    self.head = head
    self.connection = connection
    start = .now
  }

  /// The body, which is whole; whoever takes it has it alone.
  func takeBody() -> [UInt8] {
    body.withLock { body in
      defer { body.bytes = [] }
      return body.bytes
    }
  }

  /// The response, once there is one.
  var response: HTTPResponse? { state.withLock { $0.response } }

  /// `POLLRDHUP`, which the C library declares for GNU's sources only.
  private static let peerClosed: Int16 = 0x2000

  /// Whether the client is gone, so that nobody waits for the answer.
  ///
  /// A client that closed its sending half counts as gone, as it cannot be told from one that left.
  var isAbandoned: Bool {
    var entry = pollfd(fd: connection.socket, events: Self.peerClosed, revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return false }
    return entry.revents & (Self.peerClosed | Int16(POLLHUP | POLLERR | POLLNVAL)) != 0
  }

  /// Answers; only the first answer counts.
  func respond(_ response: HTTPResponse) {
    state.withLock { state in
      guard state.response == nil else { return }
      state.response = response
      guard state.isSuspended else { return }
      state.isSuspended = false
      connection.resume()
    }
  }

  /// The response, or nil after which the connection sleeps until there is one.
  func responseOrSuspend() -> HTTPResponse? {
    state.withLock { state in
      if let response = state.response { return response }
      state.isSuspended = true
      connection.suspend()
      return nil
    }
  }
}
