/// A place in UTF-8 bytes that counts lines and columns.
///
/// A line feed, a carriage return or both end a line; columns are Unicode scalars.
struct TextCursor {
  /// The index of the next byte.
  var index = 0
  /// The line of the next byte, from one.
  var line = 1
  private var lineStart = 0
  private var continuations = 0

  /// The column of the next byte, from one.
  var column: Int { index - lineStart - continuations + 1 }

  /// Steps over one byte.
  @inline(__always)
  mutating func advance(_ bytes: UnsafeBufferPointer<UInt8>) {
    let byte = bytes[index]
    index += 1
    if byte & 0xC0 == 0x80 {
      continuations += 1
    } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      let isHalf =
        byte == UInt8(ascii: "\r") && index < bytes.count && bytes[index] == UInt8(ascii: "\n")
      if isHalf { return }
      line += 1
      lineStart = index
      continuations = 0
    }
  }

  /// Steps to an index ahead.
  mutating func advance(to end: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    while index < end { advance(bytes) }
  }
}
