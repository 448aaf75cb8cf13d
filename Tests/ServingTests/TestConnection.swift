import Glibc
import TintypeJSONText

/// A response as it came over the wire.
struct TestResponse {
  let status: Int
  /// Names in lower case.
  let headers: [String: String]
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  func json() throws -> JSONValue { try JSONDocument.parse(body, file: "response").root }

  /// The detail of problem details.
  var detail: String? { (try? json())?["detail"]?.string }
}

/// A connection to the service, by the system's sockets alone.
final class TestConnection {
  let socket: Int32
  private var buffer: [UInt8] = []

  init(_ port: Int, timeout: Int = 60) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw TestFailure("connect: \(errno)") }
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw TestFailure("send: \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Sends a request and waits for its response.
  func send(
    _ method: String, _ path: String, _ headers: [String: String] = [:], _ body: [UInt8]? = nil
  ) throws -> TestResponse {
    var head = "\(method) \(path) HTTP/1.1\r\n"
    if headers["Host"] == nil { head += "Host: 127.0.0.1\r\n" }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    if let body { head += "Content-Length: \(body.count)\r\n" }
    try write(Array("\(head)\r\n".utf8) + (body ?? []))
    return try read(hasBody: method != "HEAD")
  }

  /// Reads more; false at the end.
  private func fill() throws -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &part, part.count, 0)
    guard count >= 0 else { throw TestFailure("recv: \(errno)") }
    buffer += part.prefix(count)
    return count > 0
  }

  /// Reads until a text comes, and returns all up to its end.
  func read(until mark: String) throws -> String {
    while true {
      let text = String(decoding: buffer, as: UTF8.self)
      if let range = text.firstRange(of: mark) {
        let head = String(text[..<range.upperBound])
        buffer.removeFirst(head.utf8.count)
        return head
      }
      guard try fill() else { throw TestFailure("closed after \(text)") }
    }
  }

  /// Reads a response.
  func read(hasBody: Bool = true) throws -> TestResponse {
    let head = try read(until: "\r\n\r\n")
    let lines = head.split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    var body: [UInt8] = []
    if hasBody, status != 304 {
      let count = headers["content-length"].flatMap { Int($0) } ?? 0
      while buffer.count < count {
        guard try fill() else { throw TestFailure("closed in the body") }
      }
      body = Array(buffer.prefix(count))
      buffer.removeFirst(count)
    }
    return TestResponse(status: status, headers: headers, body: body)
  }

  /// Waits until the other side closes, and returns whether it did within the time limit.
  func isClosedByPeer() -> Bool {
    while true {
      var byte: UInt8 = 0
      let count = recv(socket, &byte, 1, 0)
      if count == 0 { return true }
      if count < 0 { return errno == ECONNRESET }
    }
  }
}
