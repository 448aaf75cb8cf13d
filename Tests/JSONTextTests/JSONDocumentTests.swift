import Testing
import TintypeJSONText
import TintypePrimitives

@Suite struct JSONDocumentTests {
  func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONDocument.parse(text, file: "a.json").root
  }

  func failure(_ bytes: [UInt8]) -> String {
    do throws(JSONError) {
      _ = try JSONDocument.parse(bytes, file: "a.json")
      return "read"
    } catch {
      return error.description
    }
  }

  @Test func `values of every kind are read with their places`() throws {
    let root = try parse("{\n  \"a\": [1, -2.5e3, true],\n  \"b\": {\"c\": null, \"d\": \"x\"}}")
    #expect(root.position == JSONPosition(line: 1, column: 1))
    #expect(root.members?.map(\.key) == ["a", "b"])
    #expect(root.members?[1].keyPosition == JSONPosition(line: 3, column: 3))
    #expect(root["a"]?.elements?.map(\.number?.value) == [1, -2500, nil])
    #expect(root["a"]?.elements?[1].number?.text == "-2.5e3")
    #expect(root["a"]?.elements?[2].bool == true)
    #expect(root["a"]?.elements?[2].position == JSONPosition(line: 2, column: 20))
    #expect(root["b"]?["c"]?.isNull == true)
    #expect(root["b"]?["d"]?.string == "x")
    #expect(root["missing"] == nil)
    #expect(root["a"]?["b"] == nil)
  }

  @Test(arguments: [
    ("{}", "an object"), ("[]", "an array"), ("\"\"", "a string"), ("0", "a number"),
    ("false", "a truth value"), ("null", "null"),
  ])
  func `any value may be the root and says what it is`(text: String, kind: String) throws {
    #expect(try parse(text).kind == kind)
  }

  @Test func `columns count scalars, lines end at LF, CRLF or CR`() throws {
    let root = try parse("[\"é😀\", 1,\r\n2,\r3,\n4]")
    #expect(
      root.elements?.map(\.position) == [
        JSONPosition(line: 1, column: 2), JSONPosition(line: 1, column: 8),
        JSONPosition(line: 2, column: 1), JSONPosition(line: 3, column: 1),
        JSONPosition(line: 4, column: 1),
      ])
  }

  @Test func `a byte order mark is passed over and not counted`() throws {
    let document = try JSONDocument.parse([0xEF, 0xBB, 0xBF] + Array("{}".utf8), file: "a.json")
    #expect(document.root.position == JSONPosition(line: 1, column: 1))
  }

  @Test func `comments are read and the first is remembered`() throws {
    let document = try JSONDocument.parse(
      "/* é\n * ** */ {\n  // one\n  \"a\": /* two */ 1 // three\n} // end", file: "a.json")
    #expect(document.root["a"]?.number?.integer == 1)
    #expect(document.root.position == JSONPosition(line: 2, column: 10))
    #expect(document.firstComment == JSONPosition(line: 1, column: 1))
    #expect(try JSONDocument.parse("{}", file: "a.json").firstComment == nil)
  }

  @Test func `a comma that nothing follows is read and reported`() throws {
    let document = try JSONDocument.parse("{\"a\": [1, 2,],\n}", file: "a.json")
    #expect(document.root["a"]?.elements?.count == 2)
    #expect(
      document.trailingCommas == [
        JSONPosition(line: 1, column: 12), JSONPosition(line: 1, column: 14),
      ])
    #expect(document.place(document.trailingCommas[0]).description == "a.json:1")
  }

  @Test(arguments: [0, 40])
  func `duplicate keys are kept in order and marked`(between: Int) throws {
    let filler = (0..<between).map { "\"k\($0)\": 0, " }.joined()
    let root = try parse("{\"a\": 1, \(filler)\"a\": 2, \"A\": 3}")
    let members = root.members ?? []
    #expect(members.count == between + 3)
    #expect(members.filter(\.isDuplicate).map(\.key) == ["a"])
    #expect(members[between + 1].isDuplicate)
    #expect(root["a"]?.number?.value == 2)
  }

  @Test func `keys that only look alike are different keys`() throws {
    let root = try parse("{\"caf\\u00e9\": 1, \"cafe\\u0301\": 2}")
    #expect(root.members?.map(\.isDuplicate) == [false, false])
    #expect(root["caf\u{E9}"]?.number?.value == 1)
  }

  @Test func `escapes become their characters`() throws {
    let root = try parse(#""\"\\\/\b\f\n\r\t\u0023\u00e9\ud83d\uDE00x""#)
    #expect(root.string == "\"\\/\u{8}\u{C}\n\r\t#é😀x")
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("0.1", 0.1), ("123456789012345", 123_456_789_012_345),
    ("1234567890123456789", 1_234_567_890_123_456_768), ("1e999", .infinity),
    ("-1E+2", -100), ("2.5e-3", 0.0025), ("0.000000000000001", 1e-15),
    ("3.141592653589793238", 3.141592653589793),
  ])
  func `a number is the nearest double`(text: String, value: Double) throws {
    let number = try parse(text).number
    #expect(number?.value == value)
    #expect(number?.value.sign == value.sign)
    #expect(number?.text == text)
  }

  @Test(arguments: [("12", 12), ("-3.0", -3), ("1.5", nil), ("1e300", nil)] as [(String, Int?)])
  func `only a whole number is an integer`(text: String, value: Int?) throws {
    #expect(try parse(text).number?.integer == value)
  }

  @Test(arguments: [
    ("", "a.json:1:1: The file has no JSON value. Write '{}' at least."),
    (" // only\n", "a.json:2:1: The file has no JSON value. Write '{}' at least."),
    ("{\"a\" 1}", "a.json:1:6: Expected ':' after the key 'a', found '1'."),
    ("{\"a\": 1 \"b\": 2}", "a.json:1:9: Expected ',' or '}', found '\"'."),
    ("[1 2]", "a.json:1:4: Expected ',' or ']', found '2'."),
    (
      "{'a': 1}",
      "a.json:1:2: Expected a key in double quotes, found a single quote; JSON uses double quotes."
    ),
    ("{a: 1}", "a.json:1:2: Expected a key in double quotes, found 'a'."),
    ("[,]", "a.json:1:2: Expected a value, found ','."),
    ("[nul]", "a.json:1:2: Expected a value, found 'n'."),
    ("[é]", "a.json:1:2: Expected a value, found 'é'."),
    ("[\u{1}]", "a.json:1:2: Expected a value, found the control character U+0001."),
    ("{\"a\":", "a.json:1:6: The file ends where a value is missing."),
    (
      "{\n\"a\": 1",
      "a.json:2:7: The file ends inside the object that opens at line 1, column 1. Add '}'."
    ),
    ("[1,", "a.json:1:4: The file ends inside the array that opens at line 1, column 1. Add ']'."),
    ("[1", "a.json:1:3: The file ends inside the array that opens at line 1, column 1. Add ']'."),
    (
      "{} x",
      "a.json:1:4: Unexpected 'x' after the end of the value. Remove it, or check the brackets"
        + " before it."
    ),
    (
      "\"a",
      "a.json:1:3: The file ends inside the string that opens at line 1, column 1. Add '\"'."
    ),
    (
      "[\"a\n\"]",
      "a.json:1:4: The string that opens at column 2 does not end on its line. Add '\"'."
    ),
    (
      "\"\u{1}\"",
      "a.json:1:2: The control character U+0001 may not stand in a string. Write it as '\\u0001'."
    ),
    ("\"\\x\"", "a.json:1:2: A backslash may only stand before one of '\"\\/bfnrtu'. Double it."),
    ("\"\\u12G4\"", "a.json:1:2: '\\u' needs four hexadecimal digits after it."),
    ("\"\\u12", "a.json:1:2: '\\u' needs four hexadecimal digits after it."),
    (
      "\"\\ud83d\"",
      "a.json:1:2: '\\uD83D' is one half of a surrogate pair. Write both halves, or the character"
        + " itself."
    ),
    (
      "\"\\udE00\\ud83d\"",
      "a.json:1:2: '\\uDE00' is one half of a surrogate pair. Write both halves, or the character"
        + " itself."
    ),
    (
      "\"\\ud83d\\u0041\"",
      "a.json:1:2: '\\uD83D' is one half of a surrogate pair. Write both halves, or the character"
        + " itself."
    ),
    ("01", "a.json:1:1: A number may not start with '0' and more digits. Remove the zeros."),
    ("-", "a.json:1:2: A number needs a digit here, as in '0.5' or '-1'."),
    ("1.", "a.json:1:3: A number needs a digit here, as in '0.5' or '-1'."),
    ("1e+", "a.json:1:4: A number needs a digit here, as in '0.5' or '-1'."),
    ("+1", "a.json:1:1: Expected a value, found '+'."),
    (".5", "a.json:1:1: Expected a value, found '.'."),
    ("NaN", "a.json:1:1: Expected a value, found 'N'."),
    ("/ 1", "a.json:1:1: Expected '//' or '/*' of a comment, found a single '/'. Remove it."),
    (
      "/* 1\n",
      "a.json:2:1: The file ends inside the comment that opens at line 1, column 1. Add '*/'."
    ),
  ])
  func `a fault is named with its place and what to do`(text: String, message: String) {
    #expect(failure(Array(text.utf8)) == message)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "FF", 2), ([0x22, 0xC0, 0xAF, 0x22], "C0", 2),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "ED", 2), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "F4", 2),
      ([0x22, 0xE2, 0x82, 0x22], "E2", 2), ([0x22, 0xC3, 0xA9, 0x80, 0x22], "80", 3),
      ([0x5B, 0xFE, 0x5D], "FE", 2), ([0x2F, 0x2F, 0xFF], "FF", 3), ([0x7B, 0x7D, 0xFF], "FF", 3),
    ] as [([UInt8], String, Int)])
  func `bytes that are no UTF-8 are refused where they stand`(
    bytes: [UInt8], byte: String, column: Int
  ) {
    #expect(
      failure(bytes)
        == "a.json:1:\(column): The byte 0x\(byte) is not valid UTF-8 here. Save the file as UTF-8."
    )
  }

  @Test func `every scalar comes through as it is`() throws {
    for scalar in [
      "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}",
      "\u{10000}", "\u{10FFFF}",
    ] {
      #expect(
        try parse("\"\(scalar)\"").string?.unicodeScalars.elementsEqual(scalar.unicodeScalars)
          == true)
    }
  }

  @Test func `nesting ends at 128 levels`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    #expect(failure(nested(128)) == "read")
    #expect(
      failure(nested(129))
        == "a.json:1:129: Values are nested deeper than 128. Flatten the file.")
    #expect(
      failure(Array(repeating: UInt8(ascii: "["), count: 1_000_000))
        == "a.json:1:129: Values are nested deeper than 128. Flatten the file.")
  }

  @Test func `a long key with control characters is cut and escaped in a message`() {
    let key = "\\u001b[31m" + String(repeating: "x", count: 100_000)
    let shown = "'\\u{1B}[31m" + String(repeating: "x", count: 75) + "…'"
    #expect(
      failure(Array("{\"\(key)\" 1}".utf8))
        == "a.json:1:100015: Expected ':' after the key \(shown), found '1'.")
  }

  @Test func `many escapes take linear time`() throws {
    let text = "\"" + String(repeating: "\\n", count: 200_000) + "\""
    #expect(try parse(text).string?.utf8.count == 200_000)
  }
}
