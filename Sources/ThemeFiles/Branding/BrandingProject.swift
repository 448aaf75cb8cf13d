import TintypeJSONText
public import TintypePrimitives

/// Checks that a Salesforce project promotes an org's branding whole.
///
/// Source: Agentforce theming guide, "Promoting Embedded Service Branding with DevOps Center".
public enum BrandingProject {
  /// A file of a project that takes part in branding.
  struct Component: Hashable {
    /// The two sorts of files.
    enum Kind: Hashable {
      case brandingSet
      case configuration
    }

    let kind: Kind
    /// The developer name of the Embedded Service configuration.
    let name: String

    /// Nil for a file of another sort, and for a BrandingSet that is not of Agentforce Mobile.
    ///
    /// Source: Salesforce Metadata API, "EmbeddedServiceConfig"; that files of a DX project end
    /// with "-meta.xml" is the rule for metadata without a file of its own.
    init?(path: String) {
      var stem = FilePath.name(of: path)
      if stem.hasSuffix("-meta.xml") { stem = String(stem.dropLast(9)) }
      if stem.hasSuffix(".brandingSet"), stem.hasPrefix(BrandingSet.namePrefix) {
        kind = .brandingSet
        name = String(stem.dropFirst(BrandingSet.namePrefix.count).dropLast(12))
      } else if stem.hasSuffix(".EmbeddedServiceConfig") {
        kind = .configuration
        name = String(stem.dropLast(22))
      } else {
        return nil
      }
      if name.isEmpty { return nil }
    }
  }

  /// The deepest nesting of folders that is searched.
  static let depthLimit = 16
  /// The most folders that are searched.
  static let folderLimit = 50_000

  /// Warns of each BrandingSet below a folder without its Embedded Service configuration, and of
  /// each configuration without its set.
  ///
  /// Hidden folders, `node_modules` and links are not searched.
  public static func check(_ folder: String) -> [Problem] {
    var finder = ComponentFinder()
    finder.search(folder, depth: 0)
    return finder.problems
      + unpaired(finder.paths) { component, path in
        switch component.kind {
        case .brandingSet:
          "The project has no Embedded Service configuration '\(component.name)', to which this"
            + " BrandingSet belongs. Add '\(component.name).EmbeddedServiceConfig-meta.xml'."
        case .configuration:
          "The project has no BrandingSet for this configuration. If it is branded, add"
            + " '\(BrandingSet.namePrefix)\(component.name).brandingSet-meta.xml', which no change"
            + " set takes along."
        }
      }
  }

  /// Warns of each BrandingSet among changed files whose configuration is not among them, and the
  /// other way round.
  public static func check(changed paths: [String]) -> [Problem] {
    unpaired(paths) { component, path in
      switch component.kind {
      case .brandingSet:
        "The BrandingSet changed without its Embedded Service configuration '\(component.name)'."
          + " Put"
          + " both into one work item if the configuration changes too."
      case .configuration:
        "The configuration changed without its BrandingSet"
          + " '\(BrandingSet.namePrefix)\(component.name)'. Put both into one work item."
      }
    }
  }

  /// The files of branding sets below a folder, whatever they are named for.
  public static func sets(in folder: String) -> [String] {
    var finder = ComponentFinder()
    finder.search(folder, depth: 0)
    return finder.sets
  }

  private static func unpaired(
    _ paths: [String], _ message: (Component, String) -> String
  ) -> [Problem] {
    let components = paths.compactMap { path in Component(path: path).map { (path, $0) } }
    let sets = Set(components.lazy.filter { $0.1.kind == .brandingSet }.map(\.1.name))
    let configurations = Set(components.lazy.filter { $0.1.kind == .configuration }.map(\.1.name))
    let whole = sets.intersection(configurations)
    return components.compactMap { path, component in
      guard !whole.contains(component.name) else { return nil }
      return Problem(
        .warning, .missingCounterpart, message(component, path),
        at: FilePosition(file: path, line: 1))
    }
  }
}

/// Searches folders for files that take part in branding.
private struct ComponentFinder {
  var paths: [String] = []
  /// The branding sets, whatever they are named for.
  var sets: [String] = []
  var problems: [Problem] = []
  private var folderCount = 0

  mutating func search(_ folder: String, depth: Int) {
    folderCount += 1
    guard depth <= BrandingProject.depthLimit, folderCount <= BrandingProject.folderLimit else {
      if problems.isEmpty {
        problems.append(
          Problem(
            .warning, .unreadableFile,
            "The project is too large or too deep to be searched whole. Name the folder of its"
              + " metadata.", at: FilePosition(file: folder, line: 1)))
      }
      return
    }
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.names(in: folder)
    } catch {
      problems.append(Problem(.error, .unreadableFile, error.description))
      return
    }
    for name in names where !name.hasPrefix(".") && name != "node_modules" {
      let path = FilePath.join(folder, name)
      switch FileKind(at: path) {
      case .folder: search(path, depth: depth + 1)
      case .file:
        if BrandingProject.Component(path: path) != nil { paths.append(path) }
        if [".brandingSet", ".brandingSet-meta.xml"].contains(where: name.hasSuffix) {
          sets.append(path)
        }
      case .link, .other, nil: continue
      }
    }
  }
}
