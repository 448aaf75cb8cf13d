/// The parts of a request that come before its body.
struct RequestHead: Sendable {
  /// The method, as in "GET".
  let method: String
  /// The path, percent-encoded as it came.
  let path: String
  /// What follows the path's question mark, percent-encoded as it came; empty without one.
  let query: String
  let host: String?
  let origin: String?
  let authorization: String?
  let contentType: String?
  /// The size of the body in bytes; nil if it is not told beforehand.
  let contentLength: Int?
  /// Whether a body of unknown size follows.
  let isChunked: Bool
  let ifNoneMatch: String?

  /// Whether a body follows.
  var hasBody: Bool { isChunked || (contentLength ?? 0) > 0 }

  /// The parts of the path between slashes, decoded; nil if one is no UTF-8 or has a zero in it.
  var pathParts: [String]? {
    var parts: [String] = []
    // A request to a proxy names the host in its target, too.
    let isAbsolute = path.hasPrefix("http://")
    for part in path.split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst(isAbsolute ? 3 : 1)
    {
      guard let text = Self.decoded(part) else { return nil }
      parts.append(text)
    }
    return parts
  }

  /// A percent-encoded text decoded; nil for broken escapes, bytes that are no UTF-8, and zeros.
  static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
