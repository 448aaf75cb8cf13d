/// A host and a port to listen on.
public struct ListenAddress: Hashable, Sendable {
  /// A name or a numeric address, without brackets.
  public let host: String
  /// The port; 0 takes any that is free.
  public let port: Int

  /// Where the service listens unless told otherwise.
  public static let standard = ListenAddress(host: "127.0.0.1", port: 7420)

  init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Reads "HOST:PORT", "[IPv6]:PORT", ":PORT" or "PORT"; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let last = parts.last, let port = Int(last), (0...65_535).contains(port),
      last.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    var host = parts.dropLast().joined(separator: ":")
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = String(host.dropFirst().dropLast())
    } else if parts.count > 2 {
      return nil
    }
    self.init(host: host.isEmpty ? Self.standard.host : host, port: port)
  }

  /// The address as in "127.0.0.1:7420".
  public var text: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// Whether only this machine can reach it.
  public var isLoopback: Bool { host == "localhost" || host == "::1" || Self.isLoopbackIPv4(host) }

  private static func isLoopbackIPv4(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    return parts.count == 4 && parts[0] == 127
      && parts.allSatisfy { $0.map { (0...255).contains($0) } ?? false }
  }
}
