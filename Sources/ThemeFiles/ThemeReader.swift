public import TintypeJSONText
import TintypePrimitives
public import TintypeTheming

/// Reads theme files (`*.theme.json`).
///
/// Every mistake is reported at once, with its place and the nearest name, and what is mistaken
/// keeps its default. Only a file that gives no theme at all is an error.
public enum ThemeReader {
  /// Reads a theme file and those it extends.
  ///
  /// Throws `ThemeFileError` if the file cannot be read, is no JSON or no theme. Files have at most
  /// 16 MB each.
  ///
  /// `imported` are the vendor's own colours, if its page was imported; in `assets` the colours and
  /// images are looked up that the theme names by their asset.
  public static func read(
    path: String, imported: ImportedColors? = nil, assets: AssetSource? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    return try read(bytes, path: path, imported, assets)
  }

  /// Reads a theme from a text; `name` stands for its path in messages and in what it refers to.
  ///
  /// Throws `ThemeFileError` as the other method does.
  public static func read(
    text: String, name: String, imported: ImportedColors? = nil, assets: AssetSource? = nil
  ) throws(ThemeFileError) -> ThemeReading {
    try read([UInt8](text.utf8), path: name, imported, assets)
  }

  /// Reads a theme that is a value of a document.
  ///
  /// `name` stands for its path in messages, and the files that it names lie in the folder of that
  /// path, inside `scope`. Throws `ThemeFileError` if the value is no object.
  public static func read(
    _ value: JSONValue, name: String, imported: ImportedColors? = nil, assets: AssetSource? = nil,
    scope: FileScope
  ) throws(ThemeFileError) -> ThemeReading {
    var loader = ThemeLoader(imported: imported, assets: assets, scope: scope)
    let file = try loader.load(JSONDocument(file: name, root: value), after: [])
    return reading(file, path: name, &loader)
  }

  private static func read(
    _ bytes: [UInt8], path: String, _ imported: ImportedColors?, _ assets: AssetSource?
  ) throws(ThemeFileError) -> ThemeReading {
    var loader = ThemeLoader(imported: imported, assets: assets, scope: .anywhere)
    let file = try loader.load(bytes, path: path, after: [])
    return reading(file, path: path, &loader)
  }

  private static func reading(
    _ file: ThemeFile, path: String, _ loader: inout ThemeLoader
  ) -> ThemeReading {
    let system = file.system ?? .agentforce
    var theme = Theme(
      name: file.name ?? stem(of: path), version: file.version, system: system,
      supply: file.supply?.value ?? .overrides,
      mode: file.mode ?? (system == .mobileid ? .system : .light),
      hasDynamicFonts: file.hasDynamicFonts ?? true, overrides: file.content,
      catalog: loader.catalog(of: system))
    theme.supplyPosition = file.supply?.position
    if let bag = file.bag { theme = theme.with(bag: bag.value, at: bag.position) }
    return ThemeReading(
      theme: theme, problems: loader.sortedProblems(), files: loader.files,
      stringsFolder: file.strings)
  }

  /// The name of a theme whose file gives none: the file's name without its extensions.
  private static func stem(of path: String) -> String {
    let name = FilePath.name(of: path)
    for suffix in [".theme.json", ".json"] where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
