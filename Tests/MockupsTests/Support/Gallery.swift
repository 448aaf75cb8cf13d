import TintypeGraphics
import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming
import TintypeViews

@testable import TintypeMockups

/// Lays mockups out in their SDK's default theme, as a phone of 390 by 844 points shows them.
final class Gallery {
  private let fonts: FontLibrary
  private let images = GlyphImages()
  private var themes: [ThemeKey: ResolvedTheme] = [:]

  /// What a resolved theme depends on.
  private struct ThemeKey: Hashable {
    let system: ThemeSystem
    let scheme: ColorScheme
    let locale: String
  }

  /// Creates a gallery with the shipped fonts, and those of further folders of the package.
  init(fonts folders: [String] = []) throws {
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    fonts = try FontLibrary(directories: (["Fonts"] + folders).map { "/\(package)/\($0)" })
  }

  /// The default theme of a system, with our sample words where its own are not public.
  private func theme(
    _ system: ThemeSystem, _ scheme: ColorScheme, _ locale: String
  ) -> ResolvedTheme {
    let key = ThemeKey(system: system, scheme: scheme, locale: locale)
    if let known = themes[key] { return known }
    var theme = Theme(system: system)
    if system == .mobileid { theme = theme.filled(with: MobileIDWords.translations) }
    let resolved = theme.resolve(scheme, locale: locale)
    themes[key] = resolved
    return resolved
  }

  /// The display list of a state.
  func list(
    _ mockup: any Mockup.Type, _ state: String, scheme: ColorScheme = .light,
    textSize: TextSize = .large, locale: String = "en"
  ) throws -> DisplayList {
    var environment = EnvironmentValues(theme: theme(mockup.system, scheme, locale))
    environment.dynamicTypeSize = textSize
    environment.locale = locale
    environment.layoutDirection =
      ["ar", "he", "ar-XB"].contains(locale) ? .rightToLeft : .leftToRight
    var height: Double?
    var minHeight: Double?
    switch mockup.canvas {
    case .component: break
    case .screen: height = 844
    case .page: minHeight = 844
    }
    if mockup.canvas != .component { environment.safeArea = Insets(top: 47, bottom: 34) }
    return Layout.displayList(
      for: mockup.node(state: state, in: MockupContext(environment: environment)), width: 390,
      height: height, minHeight: minHeight, ground: Paint(hex: 0xFFFFFF),
      in: LayoutContext(
        measuring: fonts, images: images, scale: 2, direction: environment.layoutDirection))
  }

  /// The names of a kind that take part in any state of a mockup.
  func names(_ kind: Origin.Kind, in mockup: any Mockup.Type) throws -> Set<String> {
    var names: Set<String> = []
    for state in mockup.states {
      for origin in try list(mockup, state).origins where origin.kind == kind {
        names.formUnion(origin.names)
      }
    }
    return names
  }
}
