import Testing
import TintypePrimitives
import TintypeThemeFiles

/// The shared cases e01, e04 and e06.
@Suite struct StringsCaseTests {
  private func read(_ path: String) throws -> (table: StringsTable, problems: [String]) {
    let name = String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
    let (table, problems) = StringsTable.parse(try FileSystem.read(path), file: name)
    return (table, problems.map(\.text))
  }

  @Test(arguments: [
    ("utf8", TextEncoding.utf8), ("utf8_bom", .utf8), ("crlf", .utf8), ("cr_only", .utf8),
    ("utf16le_bom", .utf16LittleEndian), ("utf16be_bom", .utf16BigEndian),
    ("utf16le_nobom", .utf16LittleEndian), ("utf16be_nobom", .utf16BigEndian),
    ("utf16le_odd_byte", .utf16LittleEndian), ("utf32le_bom", .utf32LittleEndian),
  ])
  func `e01: every Unicode form gives the same table`(name: String, encoding: TextEncoding) throws {
    let (table, problems) = try read(TestFiles.folder + "/Cases/e01/\(name).strings")
    #expect(table.isReadable)
    #expect(table.encoding == encoding)
    #expect(table.entries.map(\.key) == ["agent.hello", "agent.wait"])
    #expect(
      table.entries.map(\.text) == ["Gr\u{FC}\u{DF} dich, „Bot“", "Noch %1$@ Minuten"])
    #expect(table.entries.map(\.position.line) == [2, 3])
    let expected =
      switch name {
      case "utf16le_nobom":
        [
          "\(name).strings:1:1: warning: The file is UTF-16LE without a byte order mark, which"
            + " Foundation does not recognise. Save it as UTF-8."
        ]
      case "utf16be_nobom":
        [
          "\(name).strings:1:1: warning: The file is UTF-16BE without a byte order mark, which"
            + " Foundation does not recognise. Save it as UTF-8."
        ]
      case "utf16le_odd_byte":
        [
          "\(name).strings:1:1: warning: The file ends inside a character of UTF-16LE, so that it"
            + " may be cut. Save it as UTF-8."
        ]
      default: [String]()
      }
    #expect(problems == expected)
  }

  @Test(arguments: [("macroman", "0x9F", 34), ("cp1252", "0xFC", 34)])
  func `e01: bytes of another encoding are an error with their offset`(
    name: String, byte: String, offset: Int
  ) throws {
    let (table, problems) = try read(TestFiles.folder + "/Cases/e01/\(name).strings")
    #expect(table.entries.isEmpty)
    #expect(!table.isReadable)
    #expect(
      problems
        == """
        \(name).strings:2:20: error: The byte \(byte) at offset \(offset) is not UTF-8, so that \
        the file may be Mac Roman or Windows-1252. Save the file as UTF-8.
        """.lines)
  }

  @Test(arguments: ["empty", "bom_only", "comments_only"])
  func `e01: a file without entries is an empty table`(name: String) throws {
    let (table, problems) = try read(TestFiles.folder + "/Cases/e01/\(name).strings")
    #expect(table.entries.isEmpty)
    #expect(table.isReadable)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("colon", "1:5", "Expected '=' after the key 'a', found ':'.", ["b"]),
    ("ends_in_escape", "1:7", "The file ends inside the text that opens here. Add '\"'.", []),
    ("equals_missing", "1:5", "Expected '=' after the key 'a', found '\"'.", ["b"]),
    (
      "inner_quotes", "1:15",
      "Expected ';' after the text of 'a', found 'OK'. Write a quote inside a text as"
        + " '\\\"'.", ["b"]
    ),
    ("no_semicolon", "1:12", "Expected ';' after the text of 'a'.", ["a", "b"]),
    ("no_value", "1:7", "Expected a text after '=', found ';'.", ["b"]),
    (
      "unterminated_comment", "2:1",
      "The comment does not end, so that all after it is lost. Add '*/'.", ["a"]
    ),
    (
      "unterminated_value", "1:7",
      "The quote here is closed on line 2, where 'b' follows. Close the text on its own"
        + " line.", ["b"]
    ),
  ])
  func `e04: a broken table is refused, with file, line and column`(
    name: String, place: String, message: String, read keys: [String]
  ) throws {
    let (table, problems) = try read(TestFiles.folder + "/Cases/e04/\(name).strings")
    let count = keys.count == 1 ? "1 key" : "\(keys.count) keys"
    #expect(
      problems
        == """
        \(name).strings:\(place): error: \(message)
        \(name).strings:1:1: error: The table is not used, since iOS refuses it or loses all after \
        the mistake; \(count) could be read.
        """.lines)
    #expect(!table.isReadable)
    #expect(table.entries.map(\.key) == keys)
  }

  @Test func `e04: single quotes are accepted, as Foundation does`() throws {
    let (table, problems) = try read(TestFiles.folder + "/Cases/e04/single_quote_key.strings")
    #expect(problems.isEmpty)
    #expect(table["a"]?.text == "one")
    #expect(table["b"]?.text == "value b")
  }

  @Test func `e06: all lines of a key are named and the last counts`() throws {
    let (table, problems) = try read(TestFiles.folder + "/Cases/e06/dup.strings")
    #expect(
      problems
        == """
        dup.strings:6:1: error: 'send' is defined 3 times, at lines 1, 4 and 6; the last counts, \
        as on iOS. Keep one.
        dup.strings:8:1: warning: 'cafe\u{301}' looks like the key at line 7 but has other code \
        points. Both are kept, as on iOS; spell them alike if they are meant to be one.
        """.lines)
    #expect(table["send"]?.text == "escaped same key")
    #expect(table["Send"]?.text == "other")
    #expect(table["caf\u{E9}"]?.text == "nfc")
    #expect(table["cafe\u{301}"]?.text == "nfd")
    #expect(table.entries.map(\.position.line) == [2, 5, 6, 7, 8])
    #expect(table.isReadable)
  }
}
