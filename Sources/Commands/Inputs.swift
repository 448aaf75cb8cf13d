import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// What a run reads beside the theme itself: asset catalogs, the vendor's tokens, the SDK's words.
struct Inputs {
  let assets: AssetSource?
  let imported: ImportedColors?
  let strings: StringsCatalog?
  /// What was wrong in them.
  let problems: [Problem]

  /// Reads what the options name.
  ///
  /// Throws `CommandError` if a file or folder cannot be read at all.
  init(_ options: Options) throws(CommandError) {
    var problems: [Problem] = []
    var failures: [String] = []
    failures += options.missing(options.assets, .assets)
    failures += options.missing([options.strings].compactMap { $0 }, .strings)
    failures += options.missing([options.sdkStrings].compactMap { $0 }, .sdkStrings)
    var imported: ImportedColors?
    if let path = options.tokens {
      do throws(ThemeFileError) {
        let (colors, found) = try ImportedColorsFile.read(path: path)
        imported = colors
        problems += found
      } catch {
        failures.append(error.problem.text)
      }
    }
    guard failures.isEmpty else { throw CommandError(.badInput, failures) }
    self.imported = imported
    if options.assets.isEmpty {
      assets = nil
    } else {
      let (source, found) = AssetSource.read(
        options.assets, scale: options.scales.max() ?? Options.plainScale)
      assets = source
      problems += found
    }
    if options.strings == nil, options.sdkStrings == nil {
      strings = nil
    } else {
      let (catalog, found) = StringsCatalog.read(
        strings: options.strings, sdkStrings: options.sdkStrings)
      strings = catalog
      problems += found
    }
    self.problems = problems
  }
}
