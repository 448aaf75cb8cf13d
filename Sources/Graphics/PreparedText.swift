internal import TintypePrimitives

/// The text of a request as Pango gets it: one UTF-8 text without control characters.
struct PreparedText {
  /// The most code points that are laid out.
  static let limit = 100_000

  /// The UTF-8 bytes of all spans.
  let bytes: [UInt8]
  /// The bytes of each span.
  let spans: [Range<Int>]
  /// The characters beyond the limit.
  let charactersCut: Int

  /// Prepares the text of spans.
  ///
  /// Every form of a line or paragraph end becomes a line feed. Other control characters, which no
  /// font draws, are left out.
  init(_ spans: [TextRequest.Span]) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var left = Self.limit
    var cut = 0
    for span in spans {
      let start = bytes.count
      var text = span.text
      if text.utf8.count > left, text.unicodeScalars.count > left {
        let end = text.unicodeScalars.index(text.startIndex, offsetBy: left)
        let kept = text[..<end]
        // A character is cut in two only if it alone exceeds the limit.
        let whole = String.Index(end, within: text) == nil ? kept.dropLast() : kept
        let head = String(whole.isEmpty ? kept : whole)
        cut += text.count - head.count
        text = head
      }
      left -= text.unicodeScalars.count
      Self.append(&text, to: &bytes)
      ranges.append(start..<bytes.count)
    }
    self.bytes = bytes
    self.spans = ranges
    charactersCut = cut
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The code point that begins at a byte; nil beyond the text.
  func scalar(at byte: Int) -> Unicode.Scalar? {
    let end = min(byte + 4, bytes.count)
    guard byte >= 0, byte < end else { return nil }
    return String(decoding: bytes[byte..<end], as: UTF8.self).unicodeScalars.first
  }

  /// The code point that ends before a byte; nil at the start of the text.
  func scalar(before byte: Int) -> Unicode.Scalar? {
    var start = byte - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  /// The span that a byte belongs to.
  func span(at offset: Int) -> Int {
    if spans.count == 1 { return 0 }
    return spans.firstIndex { $0.contains(offset) } ?? max(0, spans.count - 1)
  }

  private static func append(_ text: inout String, to bytes: inout [UInt8]) {
    text.withUTF8 { source in
      if source.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
        bytes.append(contentsOf: source)
        return
      }
      bytes.reserveCapacity(bytes.count + source.count)
      var index = 0
      while index < source.count {
        let byte = source[index]
        let next = index + 1 < source.count ? source[index + 1] : 0
        switch byte {
        case 0x0D:
          bytes.append(0x0A)
          if next == 0x0A { index += 1 }
        case 0x0B, 0x0C: bytes.append(0x0A)
        case 0x09, 0x0A: bytes.append(byte)
        case 0..<0x20, 0x7F: break
        case 0xC2 where (0x80...0x9F).contains(next):
          if next == 0x85 { bytes.append(0x0A) }
          index += 1
        case 0xE2 where next == 0x80 && index + 2 < source.count && source[index + 2] >> 1 == 0x54:
          // U+2028 and U+2029, the separators of lines and paragraphs.
          bytes.append(0x0A)
          index += 2
        default: bytes.append(byte)
        }
        index += 1
      }
    }
  }
}
