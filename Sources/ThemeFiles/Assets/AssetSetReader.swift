import Glibc
import TintypeJSONText
import TintypePrimitives

/// Reads the `Contents.json` of one set and collects its mistakes.
struct AssetSetReader {
  /// What an entry of a set is for.
  struct Slot {
    let value: JSONValue
    let appearance: AssetAppearance
    /// Whether it is for the device asked for rather than for all.
    let isOwnIdiom: Bool
    /// Whether it is for displays of the Display P3 gamut.
    let isWide: Bool
  }

  let name: String
  let folder: String
  let root: String
  let idiom: AssetIdiom
  let systemColors: SystemColorGeneration
  var problems: [Problem] = []

  init(
    name: String, folder: String, root: String, idiom: AssetIdiom,
    systemColors: SystemColorGeneration
  ) {
    self.name = name
    self.folder = folder
    self.root = root
    self.idiom = idiom
    self.systemColors = systemColors
  }

  /// The path of the file that describes the set.
  var file: String { FilePath.join(folder, "Contents.json") }

  /// The name as a message shows it.
  var quotedName: String { Excerpt.quoted(name) }

  /// The content; nil if it cannot be read, which is reported.
  mutating func contents() -> JSONValue? {
    let remedy = " The SDK's default is used."
    switch FileKind(at: file) {
    case nil:
      report(.error, .badAsset, "\(quotedName) has no 'Contents.json'." + remedy)
      return nil
    case .link:
      report(
        .error, .badAsset,
        "\(quotedName) is not read, since a link is not followed. Put the file itself here.")
      return nil
    case .folder, .file, .other: break
    }
    do {
      let bytes = try FileSystem.read(file, limit: AssetScanner.contentsLimit)
      let root = try JSONDocument.parse(bytes, file: file).root
      guard root.members != nil else {
        report(
          .error, .badAsset, "\(quotedName) is \(root.kind), where an object is needed." + remedy,
          at: root.position)
        return nil
      }
      return root
    } catch let error as JSONError {
      problems.append(
        Problem(
          .error, .badAsset, "\(quotedName) cannot be read: \(error.message)" + remedy,
          at: error.position))
    } catch {
      report(.error, .unreadableFile, "\(quotedName) cannot be read: \(error)" + remedy)
    }
    return nil
  }

  /// Notes a mistake in the set; without a place, in the file as a whole.
  mutating func report(
    _ severity: Problem.Severity, _ code: ProblemCode, _ message: String,
    at position: JSONPosition = JSONPosition(line: 1, column: 1)
  ) {
    problems.append(Problem(severity, code, message, at: position.inFile(file)))
  }

  // MARK: Slots

  /// The entries of a list that are for the device asked for, the best of each appearance only.
  ///
  /// An entry for the device beats one for all, and one for sRGB displays beats one for wider ones.
  mutating func slots(_ list: String, of contents: JSONValue) -> [Slot] {
    guard let value = contents[list] else {
      report(.error, .badAsset, "\(quotedName) has no '\(list)'. The SDK's default is used.")
      return []
    }
    guard let elements = value.elements else {
      report(
        .error, .badAsset,
        "'\(list)' of \(quotedName) is \(value.kind), where an array is needed. The SDK's default"
          + " is"
          + " used.", at: value.position)
      return []
    }
    let slots = elements.compactMap { slot($0, in: list) }
    return slots.filter { slot in
      !slots.contains { other in
        other.appearance == slot.appearance
          && (other.isOwnIdiom && !slot.isOwnIdiom
            || other.isOwnIdiom == slot.isOwnIdiom && !other.isWide && slot.isWide)
      }
    }
  }

  private mutating func slot(_ value: JSONValue, in list: String) -> Slot? {
    guard value.members != nil else {
      report(
        .error, .badAsset,
        "An entry of '\(list)' of \(quotedName) is \(value.kind), where an object is needed. Remove"
          + " it.", at: value.position)
      return nil
    }
    // Entries for one language or one screen are not for every picture.
    if value["locale"] != nil || value["subtype"] != nil { return nil }
    let given = value["idiom"]?.string
    guard given == nil || given == "universal" || given == idiom.rawValue else { return nil }
    guard let appearance = appearance(value) else { return nil }
    return Slot(
      value: value, appearance: appearance, isOwnIdiom: given == idiom.rawValue,
      isWide: value["display-gamut"]?.string == "display-P3")
  }

  /// The appearance of an entry; nil for one that iOS never shows in a view or that is not known.
  private mutating func appearance(_ value: JSONValue) -> AssetAppearance? {
    var appearance = AssetAppearance.any
    for element in value["appearances"]?.elements ?? [] {
      switch (element["appearance"]?.string, element["value"]?.string) {
      case ("luminosity", "light"): appearance.scheme = .light
      case ("luminosity", "dark"): appearance.scheme = .dark
      case ("luminosity", "tinted"): return nil
      case ("contrast", "high"): appearance.isHighContrast = true
      default:
        report(
          .warning, .badAsset,
          "\(quotedName) has a variant for an appearance that is not known. It is passed over.",
          at: element.position)
        return nil
      }
    }
    return appearance
  }
}
