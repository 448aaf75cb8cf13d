import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// What lies in and below a folder that a project's settings could name; paths from it, sorted.
struct ProjectScan {
  /// Files of themes.
  private(set) var themes: [String] = []
  /// Asset catalogs.
  private(set) var catalogs: [String] = []
  /// Folders with font files in them.
  private(set) var fontFolders: [String] = []
  /// Folders with '.lproj' folders in them.
  private(set) var stringsFolders: [String] = []
  /// The property lists that list fonts.
  private(set) var fontLists: [String] = []

  /// How far down is looked: the folder of an app's module and what lies in it.
  private static let depth = 5
  /// How many entries are looked at, so that a wrong folder is no endless search.
  private static let entryLimit = 20_000
  /// Folders of what is built or fetched, whose files are nobody's sources.
  private static let passedOver: Set<String> = [
    "build", "Build", "Carthage", "DerivedData", "Golden", "node_modules", "Pods", "snapshots",
  ]

  private let root: String
  private var entries = 0

  /// Looks through a folder; what cannot be read is passed over.
  init(_ root: String) {
    self.root = root
    look(in: "", depth: 0)
  }

  private mutating func look(in folder: String, depth: Int) {
    guard let names = try? FileSystem.names(in: folder.isEmpty ? root : "\(root)/\(folder)") else {
      return
    }
    var hasFonts = false
    var hasTexts = false
    var folders: [String] = []
    for name in names where !name.hasPrefix(".") {
      entries += 1
      if entries > Self.entryLimit { return }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if FileSystem.isFolder("\(root)/\(path)") {
        if name.hasSuffix(".xcassets") {
          catalogs.append(path)
        } else if name.hasSuffix(".lproj") {
          hasTexts = true
        } else if !Self.passedOver.contains(name) {
          folders.append(path)
        }
      } else if name.hasSuffix(".theme.json") {
        themes.append(path)
      } else if FontFolder.isFont(name) {
        hasFonts = true
      } else if name == "Info.plist", !AppFontList(path: "\(root)/\(path)").entries.isEmpty {
        fontLists.append(path)
      }
    }
    if hasFonts { fontFolders.append(folder.isEmpty ? "." : folder) }
    if hasTexts { stringsFolders.append(folder.isEmpty ? "." : folder) }
    guard depth < Self.depth else { return }
    for folder in folders { look(in: folder, depth: depth + 1) }
  }

  /// The theme to draw: the nearest, of those equally near the first.
  var theme: String? {
    themes.min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }

  /// The SDK whose theme it is; nil without a theme that says so.
  var system: ThemeSystem? {
    guard let theme, let bytes = try? FileSystem.read("\(root)/\(theme)"),
      let document = try? JSONDocument.parse(bytes, file: theme)
    else { return nil }
    return document.root["system"]?.string.flatMap { ThemeSystem(rawValue: $0) } ?? .agentforce
  }
}
