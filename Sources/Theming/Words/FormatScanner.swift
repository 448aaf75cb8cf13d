/// Walks through the specifiers of a format text.
struct FormatScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = [UInt8](text.utf8) }

  /// The type of each argument; positions and plain order do not mix.
  mutating func arguments() throws(FormatSignature.Fault) -> [Int: FormatSignature.Argument] {
    var found: [Int: FormatSignature.Argument] = [:]
    var next = 1
    var hasPositions = false
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      if peek() == UInt8(ascii: "%") {
        index += 1
        continue
      }
      if peek() == UInt8(ascii: "#"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "@")
      {
        throw .pluralVariable
      }
      let position = try position()
      let argument = try conversion()
      if let position {
        guard next == 1 else { throw .mixedPositions }
        hasPositions = true
        try add(argument, at: position, to: &found)
      } else {
        guard !hasPositions else { throw .mixedPositions }
        try add(argument, at: next, to: &found)
        next += 1
      }
    }
    return found
  }

  private func add(
    _ argument: FormatSignature.Argument, at position: Int,
    to found: inout [Int: FormatSignature.Argument]
  ) throws(FormatSignature.Fault) {
    if let known = found[position], known != argument { throw .conflictingTypes(position) }
    found[position] = argument
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Reads `1$`; nil if there is none.
  private mutating func position() throws(FormatSignature.Fault) -> Int? {
    var end = index
    var value = 0
    while end < bytes.count, (48...57).contains(bytes[end]) {
      value = min(value * 10 + Int(bytes[end] - 48), 1_000)
      end += 1
    }
    guard end > index, end < bytes.count, bytes[end] == UInt8(ascii: "$") else { return nil }
    guard (1...9).contains(value) else { throw .badPosition }
    index = end + 1
    return value
  }

  /// Reads flags, width, precision, length and the conversion itself.
  private mutating func conversion() throws(FormatSignature.Fault) -> FormatSignature.Argument {
    let start = index
    while let byte = peek(), "-+ 0#'.123456789*".utf8.contains(byte) {
      if byte == UInt8(ascii: "*") { throw .starWidth }
      index += 1
    }
    var isLong = false
    while let byte = peek(), "hlqLztj".utf8.contains(byte) {
      isLong = isLong || "lqztj".utf8.contains(byte)
      index += 1
    }
    guard let byte = peek() else { throw .strayPercent }
    index += 1
    switch byte {
    case UInt8(ascii: "@"):
      guard index == start + 1 else { throw .strayPercent }
      return .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), UInt8(ascii: "o"):
      return isLong ? .int64 : .int32
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): return isLong ? .int64 : .int32
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return .int32
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return .double
    case UInt8(ascii: "s"): return .cString
    case UInt8(ascii: "S"): return .utf16String
    case UInt8(ascii: "p"): return .pointer
    case UInt8(ascii: "n"): throw .writesMemory
    default: throw .strayPercent
    }
  }
}
