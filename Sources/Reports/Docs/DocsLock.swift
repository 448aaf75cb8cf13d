package import TintypeGoldens
import TintypeJSONText
package import TintypePrimitives

/// What 'render docs' wrote, with all that is needed to tell why it is no longer right.
package struct DocsLock: Sendable {
  /// The name of the file in the folder of pictures.
  package static let fileName = "docs.lock.json"

  /// The manifest whose pictures these are, as seen from the folder of the lock; nil if an older
  /// version wrote it.
  package var manifest: String?
  /// What of the manifest decided each picture, by its name.
  package var settings: [String: String]
  /// What is known of each picture, by its name with the mode, as in "send-button-dark".
  package var pictures: Manifest
  /// The theme and version that each picture was drawn in, by its name.
  package var themes: [String: String]
  /// The hash of each file that was written, by its path from the folder of the lock.
  package var files: [String: ContentHash]
  /// The theme values behind the pictures.
  package var inputs: InputsFile

  /// Creates a lock of nothing.
  package init() {
    pictures = Manifest()
    settings = [:]
    themes = [:]
    files = [:]
    inputs = InputsFile()
  }

  /// Reads a lock; throws `GoldenError` if it is broken.
  package init(_ bytes: [UInt8], path: String) throws(GoldenError) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument.parse(bytes, file: path).root
    } catch {
      throw .broken("\(error)")
    }
    guard root["version"]?.number?.integer == 1, let pictures = root["pictures"],
      let inputs = root["inputs"]
    else { throw .unknownVersion(path) }
    self.init()
    self.pictures = try Manifest(pictures, path: path)
    self.inputs = try InputsFile(inputs, path: path)
    manifest = root["manifest"]?.string
    for member in root["settings"]?.members ?? [] { settings[member.key] = member.value.string }
    for member in root["themes"]?.members ?? [] { themes[member.key] = member.value.string }
    for member in root["files"]?.members ?? [] {
      guard let hash = member.value.string.flatMap({ ContentHash($0) }) else {
        throw .broken("\(path):\(member.keyPosition.line): The hash of a file is broken.")
      }
      files[member.key] = hash
    }
  }

  /// The bytes of the file, one line a value, so that a change reads as one.
  package var bytes: [UInt8] {
    func object(_ members: [String: String]) -> String {
      let lines = members.sorted { $0.key < $1.key }.map { key, value in
        "\(Self.quoted(key)):\(Self.quoted(value))"
      }
      return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n}"
    }
    let text = """
      {"version":1,\(manifest.map { "\n\"manifest\":\(Self.quoted($0))," } ?? "")
      "settings":\(object(settings)),
      "themes":\(object(themes)),
      "files":\(object(files.mapValues { "\($0)" })),
      "pictures":\(pictures.text),
      "inputs":\(inputs.text)}

      """
    return Array(text.utf8)
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.write(.string(text)), as: UTF8.self)
  }
}
