import TintypeJSONText
import TintypePrimitives

/// What a file or folder is that 'check' is given.
enum CheckedKind {
  case theme
  case branding
  /// A folder of asset catalogs.
  case assets
  /// A folder of `.lproj` folders.
  case strings
  /// One `.strings` file.
  case table
  /// One `.lproj` folder.
  case language

  /// Looks at the name and, where that does not tell, at what is in it.
  ///
  /// Throws `CommandError` if it is missing or of another sort.
  init(_ path: String) throws(CommandError) {
    guard FileSystem.exists(path) else {
      throw CommandError(.badInput, "\(FileError.missing(path))")
    }
    if FileSystem.isFolder(path) {
      self = try Self(folder: path)
    } else if path.hasSuffix(".strings") {
      self = .table
    } else if path.hasSuffix(".xml") || path.hasSuffix(".brandingSet") {
      self = .branding
    } else {
      self = Self.isBranding(path) ? .branding : .theme
    }
  }

  private init(folder: String) throws(CommandError) {
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.names(in: folder)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    if folder.hasSuffix(".lproj") || folder.hasSuffix(".lproj/") {
      self = .language
    } else if names.contains(where: { $0.hasSuffix(".lproj") }) {
      self = .strings
    } else if folder.hasSuffix(".xcassets") || folder.hasSuffix(".xcassets/")
      || names.contains(where: { $0.hasSuffix(".xcassets") })
    {
      self = .assets
    } else {
      throw CommandError(
        .badInput,
        "'\(folder)' holds neither '.lproj' nor '.xcassets' folders. Name a theme, a branding file,"
          + " an asset catalog or a folder of '.lproj' folders; a Salesforce project is --project.")
    }
  }

  /// Whether a JSON file has keys that only a branding payload has; a broken one is read as a theme,
  /// which tells what is wrong with it.
  private static func isBranding(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path),
      let members = (try? JSONDocument.parse(bytes, file: path))?.root.members
    else { return false }
    let keys = Set(members.map(\.key))
    if keys.contains("typography") { return true }
    guard let colors = members.last(where: { $0.key == "colors" })?.value.members else {
      return false
    }
    // MobileID's 'colors' are tokens; those of a payload are the two schemes.
    return !keys.contains("system") && colors.contains { ["light", "dark"].contains($0.key) }
  }
}
