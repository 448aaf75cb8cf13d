import TintypePrimitives

/// A source file: where it is in the package, and what its bytes say.
struct Source {
  /// The path from the package folder.
  let path: String
  /// The hash of the bytes.
  let hash: ContentHash
  /// Whether the file declares a type that conforms to `Mockup`.
  let isMockup: Bool

  /// Reads a file.
  init(path: String, in package: String) throws(FileError) {
    let bytes = try FileSystem.read("\(package)/\(path)")
    self.path = path
    hash = ContentHash(of: bytes)
    isMockup = Self.declaresMockup(bytes)
  }

  /// The file's name without its extension, which is the name of its type.
  var typeName: Substring {
    let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...].drop { $0 == "/" }
    return name.prefix { $0 != "." }
  }

  /// Looks for a line that opens a struct or enum with `Mockup` among what follows the colon.
  ///
  /// A mockup that is written otherwise counts as shared: its changes then concern all mockups.
  private static func declaresMockup(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
      guard words.contains("struct") || words.contains("enum"),
        let colon = words.firstIndex(where: { $0.hasSuffix(":") })
      else { return false }
      return words[colon...].contains("Mockup")
    }
  }
}
