/// What a server bears.
struct HTTPLimits: Sendable {
  /// Connections at once; further ones wait to be accepted.
  var connections = 1024
  /// The largest body in bytes.
  var body = 16 << 20
  /// The bytes of all bodies in memory at once.
  var bodies = 256 << 20
  /// The seconds that a request may take to arrive, and an answer to be read.
  var deadline = 30.0
  /// The bytes of a request's head.
  var head = 32 << 10
}
