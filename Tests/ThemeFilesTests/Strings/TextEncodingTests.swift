import Testing
import TintypePrimitives
import TintypeThemeFiles

@Suite struct TextEncodingTests {
  private func parse(_ bytes: [UInt8]) -> (table: StringsTable, problems: [Problem]) {
    StringsTable.parse(bytes, file: "t.strings")
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0, 0] as [UInt8], true, TextEncoding.utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF], false, .utf32BigEndian),
    ([], true, .utf32LittleEndian), ([], false, .utf32BigEndian),
  ])
  func `UTF-32 is read with and without its mark`(
    mark: [UInt8], isLittle: Bool, encoding: TextEncoding
  ) {
    let units = "a = \"ü😀\";".unicodeScalars.flatMap { scalar in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    let table = parse(mark + units).table
    #expect(table.encoding == encoding)
    #expect(table["a"]?.text == "ü😀")
  }

  @Test func `surrogate pairs of UTF-16 are one character`() {
    let bytes = "a = \"😀x\";".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(parse([0xFF, 0xFE] + bytes).table["a"]?.text == "😀x")
  }

  @Test(arguments: [
    ([0xD800, 0x41] as [UInt16], 2), ([0x41, 0xDC00], 4), ([0x41, 0xD83D], 4),
  ])
  func `half a surrogate pair is an error with its offset`(units: [UInt16], offset: Int) {
    let bytes = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let problems = parse([0xFE, 0xFF] + bytes).problems
    let byte = String(units[(offset - 2) / 2] >> 8, radix: 16, uppercase: true)
    #expect(
      problems.map(\.message)
        == """
        The byte 0x\(byte) at offset \(offset) starts no character of UTF-16BE. Save the file as \
        UTF-8.
        """.lines)
    #expect(problems.first?.code == .badEncoding)
  }

  @Test(arguments: [
    ([0x22, 0xC3] as [UInt8], 1), ([0x22, 0xC0, 0x80], 1), ([0xED, 0xA0, 0x80], 0),
    ([0xEF, 0xBB, 0xBF, 0x22, 0xFF], 4), ([0x22, 0xF5, 0x80, 0x80, 0x80], 1),
  ])
  func `bytes that are no UTF-8 are found wherever they stand`(bytes: [UInt8], offset: Int) {
    let problems = parse(bytes).problems
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains("at offset \(offset) is not UTF-8") == true)
  }
}
