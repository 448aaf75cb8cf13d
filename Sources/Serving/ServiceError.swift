/// Why the service cannot begin.
public enum ServiceError: Error, Equatable, Sendable {
  /// The HTTP library is not installed.
  case noLibrary(String)
  /// An address cannot be listened on; with the system's reason.
  case noAddress(String, String)
  /// The server does not start; with a reason.
  case notStarted(String)
  /// A folder for uploads cannot be made; with a reason.
  case noFolder(String)
  /// The folder of the cache cannot be written to; with a reason.
  case noCache(String)
  /// A theme that is built in cannot be read; with a reason.
  case brokenTheme(String)
}

extension ServiceError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .noLibrary(let name):
      "The service needs \(name), which is not installed. Install libmicrohttpd12."
    case .noAddress(let address, let reason):
      "'\(address)' cannot be listened on: \(reason). Choose another with --listen."
    case .notStarted(let reason): "The server did not start: \(reason)."
    case .noFolder(let reason): "No folder for uploads can be made: \(reason)"
    case .noCache(let reason):
      "Pictures cannot be kept: \(reason) Choose another folder with --cache."
    case .brokenTheme(let reason): "A built-in theme cannot be read: \(reason)"
    }
  }
}
