import TintypeJSONText
public import TintypePrimitives
public import TintypeTheming

/// Writes and reads imported colour tokens as JSON.
///
/// An object with `version` 1, the `source` page and `colors`: for each token its `alias`, or
/// `light` and `dark`, or one `color` for both modes; `group` for a component's token.
public enum ImportedColorsFile {
  /// The file of a set of tokens, in their order.
  public static func write(_ colors: ImportedColors) -> [UInt8] {
    let members = colors.entries.map { entry -> JSONOutput.Member in
      var fields: [JSONOutput.Member] = []
      if let group = entry.group { fields.append(JSONOutput.Member("group", .string(group))) }
      func add(_ name: String, _ text: String) {
        fields.append(JSONOutput.Member(name, .string(text)))
      }
      switch entry.value {
      case .alias(let token): add("alias", token.rawValue)
      case .fixed(let paint): add("color", paint.hexText)
      case .perScheme(let light, let dark):
        add("light", light.hexText)
        add("dark", dark.hexText)
      case .derived(let light, _): add("light", light.hexText)
      }
      return JSONOutput.Member(entry.token.rawValue, .object(fields))
    }
    return JSONWriter.write(
      ["version": 1, "source": .string(colors.source), "colors": .object(members)],
      layout: .pretty)
  }

  /// Reads a file that `write` made, or that was written by hand.
  ///
  /// Throws `ThemeFileError` if it cannot be read or is no object; what is mistaken in it is reported
  /// and left out.
  public static func read(
    path: String
  ) throws(ThemeFileError) -> (colors: ImportedColors, problems: [Problem]) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    return try read(bytes, name: path)
  }

  /// Reads the bytes of a file; `name` stands for its path in messages.
  public static func read(
    _ bytes: [UInt8], name: String
  ) throws(ThemeFileError) -> (colors: ImportedColors, problems: [Problem]) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, file: name)
    } catch {
      throw .syntax(error)
    }
    let root = document.root
    guard root.members != nil else {
      throw .notAnObject(root.kind, at: document.place(root.position))
    }
    var problems: [Problem] = []
    func report(_ message: String, at position: JSONPosition) {
      problems.append(Problem(.error, .badValue, message, at: document.place(position)))
    }
    if let version = root["version"], version.number?.integer != 1 {
      report(
        "'version' is \(Excerpt.shown(version)), and 1 is read here. Import the page again.",
        at: version.position)
    }
    guard let members = root["colors"]?.members else {
      report("The file has no object 'colors'. Import the page again.", at: root.position)
      return (ImportedColors(source: name, entries: []), problems)
    }
    var entries: [ImportedColors.Entry] = []
    for member in members {
      guard let value = value(of: member.value) else {
        report(
          "\(Excerpt.quoted(member.key)) needs an 'alias', a 'light' and a 'dark' colour, or a 'color'"
            + " for both. It is left out.", at: member.keyPosition)
        continue
      }
      let token = ColorToken(rawValue: member.key)
      entries.removeAll { member.isDuplicate && $0.token == token }
      entries.append(
        ImportedColors.Entry(token: token, group: member.value["group"]?.string, value: value))
    }
    let colors = ImportedColors(source: root["source"]?.string ?? name, entries: entries)
    return (colors, problems)
  }

  private static func value(of object: JSONValue) -> ColorDefinition.Value? {
    func paint(_ name: String) -> Paint? {
      object[name]?.string.flatMap { HexColor.paint($0, order: .alphaLast) }
    }
    if let alias = object["alias"]?.string, !alias.isEmpty {
      return .alias(ColorToken(rawValue: alias))
    }
    if let color = paint("color") { return .fixed(color) }
    guard let light = paint("light"), let dark = paint("dark") else { return nil }
    return .perScheme(light: light, dark: dark)
  }
}
