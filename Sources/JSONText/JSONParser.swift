import TintypePrimitives

/// Reads one JSON text from its bytes.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: String
  var index = 0
  var line = 1
  /// The index of the first byte of the line.
  var lineStart = 0
  /// How many bytes of the line so far are no first byte of a scalar.
  var continuations = 0
  private var firstComment: JSONPosition?
  private var trailingCommas: [JSONPosition] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Reads the whole text.
  mutating func document() throws(JSONError) -> JSONDocument {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
    try skipBlanks()
    guard index < bytes.count else {
      throw error("The file has no JSON value. Write '{}' at least.")
    }
    let root = try value(depth: 0)
    try skipBlanks()
    guard index == bytes.count else {
      throw error(
        "Unexpected \(try describeNext()) after the end of the value. Remove it, or check the"
          + " brackets before it.")
    }
    return JSONDocument(
      file: file, root: root, firstComment: firstComment, trailingCommas: trailingCommas)
  }

  /// The place of the next byte.
  var position: JSONPosition {
    JSONPosition(line: line, column: index - lineStart - continuations + 1)
  }

  /// An error at the next byte.
  func error(_ message: String) -> JSONError { error(message, at: position) }

  /// An error at a place.
  func error(_ message: String, at position: JSONPosition) -> JSONError {
    JSONError(message, at: position.inFile(file))
  }

  /// The next byte; 0 at the end, which no JSON text has.
  private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    let start = position
    switch next {
    case UInt8(ascii: "{"):
      guard depth < JSONDocument.depthLimit else { throw tooDeep() }
      return JSONValue(.object(try members(depth: depth + 1, from: start)), at: start)
    case UInt8(ascii: "["):
      guard depth < JSONDocument.depthLimit else { throw tooDeep() }
      return JSONValue(.array(try elements(depth: depth + 1, from: start)), at: start)
    case UInt8(ascii: "\""):
      return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), at: start)
    case UInt8(ascii: "t"):
      if skip("true") { return JSONValue(.bool(true), at: start) }
    case UInt8(ascii: "f"):
      if skip("false") { return JSONValue(.bool(false), at: start) }
    case UInt8(ascii: "n"):
      if skip("null") { return JSONValue(.null, at: start) }
    default:
      break
    }
    guard index < bytes.count else { throw error("The file ends where a value is missing.") }
    throw error("Expected a value, found \(try describeNext()).")
  }

  private func tooDeep() -> JSONError {
    error("Values are nested deeper than \(JSONDocument.depthLimit). Flatten the file.")
  }

  private mutating func members(
    depth: Int, from start: JSONPosition
  ) throws(JSONError) -> [JSONMember] {
    index += 1
    var members: [JSONMember] = []
    var keys = JSONKeys()
    while true {
      try skipBlanks()
      if next == UInt8(ascii: "}") { break }
      guard next == UInt8(ascii: "\"") else {
        throw try mismatch("a key in double quotes", in: "object", "}", start)
      }
      let keyPosition = position
      let key = try string()
      try skipBlanks()
      guard next == UInt8(ascii: ":") else {
        throw try mismatch("':' after the key \(Excerpt.quoted(key))", in: "object", "}", start)
      }
      index += 1
      try skipBlanks()
      let value = try value(depth: depth)
      members.append(
        JSONMember(
          key: key, keyPosition: keyPosition, value: value, isDuplicate: keys.insert(key, members)))
      guard try separator("}", of: "object", from: start) else { break }
    }
    index += 1
    return members
  }

  private mutating func elements(
    depth: Int, from start: JSONPosition
  ) throws(JSONError) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    while true {
      try skipBlanks()
      if next == UInt8(ascii: "]") { break }
      if index >= bytes.count { throw unclosed("array", "]", start) }
      elements.append(try value(depth: depth))
      guard try separator("]", of: "array", from: start) else { break }
    }
    index += 1
    return elements
  }

  /// Steps over a comma; false at the closing bracket, which is left in place.
  private mutating func separator(
    _ close: Unicode.Scalar, of kind: String, from start: JSONPosition
  ) throws(JSONError) -> Bool {
    try skipBlanks()
    if next == UInt8(ascii: close) { return false }
    guard next == UInt8(ascii: ",") else {
      throw try mismatch("',' or '\(close)'", in: kind, String(close), start)
    }
    let comma = position
    index += 1
    try skipBlanks()
    if next == UInt8(ascii: close) { trailingCommas.append(comma) }
    return true
  }

  /// The error for a wrong byte, or for the end of the file, inside an object or array.
  private func mismatch(
    _ expected: String, in kind: String, _ close: String, _ start: JSONPosition
  ) throws(JSONError) -> JSONError {
    if index >= bytes.count { return unclosed(kind, close, start) }
    return error("Expected \(expected), found \(try describeNext()).")
  }

  private func unclosed(_ kind: String, _ close: String, _ start: JSONPosition) -> JSONError {
    error(
      "The file ends inside the \(kind) that opens at line \(start.line), column"
        + " \(start.column). Add '\(close)'.")
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] {
      return false
    }
    index = end
    return true
  }

  private mutating func skipBlanks() throws(JSONError) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  /// Steps over a line feed, a carriage return or both, which end one line.
  private mutating func skipLineEnd() {
    let isPair =
      bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
      && bytes[index + 1] == UInt8(ascii: "\n")
    index += isPair ? 2 : 1
    line += 1
    lineStart = index
    continuations = 0
  }

  private mutating func skipComment() throws(JSONError) {
    let start = position
    let kind = index + 1 < bytes.count ? bytes[index + 1] : 0
    guard kind == UInt8(ascii: "/") || kind == UInt8(ascii: "*") else {
      throw error("Expected '//' or '/*' of a comment, found a single '/'. Remove it.")
    }
    if firstComment == nil { firstComment = start }
    index += 2
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if kind == UInt8(ascii: "/") { return }
        skipLineEnd()
      case UInt8(ascii: "*") where kind == UInt8(ascii: "*"):
        index += 1
        if next == UInt8(ascii: "/") {
          index += 1
          return
        }
      case 0x80...0xFF: try skipScalar()
      default: index += 1
      }
    }
    if kind == UInt8(ascii: "*") {
      throw error(
        "The file ends inside the comment that opens at line \(start.line), column"
          + " \(start.column). Add '*/'.")
    }
  }

  /// What stands at the next byte, for a message.
  private func describeNext() throws(JSONError) -> String {
    guard index < bytes.count else { return "the end of the file" }
    let byte = bytes[index]
    if byte == UInt8(ascii: "'") { return "a single quote; JSON uses double quotes" }
    if byte < 0x80 {
      return byte < 0x20 || byte == 0x7F
        ? "the control character U+00" + hex(byte) : "'\(Character(Unicode.Scalar(byte)))'"
    }
    let length = try scalarLength()
    let scalar = UnsafeBufferPointer(rebasing: bytes[index..<index + length])
    return Excerpt.quoted(String(decoding: scalar, as: UTF8.self))
  }

  /// Two hexadecimal digits.
  func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + text : text
  }
}
