import TintypeJSONText

/// A JSON Schema as tables: a row a key, and a table for each part that several keys share.
struct SchemaTable {
  private var rows: [String] = []

  /// The lines of a schema.
  static func lines(of root: JSONValue) -> [String] {
    var lines = table(root)
    for member in root["$defs"]?.members ?? [] {
      let part = table(member.value)
      // A part without keys is told where it stands.
      guard part.count > 2 else {
        lines += ["", "`\(member.key)`: \(kind(member.value))\(text(member.value))."]
        continue
      }
      lines += ["", "`\(member.key)`\(text(member.value)):", ""] + part
    }
    return lines
  }

  private static func table(_ value: JSONValue) -> [String] {
    var table = SchemaTable()
    table.add(value, path: "")
    return ["| key | type | |", "| --- | --- | --- |"] + table.rows
  }

  private mutating func add(_ value: JSONValue, path: String) {
    let required = Set(value["required"]?.elements?.compactMap(\.string) ?? [])
    for member in value["properties"]?.members ?? [] {
      let name = path.isEmpty ? member.key : "\(path).\(member.key)"
      let isOptional = !required.contains(member.key)
      var remark = Self.text(member.value)
      if remark.hasPrefix(": ") { remark.removeFirst(2) }
      rows.append(
        "| `\(name)`\(isOptional ? "" : " \\*") | \(Self.kind(member.value)) | \(Reference.cell(remark)) |"
      )
      add(member.value, path: name)
      if let items = member.value["items"] { add(items, path: "\(name)[]") }
      if let named = member.value["additionalProperties"], named.members != nil {
        add(named, path: "\(name).NAME")
      }
    }
  }

  private static func text(_ value: JSONValue) -> String {
    value["description"]?.string.map { ": \($0)" } ?? ""
  }

  /// The kind of a value, in a few words.
  private static func kind(_ value: JSONValue) -> String {
    if let name = value["$ref"]?.string { return "`\(name.split(separator: "/").last ?? "")`" }
    if let words = value["enum"]?.elements {
      return words.map { "`\(literal($0))`" }.joined(separator: ", ")
    }
    if let constant = value["const"] { return "`\(literal(constant))`" }
    if let parts = (value["anyOf"] ?? value["oneOf"])?.elements {
      return parts.map(kind).joined(separator: " or ")
    }
    if let items = value["items"] { return "array of \(kind(items))" }
    if let name = value["type"]?.string { return name }
    let names = value["type"]?.elements?.compactMap(\.string) ?? []
    return names.isEmpty ? "any" : names.joined(separator: " or ")
  }

  private static func literal(_ value: JSONValue) -> String {
    value.string ?? String(decoding: JSONWriter.write(JSONOutput(value)), as: UTF8.self)
  }
}
