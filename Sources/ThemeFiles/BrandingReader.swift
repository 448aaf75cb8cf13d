public import TintypeJSONText
import TintypePrimitives
public import TintypeTheming

/// Reads an org's branding: a payload in JSON, or a `BrandingSet` in XML.
///
/// A payload has `colors` (`light`, `dark`), `typography` (`fontFamily`, `styles`), `icons` and
/// `displayNames`. Invalid and unknown values are dropped one by one, each with a report.
///
/// Source: Agentforce theming guide, "Server-driven branding"; the shape is inferred from Android's
/// public types, and that eight digits of a colour end with the alpha is proposed.
public enum BrandingReader {
  /// Reads a file of at most 16 MB; one that begins with '<' is a `BrandingSet`.
  ///
  /// Throws `ThemeFileError` if the file cannot be read, is no JSON or no object, or no `BrandingSet`.
  ///
  /// `catalog` has the names that are known.
  public static func read(
    path: String, catalog: ThemeCatalog = .agentforce
  ) throws(ThemeFileError) -> BrandingReading {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    return try read(bytes, path: path, catalog: catalog)
  }

  /// Whether bytes are those of XML: the first that is no white space is '<'.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    return text.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
  }

  private static func read(
    _ bytes: [UInt8], path: String, catalog: ThemeCatalog
  ) throws(ThemeFileError) -> BrandingReading {
    if isXML(bytes) {
      let (set, found) = try BrandingSet.parse(bytes, file: path)
      let (content, problems) = set.layer(catalog: catalog)
      return BrandingReading(
        content: content, problems: (found + problems).inFileOrder())
    }
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, file: path)
    } catch {
      throw .syntax(error)
    }
    return try read(document, catalog, .anywhere)
  }

  /// Reads a payload that is a value of a document.
  ///
  /// `name` stands for its path in messages, and the files that it names lie in the folder of that
  /// path, inside `scope`. Throws `ThemeFileError` if the value is no object.
  public static func read(
    _ value: JSONValue, name: String, catalog: ThemeCatalog, scope: FileScope
  ) throws(ThemeFileError) -> BrandingReading {
    try read(JSONDocument(file: name, root: value), catalog, scope)
  }

  private static func read(
    _ document: JSONDocument, _ catalog: ThemeCatalog, _ scope: FileScope
  ) throws(ThemeFileError) -> BrandingReading {
    guard document.root.members != nil else {
      throw .notAnObject(document.root.kind, at: document.place(document.root.position))
    }
    var reader = SectionReader(
      document, folder: FilePath.folder(of: document.file), catalog: catalog, scope: scope)
    let content = reader.branding()
    return BrandingReading(
      content: content, problems: reader.problems.inFileOrder())
  }
}
