import TintypeJSONText
import TintypePrimitives
public import TintypeTheming

/// Reads an org's branding payload.
///
/// It has `colors` (`light`, `dark`), `typography` (`fontFamily`, `styles`), `icons` and
/// `displayNames`. Invalid and unknown values are dropped one by one, each with a report.
///
/// Source: Agentforce theming guide, "Server-driven branding"; the shape is inferred from Android's
/// public types, and that eight digits of a colour end with the alpha is proposed.
public enum BrandingReader {
  /// Reads a payload from a file of at most 16 MB.
  ///
  /// Throws `ThemeFileError` if the file cannot be read, is no JSON or no object.
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
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument.parse(bytes, file: path)
    } catch {
      throw .syntax(error)
    }
    guard document.root.members != nil else {
      throw .notAnObject(document.root.kind, at: document.place(document.root.position))
    }
    var reader = SectionReader(
      document, folder: FilePath.folder(of: path), catalog: catalog)
    let content = reader.branding()
    return BrandingReading(
      content: content, problems: reader.problems.inFileOrder(),
      file: ReadFile(path: path, hash: ContentHash(of: bytes)))
  }
}
