/// The text that Git LFS leaves in place of a file that was not fetched.
///
/// Source: Git LFS specification, "The Pointer": under 1,024 bytes of UTF-8, the version first.
public struct PointerFile: Hashable, Sendable {
  /// The name of the content, as in "sha256:3b3b…".
  public let objectID: String?
  /// The size of the content.
  public let byteCount: Int?

  private static let longest = 1024

  /// Reads a pointer; nil if the bytes are none.
  public init?(_ bytes: [UInt8]) {
    // Older than the first release, and still found in old repositories.
    let hosts = ["git-lfs", "hawser"]
    guard bytes.count < Self.longest,
      hosts.contains(where: { bytes.starts(with: "version https://\($0).github.com/spec/".utf8) })
    else { return nil }
    var values: [Substring: Substring] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let space = line.firstIndex(of: " ") else { continue }
      values[line[..<space]] = line[line.index(after: space)...]
    }
    objectID = values["oid"].map { String($0) }
    byteCount = values["size"]?.digitsAsNumber
  }
}
