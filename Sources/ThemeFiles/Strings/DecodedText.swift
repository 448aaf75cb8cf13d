/// The characters of a text file as UTF-8 without a byte order mark.
struct DecodedText {
  /// Bytes that are no characters in the encoding of the file.
  struct Fault: Error, Hashable {
    let encoding: TextEncoding
    /// Where the first bad byte stands in the file, from zero.
    let offset: Int
    /// The bad byte.
    let byte: UInt8
    /// The text before it, as UTF-8.
    let before: [UInt8]
  }

  let encoding: TextEncoding
  let hasMark: Bool
  let utf8: [UInt8]
  /// How many bytes at the end make no whole code unit.
  let oddBytes: Int

  /// Decodes a whole file.
  ///
  /// Throws `Fault` at the first byte that is none of the encoding.
  init(_ bytes: [UInt8]) throws(Fault) {
    let (encoding, mark) = bytes.withUnsafeBufferPointer { TextEncoding.detect($0) }
    self.encoding = encoding
    hasMark = mark > 0
    oddBytes = (bytes.count - mark) % encoding.unitSize
    if encoding == .utf8 {
      utf8 = mark == 0 ? bytes : Array(bytes[mark...])
      do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: utf8.span)
      } catch {
        let index = error.byteOffsets.lowerBound
        throw Fault(
          encoding: encoding, offset: mark + index, byte: utf8[index],
          before: Array(utf8[..<index]))
      }
      return
    }
    var faultOffset: Int?
    utf8 = bytes.withUnsafeBufferPointer { buffer in
      let units = (buffer.count - mark) / encoding.unitSize
      return [UInt8](unsafeUninitializedCapacity: units * 4) { output, count in
        var decoder = UnitDecoder(bytes: buffer, index: mark, encoding: encoding)
        faultOffset = decoder.decode(into: output, &count)
      }
    }
    if let faultOffset {
      throw Fault(
        encoding: encoding, offset: faultOffset, byte: bytes[faultOffset], before: utf8)
    }
  }
}

/// Turns UTF-16 and UTF-32 into UTF-8.
private struct UnitDecoder {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  let encoding: TextEncoding

  /// Writes all characters; the offset of the first unit that is none, or nil.
  mutating func decode(into output: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) -> Int? {
    while let unit = next() {
      var value = unit
      if value & 0xFFFF_FC00 == 0xD800, encoding.unitSize == 2 {
        let start = index
        guard let low = next(), low & 0xFFFF_FC00 == 0xDC00 else { return start - 2 }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else { return index - encoding.unitSize }
      for byte in scalar.utf8 {
        output[count] = byte
        count += 1
      }
    }
    return nil
  }

  private mutating func next() -> UInt32? {
    let size = encoding.unitSize
    guard index + size <= bytes.count else { return nil }
    defer { index += size }
    let (a, b) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
    switch encoding {
    case .utf8: return nil
    case .utf16LittleEndian: return a | b << 8
    case .utf16BigEndian: return a << 8 | b
    case .utf32LittleEndian:
      return a | b << 8 | UInt32(bytes[index + 2]) << 16 | UInt32(bytes[index + 3]) << 24
    case .utf32BigEndian:
      return a << 24 | b << 16 | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
    }
  }
}
