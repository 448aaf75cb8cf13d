package import TintypeJSONText
import TintypePrimitives
import TintypeRendering

/// The goldens of a theme with their hashes: `manifest.json`, one sorted line a cell.
public struct Manifest: Sendable {
  /// The name of the file in a theme's folder of goldens.
  public static let fileName = "manifest.json"

  /// The name of a manifest whose goldens are being written.
  static let pendingName = "manifest.pending.json"

  /// By cell id.
  public var lines: [String: ManifestLine]

  /// Creates a manifest without lines.
  public init() { lines = [:] }

  /// Reads a manifest; throws `GoldenError` if it is broken.
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
    guard root["version"]?.number?.integer == 1, let builds = root["fingerprints"]?.members,
      let cells = root["cells"]?.members
    else { throw .unknownVersion(path) }
    lines = [:]
    var parts: [String: JSONValue] = [:]
    for member in builds { parts[member.key] = member.value }
    for member in cells {
      let value = member.value
      func hash(_ key: String) -> ContentHash? { value[key]?.string.flatMap { ContentHash($0) } }
      guard let displayList = hash("displayList"), let pixels = hash("pixels"),
        let file = hash("file"), let inputs = hash("inputs"), let mockup = value["mockup"]?.string,
        let build = value["fingerprint"]?.string.flatMap({ parts[$0] }),
        let renderer = build["renderer"]?.string, let libraries = build["libraries"]?.string,
        let fonts = build["fonts"]?.string
      else {
        throw .broken("\(path):\(member.keyPosition.line): The line of '\(member.key)' is broken.")
      }
      lines[member.key] = ManifestLine(
        displayList: displayList, pixels: pixels, file: file, inputs: inputs,
        fingerprint: Fingerprint(
          renderer: renderer, mockups: mockup, libraries: libraries, fonts: fonts))
    }
  }

  /// The bytes of the file.
  var bytes: [UInt8] { Array((text + "\n").utf8) }

  /// What the file holds, one line a cell.
  package var text: String {
    var builds: [String: String] = [:]
    var cells: [String] = []
    for (id, line) in lines.sorted(by: { $0.key < $1.key }) {
      let build: JSONOutput = [
        "renderer": .string(line.fingerprint.renderer),
        "libraries": .string(line.fingerprint.libraries),
        "fonts": .string(line.fingerprint.fonts),
      ]
      let text = String(decoding: JSONWriter.write(build), as: UTF8.self)
      let key = String(ContentHash(of: text).description.prefix(16))
      builds[key] = text
      let content: JSONOutput = [
        "displayList": .string("\(line.displayList)"), "pixels": .string("\(line.pixels)"),
        "file": .string("\(line.file)"), "inputs": .string("\(line.inputs)"),
        "mockup": .string(line.fingerprint.mockups), "fingerprint": .string(key),
      ]
      cells.append(Self.line(id, String(decoding: JSONWriter.write(content), as: UTF8.self)))
    }
    let heads = builds.sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }
    return
      "{\"version\":1,\"fingerprints\":{\n" + heads.joined(separator: ",\n") + "\n},\"cells\":{\n"
      + cells.joined(separator: ",\n") + "\n}}"
  }

  private static func line(_ key: String, _ value: String) -> String {
    String(decoding: JSONWriter.write(.string(key)), as: UTF8.self) + ":" + value
  }
}
