import TintypePrimitives

/// A client's connection.
final class Connection: Sendable {
  /// What it is at, and since when.
  enum Phase: Sendable {
    /// Waiting for a request, or in the middle of one.
    case reading(since: MonotonicTime)
    /// The answer is being made.
    case answering
    /// The answer is on its way.
    case writing(since: MonotonicTime)
    /// Events are sent as they happen.
    case streaming
  }

  let socket: Int32
  private let native: UInt
  /// The path and query of the request that is being read, as they came.
  let target = Guarded<String>("")
  private let state = Guarded(Phase.reading(since: .now))
  private let library: HTTPLibrary

  init(_ native: OpaquePointer, socket: Int32, _ library: HTTPLibrary) {
    self.native = UInt(bitPattern: native)
    self.socket = socket
    self.library = library
  }

  var phase: Phase {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func suspend() { OpaquePointer(bitPattern: native).map(library.suspend) }

  func resume() { OpaquePointer(bitPattern: native).map(library.resume) }
}
