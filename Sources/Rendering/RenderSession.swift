public import TintypeGraphics
import TintypeMockups
public import TintypePrimitives
public import TintypeTheming

/// What all workers of a run share: mockups, the theme in both schemes, fonts.
public final class RenderSession: Sendable {
  /// The mockups that can be drawn.
  public let mockups: MockupList
  /// The name of the theme.
  public let themeName: String
  /// The SDK whose theme it is.
  public let system: ThemeSystem
  /// The theme before a scheme is chosen.
  ///
  /// A worker resolves it for itself: what threads share they count references of in turn, which
  /// costs more than resolving.
  let unresolved: Theme
  private let light: ResolvedTheme
  private let dark: ResolvedTheme
  private let fonts: SessionFonts

  /// Reads fonts and resolves the theme.
  ///
  /// `standIns` are folders of fonts that step in for others, `fontFolders` those of the user, and
  /// `appFonts` the files that the app registers, nil if that is not known. Throws `RenderingError`
  /// if a folder cannot be read, no font is found, or two files give a name a different meaning.
  public convenience init(
    mockups: MockupList, theme: Theme, standIns: [String] = [], fontFolders: [String],
    appFonts: [String]? = nil
  ) throws(RenderingError) {
    self.init(
      mockups: mockups, theme: theme,
      fonts: try SessionFonts(standIns: standIns, folders: fontFolders, appFonts: appFonts))
  }

  /// Resolves the theme; sessions may share fonts.
  public init(mockups: MockupList, theme: Theme, fonts: SessionFonts) {
    self.mockups = mockups
    themeName = theme.name
    system = theme.system
    unresolved = Self.filled(theme)
    light = unresolved.resolve(.light)
    dark = unresolved.resolve(.dark)
    self.fonts = fonts
  }

  /// The faces that can be drawn.
  public var catalogue: FontCatalogue { fonts.catalogue }

  /// Whether both draw with the same fonts, in one catalogue.
  public func sharesFonts(with other: RenderSession) -> Bool { fonts === other.fonts }

  /// The theme in a scheme, in English.
  public func theme(_ scheme: ColorScheme) -> ResolvedTheme {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// The theme in a scheme and a language.
  public func theme(_ scheme: ColorScheme, locale: LocaleTag) -> ResolvedTheme {
    isTranslated ? unresolved.resolve(scheme, locale: locale.text) : theme(scheme)
  }

  /// The theme with the words that its SDK has.
  public static func filled(_ theme: Theme) -> Theme {
    switch theme.system {
    case .agentforce: theme
    case .mobileid: theme.filled(with: MobileIDWords.translations)
    }
  }

  /// The languages in which mockups have words, sorted.
  public var writtenLanguages: [String] {
    isTranslated ? unresolved.translations.keys.sorted() : SampleLanguages.all
  }

  /// Whether mockups have words in a locale's language; else they have English ones.
  public func hasWords(in locale: LocaleTag) -> Bool {
    let known = Set(writtenLanguages)
    let parts = locale.text.split(separator: "-")
    return parts.indices.contains { known.contains(parts[...$0].joined(separator: "-")) }
  }

  /// Whether words depend on the language.
  public var isTranslated: Bool { !unresolved.translations.isEmpty }

  /// What a canvas is filled with before a mockup is drawn: the system's background, which is no
  /// theme's.
  func ground(_ scheme: ColorScheme) -> Paint {
    Paint(hex: scheme == .light ? 0xFFFFFF : 0x000000)
  }

  /// What beside display lists decides the pixels of this run.
  public var fingerprint: Fingerprint {
    let mockups = BuildFingerprint.mockups.map { "\($0.0) \($0.1)\n" }.joined()
    return fingerprint(
      mockups: "\(ContentHash(of: "\(mockups)\(BuildFingerprint.mockupsShared)"))")
  }

  /// The fingerprint whose `mockups` is the hash of one mockup and what mockups share.
  ///
  /// The sources of a team's own mockups are not known; for them it is the shared part alone.
  public func fingerprint(of cell: Cell) -> Fingerprint {
    let type = self.mockups[cell.mockup].map { "\($0)" } ?? ""
    let own = BuildFingerprint.mockups.first { $0.0 == type }?.1 ?? ""
    return fingerprint(mockups: "\(ContentHash(of: "\(own) \(BuildFingerprint.mockupsShared)"))")
  }

  private func fingerprint(mockups: String) -> Fingerprint {
    Fingerprint(
      renderer: BuildFingerprint.renderer, mockups: mockups,
      libraries: "\(LibraryIdentity.digest)", fonts: "\(fonts.hash)")
  }

  /// The hash of a picture's bytes; nil if it cannot be read.
  public func hash(of image: ImageSource) -> ContentHash? { ImageLibrary.contentHash(of: image) }

  /// What to do about a font name that no font has, in a sentence or two.
  public func advice(for group: LedgerSummary.Group) -> String {
    FontAdvice.text(missing: group.name, group.alsoOnIOS, catalogue)
  }
}
