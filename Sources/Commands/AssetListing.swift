import TintypeJSONText
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// What each colour and image of the asset catalogs resolves to.
struct AssetListing {
  private let tool: Tool
  private let source: AssetSource
  private let problems: [Problem]

  /// Reads the catalogs.
  ///
  /// Throws `CommandError` if none is given.
  init(_ tool: Tool) throws(CommandError) {
    self.tool = tool
    let inputs = try Inputs(tool.options)
    guard let assets = inputs.assets else {
      throw CommandError(.usage, "'--all-assets' needs the folder of a catalog: --assets DIR.")
    }
    source = assets
    problems = inputs.problems.compactMap(tool.options.project.weighed)
  }

  func print() throws(CommandError) -> ExitStatus {
    if tool.options.isJSON {
      tool.write(
        json: [
          "version": 1, "assets": .array(source.catalogs.map(json)),
          "problems": .array(problems.map(\.json)),
        ])
    } else {
      for problem in problems { tool.console.report(problem) }
      for catalog in source.catalogs {
        tool.console.say(catalog.folder)
        for line in TextTable.lines(rows(catalog)) { tool.console.say("  " + line) }
      }
    }
    return tool.options.isLenient ? .done : LoadedTheme.status(of: problems)
  }

  private func rows(_ catalog: AssetCatalog) -> [[String]] {
    catalog.colors.keys.sorted().map { name in
      [name, "colour"] + ColorScheme.allCases.map { color(name, $0, catalog) }
    }
      + catalog.imageNames.map { name in
        [name, "image"] + ColorScheme.allCases.map { image(name, $0, catalog) }
      }
  }

  private func color(_ name: String, _ scheme: ColorScheme, _ catalog: AssetCatalog) -> String {
    let paint = try? catalog.color(named: name, scheme: scheme)
    return "\(scheme.rawValue) \(paint?.hexText ?? "none")"
  }

  private func image(_ name: String, _ scheme: ColorScheme, _ catalog: AssetCatalog) -> String {
    let image = try? catalog.image(named: name, scheme: scheme, scale: source.scale)
    return "\(scheme.rawValue) \(image?.path ?? "none")"
  }

  private func json(_ catalog: AssetCatalog) -> JSONOutput {
    func schemes(_ text: (ColorScheme) -> String?) -> [JSONOutput.Member] {
      ColorScheme.allCases.compactMap { scheme in
        text(scheme).map { JSONOutput.Member(scheme.rawValue, .string($0)) }
      }
    }
    let colors = catalog.colors.keys.sorted().map { name -> JSONOutput in
      .object(
        [JSONOutput.Member("name", .string(name))]
          + schemes { try? catalog.color(named: name, scheme: $0).hexText })
    }
    let images = catalog.imageNames.map { name -> JSONOutput in
      .object(
        [JSONOutput.Member("name", .string(name))]
          + schemes {
            try? catalog.image(named: name, scheme: $0, scale: source.scale).path
          })
    }
    return [
      "folder": .string(catalog.folder), "colors": .array(colors), "images": .array(images),
    ]
  }
}
