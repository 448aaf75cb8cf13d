import Foundation
import Testing
import TintypePrimitives
import TintypeThemeFiles

@Suite struct PropertyListTests {
  private func data(_ list: Any, _ format: PropertyListSerialization.PropertyListFormat) throws
    -> [UInt8]
  {
    [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a table that Xcode turned into a property list is read`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    var list = [
      "a": "one & <two>", "ü😀": "größe 😀", "empty": "", "long": String(repeating: "x", count: 300),
    ]
    for index in 0..<300 { list["key\(index)"] = "text \(index) ü" }
    let (table, problems) = StringsTable.parse(try data(list, format), file: "t.strings")
    #expect(problems.isEmpty)
    #expect(table.isReadable)
    #expect(table.encoding == nil)
    #expect(table.entries.count == list.count)
    for (key, text) in list { #expect(table[key]?.text == text) }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a value that is no text is reported and dropped`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let (table, problems) = StringsTable.parse(
      try data(["a": "one", "b": ["c": "d"]], format), file: "t.strings")
    #expect(table.entries.map(\.key) == ["a"])
    let kind = format == .xml ? "the element 'dict'" : "no text"
    #expect(
      problems.map(\.message) == [
        "'b' is \(kind). A table holds texts only; the entry is dropped."
      ])
  }

  @Test func `every cut and every changed byte of a binary list ends in a table or a message`()
    throws
  {
    let bytes = try data(
      ["a": "one", "ü": "größe", "long": String(repeating: "y", count: 20)], .binary)
    for length in 6..<bytes.count {
      let (table, problems) = StringsTable.parse(Array(bytes[..<length]), file: "t.strings")
      #expect(!table.isReadable && problems.count == 1)
    }
    for index in 6..<bytes.count {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var copy = bytes
        copy[index] = value
        #expect(StringsTable.parse(copy, file: "t.strings").table.entries.count <= 3)
      }
    }
  }

  @Test(arguments: [
    (
      "<plist><array/></plist>", "1:1",
      "A table in XML is a 'plist' with one 'dict'. Check that this is a strings table."
    ),
    (
      "<plist><dict><key>a</key></dict></plist>", "1:14",
      "The key 'a' has no value. Add a 'string' element."
    ),
    (
      "<plist><dict><string>a</string></dict></plist>", "1:14",
      "Expected a 'key' element, found 'string'."
    ),
    (
      "<?xml version=\"1.0\"?>\n<plist><dict>", "2:14",
      "This is no well-formed XML: no element found. Correct it, or export the file again."
    ),
    (
      "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "1:17",
      "A document type declaration is not read. Remove '<!DOCTYPE …>'."
    ),
  ])
  func `a property list in XML that is no table is an error with its place`(
    text: String, place: String, message: String
  ) {
    let (table, problems) = StringsTable.parse([UInt8](text.utf8), file: "t.strings")
    #expect(problems.map(\.text) == ["t.strings:\(place): error: \(message)"])
    #expect(!table.isReadable)
  }
}
