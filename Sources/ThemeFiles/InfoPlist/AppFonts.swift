public import TintypePrimitives

/// The font files of an app, as its Info.plist lists them and folders hold them.
public struct AppFonts: Sendable {
  /// The files that are listed and there, in the order of the list.
  public let files: [String]
  /// What the list and the folders say differently, and what is wrong with the list.
  public let problems: [Problem]

  /// Looks for the files of a list beside the Info.plist and in `folders`, each with what is within.
  ///
  /// A file is found by its path relative to one of the folders, else by its name alone: a bundle
  /// has most files at its root, wherever the project keeps them. Case counts, as on a device.
  public init(_ list: AppFontList, folders: [String]) {
    let home = list.path.lastIndex(of: "/").map { String(list.path[..<$0]) } ?? "."
    let roots = [home.isEmpty ? "/" : home] + folders
    var known: [String] = []
    // A folder that cannot be read has none.
    for path in roots.flatMap({ (try? FontFolder($0))?.files ?? [] }) where !known.contains(path) {
      known.append(path)
    }
    var files: [String] = []
    var problems = list.problems
    for entry in list.entries {
      if let path = Self.find(entry.name, roots, known) {
        files.append(path)
      } else {
        problems.append(Self.absent(entry, known))
      }
    }
    var seen = Set(files.map(Self.name))
    for path in known where seen.insert(Self.name(path)).inserted {
      problems.append(
        Problem(
          .warning, .missingFont,
          "'\(path)' is not listed in UIAppFonts of '\(list.path)', so that iOS does not know it. "
            + "List it as '\(Self.name(path))' if the app is to have it."))
    }
    self.files = files
    self.problems = problems
  }

  private static func find(_ name: String, _ roots: [String], _ known: [String]) -> String? {
    for root in roots {
      let path = root.hasSuffix("/") ? root + name : "\(root)/\(name)"
      if known.contains(path) { return path }
    }
    return known.first { Self.name($0) == Self.name(name) }
  }

  private static func absent(_ entry: AppFontList.Entry, _ known: [String]) -> Problem {
    let names = known.map(Self.name)
    let near =
      names.first { $0.hasPrefix(Self.name(entry.name) + ".") }
      ?? Suggestion.nearest(to: Self.name(entry.name), among: names)
    return Problem(
      .error, .missingFont,
      "'\(entry.name)' is listed in UIAppFonts, but is neither beside this file nor in a folder of "
        + "--fonts, so that iOS registers no such font."
        + (near.map { " Did you mean '\($0)'?" } ?? " Add the file, or remove the entry."),
      at: entry.position)
  }

  /// The last part of a path.
  private static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
