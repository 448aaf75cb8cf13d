public import TintypePrimitives

/// The fonts that an app registers: `UIAppFonts` of its Info.plist.
///
/// Source: Apple, "Information Property List", `UIAppFonts`: file names relative to the bundle.
public struct AppFontList: Sendable {
  /// A file that is listed.
  public struct Entry: Hashable, Sendable {
    /// The name as it is listed.
    public let name: String
    /// Where it is listed.
    public let position: FilePosition
  }

  /// The key that holds the list.
  private static let key = "UIAppFonts"

  /// The files in their order, each once.
  public private(set) var entries: [Entry] = []
  /// What is wrong with the list.
  public private(set) var problems: [Problem] = []
  /// Whether it could not be read at all, so that nothing is known of what it lists.
  public private(set) var isBroken = false
  /// The path of the Info.plist.
  public let path: String

  /// Reads the list of an Info.plist in XML form.
  ///
  /// What is wrong stands in `problems`; the list is then as long as could be read.
  public init(path: String) {
    self.path = path
    do throws(FileError) {
      read(try FileSystem.read(path))
    } catch {
      refuse(Problem(.error, .unreadableFile, error.description))
    }
  }

  /// Reads the list from the bytes of an Info.plist.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      refuse(
        Problem(
          .error, .unsupportedFile,
          "This is a property list in binary form. Convert it: plutil -convert xml1 '\(path)', or "
            + "plistutil -i '\(path)' -o FILE of Debian's libplist-utils.",
          at: FilePosition(file: path, line: 1)))
      return
    }
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLReader.read(bytes, file: path, allowsDoctype: true)
    } catch {
      refuse(Problem(.error, .badSyntax, error.message, at: error.position))
      return
    }
    guard root.name == "plist", root.children.count == 1, root.children[0].name == "dict" else {
      return refuse(
        Problem(
          .error, .badValue,
          "An Info.plist is a 'plist' with one 'dict'. Check that this is the app's own.",
          at: root.position))
    }
    let children = root.children[0].children
    guard
      let place = children.indices.first(where: { index in
        index % 2 == 0 && children[index].name == "key" && children[index].text == Self.key
      }), place + 1 < children.count
    else {
      problems.append(
        Problem(
          .warning, .missingFont,
          "There is no '\(Self.key)', so that iOS registers no font of the app. List the font files.",
          at: root.children[0].position))
      return
    }
    read(children[place + 1])
  }

  private mutating func read(_ list: XMLElement) {
    guard list.name == "array" else {
      return refuse(
        Problem(
          .error, .badValue, "'\(Self.key)' is an array of file names, found '\(list.name)'.",
          at: list.position))
    }
    for element in list.children {
      let name = element.trimmedText
      if element.name != "string" || name.isEmpty {
        fail(
          "'\(Self.key)' lists file names, found "
            + (element.name == "string" ? "an empty one." : "'\(element.name)'."),
          at: element.position)
      } else if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
        fail(
          "'\(name)' leads out of the app's bundle. Name the file relative to it.",
          at: element.position)
      } else if let first = entries.first(where: { $0.name == name }) {
        problems.append(
          Problem(
            .warning, .duplicateKey,
            "'\(name)' is listed in line \(first.position.line) already. Remove one of the entries.",
            at: element.position))
      } else {
        entries.append(Entry(name: name, position: element.position))
      }
    }
  }

  private mutating func refuse(_ problem: Problem) {
    isBroken = true
    problems.append(problem)
  }

  private mutating func fail(_ message: String, at position: FilePosition) {
    problems.append(Problem(.error, .badValue, message, at: position))
  }
}
