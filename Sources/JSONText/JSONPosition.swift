public import TintypePrimitives

/// A place in a JSON text; lines and columns count from one, columns in Unicode scalars.
public struct JSONPosition: Hashable, Sendable, Comparable {
  private let lineNumber: Int32
  private let columnNumber: Int32

  /// Creates a place.
  public init(line: Int, column: Int) {
    lineNumber = Int32(clamping: line)
    columnNumber = Int32(clamping: column)
  }

  /// The line, from one.
  public var line: Int { Int(lineNumber) }

  /// The column in scalars, from one.
  public var column: Int { Int(columnNumber) }

  /// The place in a file.
  public func inFile(_ file: String) -> FilePosition {
    FilePosition(file: file, line: line, column: column)
  }

  /// Whether a place comes before another one in its text.
  public static func < (one: JSONPosition, other: JSONPosition) -> Bool {
    (one.lineNumber, one.columnNumber) < (other.lineNumber, other.columnNumber)
  }
}
