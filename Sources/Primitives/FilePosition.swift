/// A place in a text file; lines and columns count from one, columns in Unicode scalars.
public struct FilePosition: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file as the user gave it.
  public let file: String
  /// The line, from one.
  public let line: Int
  /// The column in Unicode scalars, from one.
  public let column: Int

  /// Creates a place in a file, whose name is kept as the user gave it.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as in "acme.theme.json:12".
  public var description: String { "\(file):\(line)" }
}
