package import TintypeJSONText
public import TintypePrimitives

/// The theme values that the goldens of a folder were drawn with: `inputs.json`.
///
/// It holds one set for each scheme, and more while only some of the goldens were accepted after a
/// change; each line of the manifest names its set.
public struct InputsFile: Sendable {
  /// The name of the file in a theme's folder of goldens.
  public static let fileName = "inputs.json"

  /// The values, by the hash that names them.
  public private(set) var sets: [ContentHash: InputSet]
  /// The pictures that themes gave to icon slots, by the hash of their bytes.
  public private(set) var pictures: [ContentHash: StoredPicture]
  /// The faces that could be drawn, by the part of the fingerprint that stands for them.
  public private(set) var faces: [String: [RecordedFace]]
  /// The drawing libraries with their versions, by the part of the fingerprint that stands for them.
  public private(set) var libraries: [String: [String]]

  /// Creates a file without sets.
  public init() {
    sets = [:]
    pictures = [:]
    faces = [:]
    libraries = [:]
  }

  /// Reads a file; throws `GoldenError` if it is broken.
  init(_ bytes: [UInt8], path: String) throws(GoldenError) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument.parse(bytes, file: path).root
    } catch {
      throw .broken("\(error)")
    }
    try self.init(root, path: path)
  }

  /// Takes over what such a file holds, from one of its own or from a member of another.
  ///
  /// Throws `GoldenError` if it is broken.
  package init(_ root: JSONValue, path: String) throws(GoldenError) {
    guard root["version"]?.number?.integer == 1, let values = root["sets"]?.elements else {
      throw .unknownVersion(path)
    }
    self.init()
    for value in root["pictures"]?.elements ?? [] {
      guard let picture = StoredPicture(value) else {
        throw .broken("\(path):\(value.position.line): A picture is broken.")
      }
      insert(picture)
    }
    for member in root["fonts"]?.members ?? [] {
      let elements = member.value.elements ?? []
      let read = elements.compactMap { RecordedFace($0) }
      guard !read.isEmpty, read.count == elements.count else {
        throw .broken("\(path):\(member.keyPosition.line): A list of fonts is broken.")
      }
      insert(read, as: member.key)
    }
    for member in root["libraries"]?.members ?? [] {
      insert(libraries: member.value.elements?.compactMap(\.string) ?? [], as: member.key)
    }
    for value in values {
      guard let scheme = value["scheme"]?.string.flatMap(ColorScheme.init),
        let elements = value["inputs"]?.elements
      else { throw .broken("\(path):\(value.position.line): A set of inputs is broken.") }
      var inputs: [Input] = []
      for element in elements {
        guard let input = Input(element) else {
          throw .broken("\(path):\(element.position.line): An input is broken.")
        }
        inputs.append(input)
      }
      insert(InputSet(scheme: scheme, inputs: inputs))
    }
  }

  /// Adds a set, or replaces the one with the same values.
  public mutating func insert(_ set: InputSet) { sets[set.id] = set }

  /// Adds a picture; its bytes are what it is known by.
  public mutating func insert(_ picture: StoredPicture) { pictures[picture.hash] = picture }

  /// Adds the faces for which a part of a fingerprint stands.
  public mutating func insert(_ faces: [RecordedFace], as fonts: String) {
    self.faces[fonts] = faces
  }

  /// Adds the libraries for which a part of a fingerprint stands.
  public mutating func insert(libraries: [String], as part: String) {
    self.libraries[part] = libraries
  }

  /// Removes the sets and the parts of fingerprints that are not named, and the pictures that are in
  /// no other set.
  public mutating func keepOnly(_ ids: Set<ContentHash>, parts: Set<String>) {
    faces = faces.filter { parts.contains($0.key) }
    libraries = libraries.filter { parts.contains($0.key) }
    sets = sets.filter { ids.contains($0.key) }
    let used = Set(
      sets.values.flatMap(\.inputs).compactMap { IconText($0)?.hash })
    pictures = pictures.filter { used.contains($0.key) }
  }

  /// The bytes of the file.
  var bytes: [UInt8] { Array((text + "\n").utf8) }

  /// What the file holds: one line an input, so that a change reads as one.
  package var text: String {
    var text = "{\"version\":1,\"sets\":["
    let sorted = sets.values.sorted {
      ($0.scheme.rawValue, $0.id) < ($1.scheme.rawValue, $1.id)
    }
    for (place, set) in sorted.enumerated() {
      text += place == 0 ? "\n" : ",\n"
      text += "{\"id\":\"\(set.id)\",\"scheme\":\"\(set.scheme.rawValue)\",\"inputs\":[\n"
      text += set.inputs.map { input in
        String(decoding: JSONWriter.write(input.json), as: UTF8.self)
      }.joined(separator: ",\n")
      text += "\n]}"
    }
    text += "\n]"
    if !pictures.isEmpty {
      let lines = pictures.sorted { $0.key < $1.key }.map { picture in
        String(decoding: JSONWriter.write(picture.value.json), as: UTF8.self)
      }
      text += ",\"pictures\":[\n" + lines.joined(separator: ",\n") + "\n]"
    }
    if !faces.isEmpty {
      let lists = faces.sorted { $0.key < $1.key }.map { fonts, faces in
        let lines = faces.map { String(decoding: JSONWriter.write($0.json), as: UTF8.self) }
        return "\"\(fonts)\":[\n\(lines.joined(separator: ",\n"))\n]"
      }
      text += ",\"fonts\":{\n" + lists.joined(separator: ",\n") + "\n}"
    }
    if !libraries.isEmpty {
      let lines = libraries.sorted { $0.key < $1.key }.map { part, names in
        "\"\(part)\":" + String(decoding: JSONWriter.write(.strings(names)), as: UTF8.self)
      }
      text += ",\"libraries\":{\n" + lines.joined(separator: ",\n") + "\n}"
    }
    return text + "}"
  }
}

extension Input {
  /// Reads an input; nil if a member is missing or of another kind.
  fileprivate init?(_ value: JSONValue) {
    guard let kind = value["kind"]?.string.flatMap(Origin.Kind.init),
      let name = value["name"]?.string, let text = value["value"]?.string,
      let layer = value["layer"]?.string.flatMap(ThemeLayer.init)
    else { return nil }
    self.init(
      Name(kind, name), value: text, layer: layer,
      alias: value["alias"]?.elements?.compactMap(\.string) ?? [], file: value["file"]?.string,
      line: value["line"]?.number?.integer)
  }

  fileprivate var json: JSONOutput {
    .object([
      "kind": .string(name.kind.rawValue), "name": .string(name.name), "value": .string(value),
      "layer": .string(layer.rawValue), "alias": alias.isEmpty ? nil : .strings(alias),
      // Folders differ from machine to machine.
      "file": file.map { .string(String($0.split(separator: "/").last ?? $0[...])) },
      "line": line.map { .integer($0) },
    ])
  }
}
