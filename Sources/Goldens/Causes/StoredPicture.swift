import TintypeJSONText
public import TintypePrimitives

/// The bytes of an icon as it was when goldens were recorded, so that it can be put back.
public struct StoredPicture: Hashable, Sendable {
  /// The largest picture that is kept, in bytes; of larger ones the hash alone is known.
  public static let limit = 64 << 10

  /// The name of its file, whose ending tells the scale.
  public let name: String
  /// The bytes of its file.
  public let bytes: [UInt8]
  /// The hash of the bytes.
  public let hash: ContentHash

  /// Creates a picture from a file's name and bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    hash = ContentHash(of: bytes)
  }

  /// Reads a picture; nil if a member is missing or broken.
  init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let text = value["base64"]?.string,
      let bytes = Base64.decode(text)
    else { return nil }
    self.init(name: name, bytes: bytes)
  }

  var json: JSONOutput { ["name": .string(name), "base64": .string(Base64.encode(bytes))] }
}
