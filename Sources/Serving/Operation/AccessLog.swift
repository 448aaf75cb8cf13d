import Glibc
import Synchronization
import TintypeJSONText

/// Writes a line of JSON for each request to standard error.
final class AccessLog: Sendable {
  private let level: ServiceOptions.Log

  init(_ level: ServiceOptions.Log) { self.level = level }

  /// Notes a request that is over; `response` is nil if the client left.
  func note(_ exchange: Exchange, _ response: HTTPResponse?) {
    switch level {
    case .none: return
    case .errors: if let response, response.status < 400 { return }
    case .all: break
    }
    write(
      .object([
        "time": .string(Self.time), "method": .string(exchange.head.method),
        "path": .string(String(exchange.head.path.prefix(400))),
        "status": response.map { .integer($0.status) } ?? .null,
        "bytes": response?.count.map { .integer($0) },
        "ms": .number((exchange.start.elapsed * 1e5).rounded() / 100),
        "code": response == nil ? "abandoned" : response?.code.map { .string($0) },
      ]))
  }

  /// Notes something that is no request.
  func note(_ event: String, _ members: [JSONOutput.Member] = []) {
    guard level != .none else { return }
    write(.object([.init("time", .string(Self.time)), .init("event", .string(event))] + members))
  }

  /// One call a line, so that lines of several threads do not mix.
  private func write(_ line: JSONOutput) {
    let bytes = JSONWriter.write(line) + [UInt8(ascii: "\n")]
    _ = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
  }

  /// The time as in "2026-01-31T12:00:00Z".
  private static var time: String {
    var now = time_t()
    Glibc.time(&now)
    var parts = tm()
    gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
