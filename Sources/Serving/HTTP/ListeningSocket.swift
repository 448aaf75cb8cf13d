import Glibc

/// A socket that takes connections.
struct ListeningSocket {
  let descriptor: Int32
  /// The address with the port that was got, as in "127.0.0.1:7420".
  let address: String

  /// How many connections may wait to be accepted.
  private static let backlog: Int32 = 1024

  /// Binds an address; port 0 takes any that is free.
  ///
  /// Throws `ServiceError` if it is not there or taken.
  init(_ address: ListenAddress) throws(ServiceError) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = Int32(AI_PASSIVE | AI_NUMERICSERV)
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(address.host, "\(address.port)", &hints, &list)
    guard status == 0, let first = list else {
      throw .noAddress(address.text, String(cString: gai_strerror(status)))
    }
    defer { freeaddrinfo(list) }
    let socket = Glibc.socket(
      first.pointee.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw .noAddress(address.text, String(cString: strerror(errno))) }
    var on: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    guard bind(socket, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0,
      listen(socket, Self.backlog) == 0
    else {
      let code = errno
      close(socket)
      throw .noAddress(address.text, String(cString: strerror(code)))
    }
    descriptor = socket
    self.address =
      ListenAddress(host: address.host, port: Self.port(of: socket) ?? address.port).text
  }

  private static func port(of socket: Int32) -> Int? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    guard status == 0 else { return nil }
    // The port stands at the same place for both families.
    return withUnsafeBytes(of: &storage) { Int($0[2]) << 8 | Int($0[3]) }
  }
}
