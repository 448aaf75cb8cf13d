/// Writes JSON text piece by piece; equal calls write equal bytes.
///
/// Non-ASCII characters stand as they are; only what RFC 8259 demands is escaped, in its short form
/// where there is one. Numbers are the shortest that read back as the same double.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Layout: Hashable, Sendable {
    /// One element a line, two spaces for each level.
    case pretty
    /// No blanks at all.
    case compact
  }

  /// In which order the members of `JSONOutput` objects are written.
  public enum Order: Hashable, Sendable {
    case given
    /// By the UTF-8 bytes of their keys.
    case sorted
  }

  /// The text so far.
  public private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private let order: Order
  private var depth = 0
  /// Whether the next element is the first of its object or array.
  private var isFirst = true
  private var followsKey = false

  /// Creates an empty text.
  public init(layout: Layout = .compact, order: Order = .given) {
    self.layout = layout
    self.order = order
  }

  /// Writes a value as a whole text, with a line feed at its end if it is pretty.
  public static func write(
    _ value: JSONOutput, layout: Layout = .compact, order: Order = .given
  ) -> [UInt8] {
    var writer = JSONWriter(layout: layout, order: order)
    writer.write(value)
    return writer.finish()
  }

  /// The whole text, with a line feed at its end if it is pretty.
  public consuming func finish() -> [UInt8] {
    precondition(depth == 0, "\(depth) objects or arrays are still open")
    if layout == .pretty { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  /// Makes room for a text of about `count` bytes.
  public mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Opens an object; `key(_:)` and a value follow for each member.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes the object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Closes the array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes the key of the next value.
  public mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Writes a string.
  public mutating func write(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes an integer.
  public mutating func write(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes a number, which has to be finite; a whole one without a fraction.
  public mutating func write(_ value: Double) {
    precondition(value.isFinite, "JSON has no \(value)")
    if let integer = Int(exactly: value), integer.magnitude <= 1 << 53,
      integer != 0 || value.sign == .plus
    {
      write(integer)
    } else {
      separate()
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  /// Writes a truth value.
  public mutating func write(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func writeNull() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value of any kind.
  public mutating func write(_ value: JSONOutput) {
    switch value {
    case .object(let members):
      beginObject()
      for member in ordered(members) {
        key(member.key)
        write(member.value)
      }
      endObject()
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .string(let text): write(text)
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .bool(let value): write(value)
    case .null: writeNull()
    }
  }

  /// Writes a member with a value of any kind.
  public mutating func write(_ name: String, _ value: JSONOutput) {
    key(name)
    write(value)
  }

  private func ordered(_ members: [JSONOutput.Member]) -> [JSONOutput.Member] {
    switch order {
    case .given: members
    case .sorted: members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(depth > 0 && !followsKey, "an object or array is closed that is not open")
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(bracket)
    isFirst = false
  }

  /// Writes what stands before an element: a comma, a line break, or nothing after a key.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if depth > 0 {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      breakLine()
    }
    isFirst = false
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var copy = text
    copy.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        escape(byte)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: bytes.append(byte)
    default:
      let digits: StaticString = "0123456789abcdef"
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(digits.utf8Start[Int(byte >> 4)])
      bytes.append(digits.utf8Start[Int(byte & 15)])
    }
  }
}
