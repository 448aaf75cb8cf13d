public import TintypePrimitives

/// A JSON text that was read.
///
/// Beyond RFC 8259, comments (`//` to the end of the line and `/* … */`), a byte order mark and a
/// comma after the last element are read; a reader that does not want them finds their places here.
public struct JSONDocument: Sendable {
  /// The name of the file, as given.
  public let file: String
  /// The value of the whole text.
  public let root: JSONValue
  /// Where the first comment stands.
  public let firstComment: JSONPosition?
  /// Where commas stand that nothing follows.
  public let trailingCommas: [JSONPosition]

  /// Creates a document of a value that other text than JSON gave.
  public init(
    file: String, root: JSONValue, firstComment: JSONPosition? = nil,
    trailingCommas: [JSONPosition] = []
  ) {
    self.file = file
    self.root = root
    self.firstComment = firstComment
    self.trailingCommas = trailingCommas
  }

  /// The deepest nesting that is read.
  public static let depthLimit = 128

  /// Reads a JSON text of UTF-8.
  ///
  /// Throws `JSONError` at the first fault: bytes that are no UTF-8, a lone surrogate, broken
  /// syntax, nesting deeper than 128. Time and memory are linear in the size of the text.
  ///
  /// Source: RFC 8259.
  public static func parse(_ bytes: [UInt8], file: String) throws(JSONError) -> JSONDocument {
    // Source: Git LFS specification, "The Pointer".
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      throw JSONError(
        "This is a Git LFS pointer, not the file. Fetch it with 'git lfs pull'.",
        at: FilePosition(file: file, line: 1, column: 1))
    }
    return try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      var parser = JSONParser(buffer, file: file)
      return try parser.document()
    }
  }

  /// Reads a JSON text.
  ///
  /// Throws `JSONError` as the other method does.
  public static func parse(_ text: String, file: String) throws(JSONError) -> JSONDocument {
    try parse([UInt8](text.utf8), file: file)
  }

  /// The place in the file of a value or a key.
  public func place(_ position: JSONPosition) -> FilePosition { position.inFile(file) }
}
