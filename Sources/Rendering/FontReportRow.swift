public import TintypeGraphics
public import TintypePrimitives

/// A font that is asked for: by whom, and what it gets.
public struct FontReportRow: Sendable {
  /// Who asks.
  public struct Asker: Hashable, Sendable {
    /// The text style.
    public let style: String
    /// Where the name was set; nil if nothing sets one.
    public let origin: Origin?
  }

  /// How much of a locale's alphabet there is.
  public struct Coverage: Sendable {
    /// The locale's tag.
    public let locale: String
    /// What the face and its substitutes have; nil if the language's alphabet is not known.
    public let characters: LanguageCoverage?
  }

  /// The font; its size is that of whoever asks first.
  public let asked: FontRequest
  /// The text styles that ask for it; none if only mockups do.
  public private(set) var askers: [Asker] = []
  /// What it gets, for no text in particular.
  public internal(set) var use: FontUse
  /// The file of the face.
  public internal(set) var path = ""
  /// The locales in the order asked.
  public internal(set) var coverage: [Coverage] = []
  /// What to do; nil if the font is what was asked for.
  public internal(set) var advice: String?

  /// Whether a font that is asked for by name lacks characters of a locale.
  var lacksCharacters: Bool {
    asked.name != nil && coverage.contains { $0.characters?.missing.isEmpty == false }
  }

  init(_ request: FontRequest) {
    asked = request
    use = FontUse(asked: request, got: nil, reason: .exact, text: "")
    add(request.origins)
  }

  /// Adds the text style behind origins, if there is one.
  mutating func add(_ origins: [Origin]) {
    let fonts = origins.filter { $0.kind == .font }
    guard let style = fonts.last?.names.first else { return }
    let set = asked.name == nil ? nil : fonts.first { $0.layer != .sdkDefault }
    let asker = Asker(style: style, origin: set)
    if !askers.contains(asker) { askers.append(asker) }
  }
}
