/// The runtime values that a format text takes: one type for each argument.
///
/// Two texts are interchangeable if their signatures are equal; an argument may be used twice.
///
/// Source: Apple String Format Specifiers and IEEE printf.
public struct FormatSignature: Hashable, Sendable {
  /// What an argument is on the call stack.
  public enum Argument: Hashable, Sendable {
    case object
    case int32
    case int64
    case double
    case cString
    case utf16String
    case pointer
  }

  /// Why a text is no safe format.
  public enum Fault: Error, Hashable, Sendable {
    case strayPercent
    case writesMemory
    case starWidth
    case pluralVariable
    case badPosition
    case mixedPositions
    case conflictingTypes(Int)
  }

  /// The type of each argument, the first at 1.
  public let arguments: [Int: Argument]

  /// Reads the specifiers of a text; `%%` is a percent sign.
  ///
  /// Throws `Fault` if a specifier is malformed or could read or write stray memory.
  public init(_ text: String) throws(Fault) {
    var scanner = FormatScanner(text)
    arguments = try scanner.arguments()
  }
}
