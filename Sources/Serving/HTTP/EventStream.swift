import Glibc
import TintypePrimitives

/// Events that a client is sent as they happen, by server-sent events.
///
/// Source: HTML Living Standard, section 9.2, "Server-sent events".
final class EventStream: Sendable {
  /// What tells the server that nothing follows.
  static let end = -1

  private struct State {
    var pending: [UInt8] = []
    var offset = 0
    var isFinished = false
    var isSuspended = false
    var isClosed = false
  }

  private let connection: Connection
  private let state = Guarded(State())

  init(_ connection: Connection) { self.connection = connection }

  /// Whether the client is gone.
  var isClosed: Bool { state.withLock(\.isClosed) }

  /// Sends an event; `data` is one line.
  func send(_ event: String, data: String) { append("event: \(event)\ndata: \(data)\n\n") }

  /// Sends nothing, by which a client that left is noticed.
  func beat() { append(": beat\n\n") }

  /// Sends no more.
  func finish() {
    state.withLock { state in
      state.isFinished = true
      wake(&state)
    }
  }

  private func append(_ text: String) {
    state.withLock { state in
      // A client that does not read gets no more than it can hold.
      guard !state.isClosed, !state.isFinished, state.pending.count - state.offset < 1 << 20 else {
        return
      }
      state.pending.append(contentsOf: text.utf8)
      wake(&state)
    }
  }

  private func wake(_ state: inout State) {
    guard state.isSuspended else { return }
    state.isSuspended = false
    connection.resume()
  }

  /// Fills a buffer of the network's thread; 0 puts the connection to sleep.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    state.withLock { state in
      let rest = state.pending.count - state.offset
      guard rest > 0 else {
        if state.isFinished { return Self.end }
        state.isSuspended = true
        connection.suspend()
        return 0
      }
      let count = min(rest, buffer.count)
      state.pending.withUnsafeBytes { bytes in
        buffer.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[state.offset..<state.offset + count]))
      }
      state.offset += count
      if state.offset == state.pending.count {
        state.pending.removeAll(keepingCapacity: true)
        state.offset = 0
      }
      return count
    }
  }

  /// Called when the connection is done with it.
  func close() { state.withLock { $0.isClosed = true } }
}
