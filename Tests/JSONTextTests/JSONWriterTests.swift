import Testing
import TintypeJSONText

@Suite struct JSONWriterTests {
  func text(
    _ value: JSONOutput, _ layout: JSONWriter.Layout = .compact,
    _ order: JSONWriter.Order = .given
  ) -> String {
    String(decoding: JSONWriter.write(value, layout: layout, order: order), as: UTF8.self)
  }

  let value: JSONOutput = [
    "b": [1, 2.5, true, nil], "a": ["x": "y", "empty": [:], "none": []], "c": "é",
  ]

  @Test func `compact text has no blanks and keeps the given order`() {
    #expect(
      text(value)
        == #"{"b":[1,2.5,true,null],"a":{"x":"y","empty":{},"none":[]},"c":"é"}"#)
  }

  @Test func `pretty text has one element a line and ends with a line feed`() {
    #expect(
      text(value, .pretty, .sorted) == """
        {
          "a": {
            "empty": {},
            "none": [],
            "x": "y"
          },
          "b": [
            1,
            2.5,
            true,
            null
          ],
          "c": "é"
        }

        """)
  }

  @Test func `only what must be escaped is escaped`() {
    #expect(
      text(.string("\"\\/\u{8}\t\n\u{C}\r\u{1}\u{1F}\u{7F}é😀\u{2028}"))
        == "\"\\\"\\\\/\\b\\t\\n\\f\\r\\u0001\\u001f\u{7F}é😀\u{2028}\"")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0.0"), (1.0, "1"), (-3.0, "-3"), (0.1, "0.1"), (1e21, "1e+21"),
    (9_007_199_254_740_992, "9007199254740992"), (2.5e-7, "2.5e-07"),
  ])
  func `a number is the shortest that reads back`(value: Double, text: String) throws {
    #expect(self.text(.number(value)) == text)
    let back = try JSONDocument.parse(text, file: "a.json").root.number?.value
    #expect(back == value)
    #expect(back?.sign == value.sign)
  }

  @Test func `members whose value is nil are left out`() {
    let nothing: JSONOutput? = nil
    #expect(text(.object(["a": 1, "b": nothing, "c": .null])) == #"{"a":1,"c":null}"#)
  }

  @Test func `pieces and a whole value write the same bytes`() {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.key("b")
    writer.beginArray()
    writer.write(1)
    writer.write(2.5)
    writer.write(true)
    writer.writeNull()
    writer.endArray()
    writer.write("a", ["x": "y", "empty": [:], "none": []])
    writer.key("c")
    writer.write("é")
    writer.endObject()
    #expect(String(decoding: writer.finish(), as: UTF8.self) == text(value, .pretty))
  }

  @Test func `what was written reads back`() throws {
    let written = text(value, .pretty)
    let root = try JSONDocument.parse(written, file: "a.json").root
    #expect(root["b"]?.elements?.count == 4)
    #expect(root["a"]?["x"]?.string == "y")
    #expect(text(.strings(["a", "b"])) == #"["a","b"]"#)
  }
}
