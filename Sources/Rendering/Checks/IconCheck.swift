import TintypeGraphics
public import TintypePrimitives
public import TintypeTheming

/// Opens the icons of a theme as drawing does, without a mockup.
public enum IconCheck {
  /// The pixels of the side of an icon at 24 points and @3x.
  private static let side = 72

  /// What is wrong with the files of the theme's icons, each once, in the order of the catalogue.
  public static func problems(_ theme: Theme) -> [Problem] {
    let images = ImageLibrary(decoder: PNGReader())
    var problems: [Problem] = []
    func add(_ problem: Problem) { if !problems.contains(problem) { problems.append(problem) } }
    for scheme in ColorScheme.allCases {
      let drawable = DrawableTheme(theme, scheme, .english, images)
      for icon in drawable.brokenIcons { add(icon.problem) }
      for definition in theme.catalog.icons {
        guard let icon = drawable.resolved.icons[definition.slot], case .file(let path) = icon.image
        else { continue }
        for problem in Self.problems(of: path, images) {
          add(
            Problem(
              problem.severity, .badAsset, "'\(definition.slot.rawValue)': \(problem.message)",
              at: icon.origin.position))
        }
      }
    }
    return problems
  }

  private static func problems(of path: String, _ images: ImageLibrary) -> [Problem] {
    guard let info = images.info(for: .file(path)) else { return [] }
    var problems: [Problem] = []
    if let flaw = images.flaws[info.hash] {
      problems.append(Problem(.warning, .badAsset, flaw.message))
    }
    guard case .vector(let image) = images.picture(for: info.hash) else { return problems }
    do throws(GraphicsError) {
      _ = try image.raster(PixelSize(width: side, height: side))
    } catch {
      problems.append(Problem(.error, .badAsset, "'\(path)' cannot be drawn. \(error)"))
    }
    return problems
  }
}
