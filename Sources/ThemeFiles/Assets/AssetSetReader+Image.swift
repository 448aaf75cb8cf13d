import Glibc
import TintypeJSONText
import TintypePrimitives

extension AssetSetReader {
  /// The image of the set; one without a usable file has none for any scheme.
  mutating func image() -> AssetImageSet {
    var files: [AssetImageSet.File] = []
    var intent: AssetImage.RenderingIntent?
    var preservesVector = false
    if let contents = contents() {
      let properties = contents["properties"]
      preservesVector = properties?["preserves-vector-representation"]?.bool ?? false
      intent = self.intent(properties?["template-rendering-intent"])
      for slot in slots("images", of: contents) {
        // Xcode keeps a slot for every scale, also for those without a file.
        guard let filename = slot.value["filename"] else { continue }
        if let file = imageFile(filename, slot) { files.append(file) }
      }
      if files.isEmpty, problems.isEmpty {
        report(
          .warning, .badAsset,
          "\(quotedName) has no file, as Xcode makes it. Add one; the SDK's default is used.")
      }
    }
    return AssetImageSet(
      name: name, file: file, files: files, intent: intent, preservesVector: preservesVector)
  }

  private mutating func intent(_ value: JSONValue?) -> AssetImage.RenderingIntent? {
    guard let value else { return nil }
    if let intent = value.string.flatMap(AssetImage.RenderingIntent.init) { return intent }
    report(
      .warning, .badAsset,
      "The rendering intent of \(quotedName) is \(value.string.map(Excerpt.quoted) ?? value.kind)."
        + " Write 'template' or 'original'; the place that shows it decides.", at: value.position)
    return nil
  }

  private mutating func imageFile(_ filename: JSONValue, _ slot: Slot) -> AssetImageSet.File? {
    guard let text = filename.string, let path = contained(text) else {
      report(
        .error, .badAsset,
        "\(quotedName) names the file \(filename.string.map(Excerpt.quoted) ?? filename.kind),"
          + " which"
          + " is none in its own folder. Put the file there, and write its name only.",
        at: filename.position)
      return nil
    }
    let dot = text.lastIndex(of: ".") ?? text.endIndex
    let isVector: Bool
    switch text[dot...].lowercased() {
    case ".png", ".jpg", ".jpeg": isVector = false
    case ".svg", ".pdf": isVector = true
    default:
      report(
        .error, .badAsset,
        "\(quotedName) is the file \(Excerpt.quoted(text)), whose format is not drawn. Use PNG,"
          + " JPEG,"
          + " SVG or PDF.", at: filename.position)
      return nil
    }
    switch FileKind(at: path) {
    case .file: break
    case nil:
      report(
        .error, .missingAsset,
        "\(quotedName) names the file \(Excerpt.quoted(text)), which does not exist. Add it, or"
          + " remove the entry.", at: filename.position)
      return nil
    case .folder, .link, .other:
      report(
        .error, .badAsset,
        "\(quotedName) names \(Excerpt.quoted(text)), which is no regular file inside the asset"
          + " catalog. Put the file itself there.", at: filename.position)
      return nil
    }
    return AssetImageSet.File(
      path: path, scale: scale(slot.value["scale"]), isVector: isVector,
      appearance: slot.appearance, direction: direction(slot.value["language-direction"]))
  }

  private mutating func scale(_ value: JSONValue?) -> Int? {
    switch value?.string {
    case "1x": return 1
    case "2x": return 2
    case "3x": return 3
    default: break
    }
    if let value {
      report(
        .warning, .badAsset,
        "\(quotedName) has the scale \(value.string.map(Excerpt.quoted) ?? value.kind). Write '1x',"
          + " '2x' or '3x'; the file serves all.", at: value.position)
    }
    return nil
  }

  private func direction(_ value: JSONValue?) -> LayoutDirection? {
    switch value?.string {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: nil
    }
  }

  /// The path of a file in the set's own folder; nil for a name that leads elsewhere.
  ///
  /// A link is followed if it leads to a file inside the same catalog.
  private func contained(_ name: String) -> String? {
    guard !name.isEmpty, name != ".", name != "..",
      !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F })
    else { return nil }
    let path = FilePath.join(folder, name)
    guard FileKind(at: path) == .link else { return path }
    let target = FilePath.identity(path)
    let catalog = FilePath.identity(catalogFolder)
    return target.hasPrefix(catalog == "/" ? catalog : catalog + "/") ? target : nil
  }

  /// The `.xcassets` folder that the set is in, or else the folder that was named.
  private var catalogFolder: String {
    var path = folder
    while path.utf8.count > root.utf8.count {
      if path.hasSuffix(".xcassets") { return path }
      path = FilePath.folder(of: path)
    }
    return root
  }
}
