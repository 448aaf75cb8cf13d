import TintypeJSONText
import TintypePrimitives

/// Walks through the folders of an asset catalog.
struct AssetScanner {
  /// The deepest nesting of groups that is read.
  static let depthLimit = 16
  /// The most folders that are read.
  static let folderLimit = 50_000
  /// The most bytes that a `Contents.json` may have.
  static let contentsLimit = 1 << 20

  let root: String
  let idiom: AssetIdiom
  let systemColors: SystemColorGeneration
  private(set) var colors: [String: AssetColor] = [:]
  private(set) var images: [String: AssetImageSet] = [:]
  private(set) var others: [String: String] = [:]
  private(set) var problems: [Problem] = []
  private var folderCount = 0
  private var places: [String: String] = [:]

  init(root: String, idiom: AssetIdiom, systemColors: SystemColorGeneration) {
    self.root = root
    self.idiom = idiom
    self.systemColors = systemColors
  }

  /// Reads everything.
  mutating func scan() {
    scan(root, namespace: "", depth: 0)
    if colors.isEmpty, images.isEmpty, others.isEmpty, problems.isEmpty {
      report(
        .warning, .missingAsset, "There are no assets here. Name an '.xcassets' folder.", in: root)
    }
  }

  private mutating func scan(_ folder: String, namespace: String, depth: Int) {
    let entries: [String]
    do throws(FileError) {
      entries = try FileSystem.names(in: folder)
    } catch {
      problems.append(Problem(.error, .unreadableFile, error.description))
      return
    }
    for entry in entries where !entry.hasPrefix(".") {
      let path = FilePath.join(folder, entry)
      let kind = FileKind(at: path)
      let dot = entry.lastIndex(of: ".") ?? entry.endIndex
      let suffix = String(entry[dot...])
      if kind == .link, Self.isSet(suffix) || suffix == ".xcassets" {
        report(.error, .badAsset, "A link is not followed. Put the folder itself here.", in: path)
      }
      guard kind == .folder else { continue }
      folderCount += 1
      guard folderCount <= Self.folderLimit else {
        if folderCount == Self.folderLimit + 1 {
          report(
            .error, .badAsset,
            "There are more than \(Self.folderLimit) folders. Name the '.xcassets' folder itself.",
            in: root)
        }
        return
      }
      let name = namespace + String(entry[..<dot])
      if Self.isSet(suffix) {
        addSet(name, suffix, path)
      } else if depth >= Self.depthLimit {
        report(
          .error, .badAsset, "Groups are nested deeper than \(Self.depthLimit).", in: path)
      } else {
        let provides = providesNamespace(path)
        scan(path, namespace: provides ? namespace + entry + "/" : namespace, depth: depth + 1)
      }
    }
  }

  private mutating func addSet(_ name: String, _ suffix: String, _ path: String) {
    // A colour and an image may have one name.
    let key = (suffix == ".colorset" ? "colour " : "asset ") + name
    if let other = places[key] {
      report(
        .warning, .duplicateKey,
        "\(Excerpt.quoted(name)) is there already, in \(Excerpt.quoted(other)), which counts."
          + " Rename"
          + " one of them.", in: path)
      return
    }
    places[key] = path
    var reader = AssetSetReader(
      name: name, folder: path, root: root, idiom: idiom, systemColors: systemColors)
    switch suffix {
    case ".colorset": colors[name] = reader.color()
    case ".imageset": images[name] = reader.image()
    default: others[name] = Self.otherKinds[suffix] ?? "an asset of another sort"
    }
    problems += reader.problems.inFileOrder
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let path = FilePath.join(folder, "Contents.json")
    guard FileKind(at: path) == .file else { return false }
    do {
      let document = try JSONDocument.parse(
        try FileSystem.read(path, limit: Self.contentsLimit), file: path)
      return document.root["properties"]?["provides-namespace"]?.bool ?? false
    } catch let error as JSONError {
      problems.append(
        Problem(
          .error, .badAsset, "The group is read without its properties: \(error.message)",
          at: error.position))
    } catch {
      report(.error, .unreadableFile, "\(error)", in: path)
    }
    return false
  }

  private mutating func report(
    _ severity: Problem.Severity, _ code: ProblemCode, _ message: String, in path: String
  ) {
    problems.append(Problem(severity, code, message, at: FilePosition(file: path, line: 1)))
  }

  private static func isSet(_ suffix: String) -> Bool {
    suffix == ".colorset" || suffix == ".imageset" || otherKinds[suffix] != nil
  }

  private static let otherKinds = [
    ".symbolset": "a symbol", ".appiconset": "an app icon", ".dataset": "data",
    ".launchimage": "a launch image", ".imagestack": "an image stack",
    ".solidimagestack": "an image stack", ".brandassets": "a set of brand assets",
    ".iconset": "an icon set", ".textureset": "a texture", ".cubetextureset": "a texture",
    ".mipmapset": "a texture", ".spriteatlas": "a sprite atlas", ".sticker": "a sticker",
    ".stickerpack": "a sticker pack", ".stickersequence": "a sticker", ".arimage": "an AR image",
    ".arresourcegroup": "AR resources", ".gcdashboardimage": "a dashboard image",
    ".gcleaderboard": "a leaderboard", ".complicationset": "a complication",
  ]
}
