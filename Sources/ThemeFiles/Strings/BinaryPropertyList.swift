import TintypePrimitives

/// Reads a table from a property list in binary form.
///
/// Every offset is checked before it is followed, and nothing is nested, so that time and memory
/// are bounded by the size of the file.
///
/// Source: the layout of `bplist00` as CoreFoundation writes it.
struct BinaryPropertyList {
  private struct Fault: Error {
    let message: String
  }

  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let objectCount: Int
  private let offsetTable: Int

  /// Reads the table; a binary file has no lines, so that all places are its start.
  static func table(_ bytes: [UInt8], file: String) -> (table: StringsTable, problems: [Problem]) {
    let start = FilePosition(file: file, line: 1)
    do throws(Fault) {
      let list = try BinaryPropertyList(bytes)
      var table = PropertyListTable(file: file)
      try list.read(into: &table, at: start)
      return table.finish()
    } catch {
      return PropertyListTable.unreadable(
        "The binary property list is damaged: \(error.message). Export the table again.", at: start)
    }
  }

  private init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    guard bytes.starts(with: "bplist0".utf8), bytes.count >= 40 else {
      throw Fault(message: "it is cut or of another version")
    }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize else {
      throw Fault(message: "its offsets have no size of 1–8 bytes")
    }
    objectCount = try Self.integer(bytes, at: trailer + 8, size: 8)
    offsetTable = try Self.integer(bytes, at: trailer + 24, size: 8)
    guard offsetTable <= trailer, objectCount <= (trailer - offsetTable) / offsetSize else {
      throw Fault(message: "its table of offsets lies outside the file")
    }
  }

  private func read(
    into table: inout PropertyListTable, at start: FilePosition
  ) throws(Fault) {
    let root = try Self.integer(bytes, at: bytes.count - 16, size: 8)
    let place = try offset(of: root)
    guard bytes[place] >> 4 == 0xD else { throw Fault(message: "its root is no dictionary") }
    let (count, first) = try length(at: place)
    guard count <= (bytes.count - first) / (2 * referenceSize) else {
      throw Fault(message: "its dictionary lies outside the file")
    }
    for index in 0..<count {
      let key = try reference(at: first + index * referenceSize)
      let value = try reference(at: first + (count + index) * referenceSize)
      guard let name = try string(key) else { throw Fault(message: "a key is no text") }
      if let text = try string(value) {
        table.add(name, text, at: start)
      } else {
        table.reject(name, "no text", at: start)
      }
    }
  }

  /// The text of an object; nil if it is none.
  private func string(_ object: Int) throws(Fault) -> String? {
    let place = try offset(of: object)
    switch bytes[place] >> 4 {
    case 0x5:
      let (count, first) = try length(at: place)
      return String(decoding: try slice(first, count), as: UTF8.self)
    case 0x6:
      let (count, first) = try length(at: place)
      guard count <= bytes.count / 2 else { throw Fault(message: "a text lies outside the file") }
      let raw = try slice(first, 2 * count)
      let units = (0..<count).map { index in
        UInt16(raw[raw.startIndex + 2 * index]) << 8 | UInt16(raw[raw.startIndex + 2 * index + 1])
      }
      return String(decoding: units, as: UTF16.self)
    default: return nil
    }
  }

  /// The length of an object and the place of its content.
  private func length(at place: Int) throws(Fault) -> (count: Int, first: Int) {
    let short = Int(bytes[place] & 15)
    if short < 15 { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 15 <= 3 else {
      throw Fault(message: "a length is no number")
    }
    let size = 1 << Int(bytes[place + 1] & 15)
    return (try Self.integer(bytes, at: place + 2, size: size), place + 2 + size)
  }

  private func offset(of object: Int) throws(Fault) -> Int {
    guard object < objectCount else { throw Fault(message: "it refers to an object it lacks") }
    let place = try Self.integer(bytes, at: offsetTable + object * offsetSize, size: offsetSize)
    guard place >= 8, place < offsetTable else {
      throw Fault(message: "an object lies outside the file")
    }
    return place
  }

  private func reference(at place: Int) throws(Fault) -> Int {
    try Self.integer(bytes, at: place, size: referenceSize)
  }

  private func slice(_ start: Int, _ count: Int) throws(Fault) -> ArraySlice<UInt8> {
    guard count <= bytes.count - start else { throw Fault(message: "a text lies outside the file") }
    return bytes[start..<start + count]
  }

  private static func integer(
    _ bytes: [UInt8], at place: Int, size: Int
  ) throws(Fault) -> Int {
    guard place >= 0, place <= bytes.count - size else {
      throw Fault(message: "a number lies outside the file")
    }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let integer = Int(exactly: value) else { throw Fault(message: "a number is too large") }
    return integer
  }
}
