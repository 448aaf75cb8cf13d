import TintypePrimitives

/// Reads a table from a property list in XML form.
///
/// Source: Apple's property list DTD 1.0.
enum XMLPropertyList {
  /// Whether a text is XML rather than the entries of a table.
  static func isOne(_ utf8: [UInt8]) -> Bool {
    let start = utf8.drop { 9...13 ~= $0 || $0 == UInt8(ascii: " ") }
    return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8)
      || start.starts(with: "<plist".utf8)
  }

  /// Reads the table; a byte order mark is gone already.
  static func table(_ utf8: [UInt8], file: String) -> (table: StringsTable, problems: [Problem]) {
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLReader.read(utf8, file: file, encoding: "UTF-8", allowsDoctype: true)
    } catch {
      return PropertyListTable.unreadable(error.message, at: error.position)
    }
    guard root.name == "plist", root.children.count == 1, root.children[0].name == "dict" else {
      return PropertyListTable.unreadable(
        "A table in XML is a 'plist' with one 'dict'. Check that this is a strings table.",
        at: root.position)
    }
    var table = PropertyListTable(file: file)
    var key: XMLElement?
    for element in root.children[0].children {
      guard let name = key else {
        guard element.name == "key" else {
          return PropertyListTable.unreadable(
            "Expected a 'key' element, found '\(element.name)'.", at: element.position)
        }
        key = element
        continue
      }
      key = nil
      if element.name == "string" {
        table.add(name.text, element.text, at: name.position)
      } else {
        table.reject(name.text, "the element '\(element.name)'", at: name.position)
      }
    }
    if let key {
      return PropertyListTable.unreadable(
        "The key '\(key.text)' has no value. Add a 'string' element.", at: key.position)
    }
    return table.finish()
  }
}
