import Testing
import TintypePrimitives
import TintypeThemeFiles

@Suite struct StringsTableTests {
  private func parse(_ text: String) -> (table: StringsTable, problems: [Problem]) {
    StringsTable.parse([UInt8](text.utf8), file: "t.strings")
  }

  private func texts(_ table: StringsTable) -> [String] {
    table.entries.map { "\($0.key)=\($0.text)" }
  }

  @Test func `entries keep their order, texts and places`() {
    let (table, problems) = parse(
      "/* greeting */\n\"héllo\" = \"one\";  \"b\"=\"two\";\n// end\nbare.key_$1/x:y-z = v.w;\n")
    #expect(problems.isEmpty)
    #expect(texts(table) == ["héllo=one", "b=two", "bare.key_$1/x:y-z=v.w"])
    #expect(table.isReadable)
    #expect(table.encoding == .utf8)
    #expect(
      table.entries.map(\.position) == [
        FilePosition(file: "t.strings", line: 2, column: 1),
        FilePosition(file: "t.strings", line: 2, column: 19),
        FilePosition(file: "t.strings", line: 4, column: 1),
      ])
    #expect(table["b"]?.text == "two")
    #expect(table["B"] == nil)
  }

  @Test(arguments: [
    ("a = b;", ["a=b"]),
    ("'a\"b' = 'c\\'d';", ["a\"b=c'd"]),
    ("\"a\"; b = c;", ["a=a", "b=c"]),
    ("{ a = b; c = d; }", ["a=b", "c=d"]),
    ("a\u{2028}=\u{2029}b;\u{C}c = d;\u{B}", ["a=b", "c=d"]),
    ("a /* x */ = // y\n b /* z */ ; // end", ["a=b"]),
    ("/* a /* b */ c = d;", ["c=d"]),
    ("\"\" = \"x\";", ["=x"]),
    ("\"a\" = \"one\ntwo\";", ["a=one\ntwo"]),
    ("\"a\" = \"//no; /*no*/\";", ["a=//no; /*no*/"]),
    ("", []),
    ("// only", []),
    ("// \u{2028}a = b; // \u{2029}c = d;", ["a=b", "c=d"]),
  ])
  func `forms that Foundation reads are read`(text: String, expected: [String]) {
    let (table, problems) = parse(text)
    #expect(texts(table) == expected)
    #expect(problems.isEmpty)
    #expect(table.isReadable)
  }

  @Test(arguments: [
    (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"),
    (#"\"\\\'"#, "\"\\'"),
    (#"\101\1017\0019"#, "AA7\u{1}9"),
    (#"\351\200\375"#, "Ø\u{A0}ÿ"),
    (#"\U00e9\U00E9f"#, "ééf"),
    (#"\Ue9x"#, "éx"),
    (#"\Ud83d\Ude00"#, "😀"),
    ("x\\\ny", "x\ny"),
    (#"\?\/\-"#, "?/-"),
  ])
  func `escapes are those of Foundation`(escaped: String, text: String) {
    let (table, problems) = parse("a = \"\(escaped)\";")
    #expect(table["a"]?.text.unicodeScalars.map(\.value) == text.unicodeScalars.map(\.value))
    #expect(problems.map(\.severity).allSatisfy { $0 == .warning })
  }

  @Test(arguments: [
    (
      #"\u00e9"#, "u00e9",
      "'\\u' is no escape here; iOS drops the backslash and shows 'u'. Write '\\U' and four"
        + " digits."
    ),
    (
      #"\q"#, "q",
      "'\\q' is no escape here; iOS drops the backslash and shows 'q'. Write 'q', or '\\\\q' for"
        + " both."
    ),
    (
      #"\8"#, "8",
      "'\\8' is no escape here; iOS drops the backslash and shows '8'. Write '8', or '\\\\8' for"
        + " both."
    ),
  ])
  func `a backslash that escapes nothing is a warning`(
    escaped: String, text: String, message: String
  ) {
    let (table, problems) = parse("a = \"x\(escaped)\";")
    #expect(table["a"]?.text == "x" + text)
    #expect(table.isReadable)
    #expect(problems.map(\.text) == ["t.strings:1:7: warning: \(message)"])
  }

  @Test(arguments: [
    (
      #"\Ud83d"#,
      "'\\UD83D' is one half of a surrogate pair. Write both halves, or the character itself; the"
        + " entry is dropped."
    ),
    (
      #"\Ud83d\U0041"#,
      "'\\UD83D' is one half of a surrogate pair. Write both halves, or the character itself; the"
        + " entry is dropped."
    ),
    (#"\Uxyz"#, "'\\U' needs four hexadecimal digits after it. Add them; the entry is dropped."),
    (#"\0"#, "A text cannot have the character U+0000. Remove it; the entry is dropped."),
    (#"\U0000"#, "A text cannot have the character U+0000. Remove it; the entry is dropped."),
    ("\u{0}", "A text cannot have the character U+0000. Remove it; the entry is dropped."),
    ("\\\u{0}", "A text cannot have the character U+0000. Remove it; the entry is dropped."),
    (
      #"\377"#,
      "'\\377' is no character of the NeXTSTEP encoding. Write the character itself; the entry is"
        + " dropped."
    ),
  ])
  func `a character that no text can have drops its entry`(escaped: String, message: String) {
    let (table, problems) = parse("a = \"x\(escaped)y\";\nb = c;")
    #expect(texts(table) == ["b=c"])
    #expect(table.isReadable)
    #expect(problems.map(\.text) == ["t.strings:1:7: error: \(message)"])
  }

  @Test(arguments: [
    ("a@b = c;", "1:2", "Expected '=' after the key 'a', found '@'."),
    (
      "a = b, c = d;", "1:6",
      "Expected ';' after the text of 'a', found ','. Put the text in quotes."
    ),
    ("a = b;; c = d;", "1:7", "Expected a key, found ';'."),
    ("= b;", "1:1", "Expected a key, found '='."),
    ("a = { b = c; };", "1:5", "Expected a text after '=', found '{'. A table holds texts only."),
    ("a = ( b );", "1:5", "Expected a text after '=', found '('. A table holds texts only."),
    ("a = <0fbd77>;", "1:5", "Expected a text after '=', found '<'. A table holds texts only."),
    (
      "a = “b”;", "1:5",
      "Expected a text after '=', found '“'. Put in quotes what is more than letters, digits and"
        + " '_$/:.-'."
    ),
    ("a = b;\nc = d", "2:6", "Expected ';' after the text of 'c'."),
    ("a =", "1:4", "The file ends where a text after '=' is expected."),
    ("a", "1:2", "Expected '=' after the key 'a', found the end of the file."),
    ("{ a = b;", "1:9", "The file ends before the '}' of its '{'. Add it."),
    ("{ a = b; } c", "1:12", "Unexpected 'c' after the '}' of the table. Remove it."),
    ("a\u{A0}= b;", "1:2", "Expected '=' after the key 'a', found '\u{A0}'."),
    (
      "a = \"b\" c;", "1:9",
      "Expected ';' after the text of 'a', found 'c'. Write a quote inside a text as '\\\"'."
    ),
    (
      "a = 'it's';", "1:9",
      "Expected ';' after the text of 'a', found 's'. Put the text in quotes."
    ),
  ])
  func `a mistake in the syntax is told with its place`(
    text: String, place: String, message: String
  ) {
    let (table, problems) = parse(text)
    #expect(problems.first?.text == "t.strings:\(place): error: \(message)")
    #expect(problems.first?.code == .badSyntax)
    #expect(!table.isReadable)
  }

  @Test func `all mistakes are listed at once and the rest is still read`() {
    let (table, problems) = parse(
      """
      "a" = "one"
      "b" : "two";
      "c" = "press "OK" now";
      "d" = ;
      "e" "five";
      "f" = "six;
      "g" = "seven";
      h = ; "i" = "nine"; @ ; j = ten;
      "k" = "eleven";
      """)
    #expect(
      problems.map(\.text)
        == """
        t.strings:1:12: error: Expected ';' after the text of 'a'.
        t.strings:2:5: error: Expected '=' after the key 'b', found ':'.
        t.strings:3:15: error: Expected ';' after the text of 'c', found 'OK'. Write a quote \
        inside a text as '\\\"'.
        t.strings:4:7: error: Expected a text after '=', found ';'.
        t.strings:5:5: error: Expected '=' after the key 'e', found '\"'.
        t.strings:6:7: error: The quote here is closed on line 7, where 'g' follows. Close the \
        text on its own line.
        t.strings:8:5: error: Expected a text after '=', found ';'.
        t.strings:8:21: error: Expected a key, found '@'. Put in quotes what is more than \
        letters, digits and '_$/:.-'.
        t.strings:1:1: error: The table is not used, since iOS refuses it or loses all \
        after the mistake; 5 keys could be read.
        """.lines)
    #expect(texts(table) == ["a=one", "g=seven", "i=nine", "j=ten", "k=eleven"])
    #expect(!table.isReadable)
  }

  @Test func `a text over two lines that only lacks its semicolon is no open quote`() {
    let (table, problems) = parse("\"a\" = \"one\ntwo\"\n\"b\" = \"x\";")
    #expect(problems.first?.text == "t.strings:2:5: error: Expected ';' after the text of 'a'.")
    #expect(texts(table) == ["a=one\ntwo", "b=x"])
  }

  @Test func `at most 1000 mistakes are listed`() {
    let (_, problems) = parse(String(repeating: "a = ;\n", count: 3_000))
    #expect(problems.count == 1_002)
    #expect(
      problems[1_000].text
        == "t.strings:1001:1: error: The table has more than 1000 mistakes; the rest is not listed."
    )
  }

  @Test(arguments: ["/*\n", "\"\n", "'\n", "a = \"\n", "\\\n", "{\n", "a = '\n\"\n", ";\""])
  func `nonsense takes linear time`(piece: String) {
    let clock = ContinuousClock()
    let time = clock.measure {
      let (table, problems) = parse(String(repeating: piece, count: 200_000))
      #expect(!table.isReadable)
      #expect(!problems.isEmpty)
    }
    #expect(time < .seconds(10))
  }

  @Test func `duplicates with one text are only a warning`() {
    let (table, problems) = parse("a = b;\na = b;")
    #expect(
      problems.map(\.text)
        == """
        t.strings:2:1: warning: 'a' is defined 2 times, at lines 1 and 2; the last counts, with \
        the same text.
        """.lines)
    #expect(table.entries.count == 1)
    #expect(table["a"]?.position.line == 2)
  }

  @Test func `many duplicates are named up to twelve`() {
    let (_, problems) = parse((1...15).map { "a = b\($0);\n" }.joined())
    #expect(
      problems.map(\.message)
        == """
        'a' is defined 15 times, at lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more; the \
        last counts, as on iOS. Keep one.
        """.lines)
  }

  @Test func `one hundred thousand entries are read in a few seconds`() {
    let text = (0..<100_000).map {
      "/* no \($0) */\n\"key.\($0)\" = \"Text \\n number ü \($0)\";\n"
    }
    .joined()
    let clock = ContinuousClock()
    var table: StringsTable?
    let time = clock.measure { table = parse(text).table }
    #expect(table?.entries.count == 100_000)
    #expect(table?["key.99999"]?.text == "Text \n number ü 99999")
    #expect(table?["key.99999"]?.position.line == 200_000)
    #expect(time < .seconds(10))
  }

  @Test func `a missing file is a problem and an empty table`() {
    let (table, problems) = StringsTable.read("none/Localizable.strings")
    #expect(
      problems.map(\.text) == ["error: 'none/Localizable.strings' does not exist. Check the path."])
    #expect(table.entries.isEmpty)
    #expect(!table.isReadable)
  }
}
