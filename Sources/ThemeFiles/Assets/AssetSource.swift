public import TintypePrimitives

/// The asset catalogs that a theme's `{ "asset": "Name" }` values are looked up in.
public struct AssetSource: Sendable {
  /// The catalogs; the first that has a name gives its value.
  public let catalogs: [AssetCatalog]
  /// Pixels per point that images are chosen for.
  public let scale: Int

  /// Creates a source.
  public init(_ catalogs: [AssetCatalog], scale: Int) {
    self.catalogs = catalogs
    self.scale = scale
  }

  /// Reads the `.xcassets` folders at or below each folder, with every mistake in them.
  public static func read(
    _ folders: [String], scale: Int
  ) -> (source: AssetSource, problems: [Problem]) {
    var catalogs: [AssetCatalog] = []
    var problems: [Problem] = []
    for folder in folders {
      let (catalog, found) = AssetCatalog.read(folder)
      catalogs.append(catalog)
      problems += found
    }
    return (AssetSource(catalogs, scale: scale), problems)
  }

  /// The colour of a name in each scheme.
  ///
  /// Throws `AssetError` if no catalog gives one; the default is to be used then.
  func color(named name: String) throws(AssetError) -> (light: Paint, dark: Paint) {
    let catalog = catalog { $0.colors[name] != nil }
    return (
      try catalog.color(named: name, scheme: .light), try catalog.color(named: name, scheme: .dark)
    )
  }

  /// Whether a colour is the same in both schemes for want of a variant.
  func servesBothSchemes(_ name: String) -> Bool {
    catalog { $0.colors[name] != nil }.colors[name]?.servesBothSchemes ?? false
  }

  /// The file of a named image in a scheme.
  ///
  /// Throws `AssetError` if no catalog gives one; the default is to be used then.
  func image(named name: String, in scheme: ColorScheme) throws(AssetError) -> String {
    try catalog { $0.images[name] != nil }.image(named: name, scheme: scheme, scale: scale).path
  }

  /// The first catalog that has a name; where none has, the first tells what is missing.
  private func catalog(where hasName: (AssetCatalog) -> Bool) -> AssetCatalog {
    catalogs.first(where: hasName) ?? catalogs.first ?? AssetCatalog(folder: "")
  }
}
