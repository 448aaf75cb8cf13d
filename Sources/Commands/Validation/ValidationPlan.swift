import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The cells that a validation lays out, line by line of the checklist.
struct ValidationPlan {
  /// Journeys in both modes.
  let journeys: [Cell]
  /// Controls in both modes and all states.
  let controls: [Cell]
  /// Everything in English at the sizes above large.
  let sizes: [Cell]
  /// Two screens in each language, English first.
  let languages: [Cell]
  /// The same two in a language that the app does not have.
  let fallback: [Cell]
  /// Everything in the languages but English, at the plain and the largest size.
  let space: [Cell]
  /// The texts with placeholders in each language.
  let formats: [Cell]
  /// A screen of each module that shares texts, in each language.
  let modules: [Cell]

  /// The screens that each language is looked at on.
  private static let samples = ["welcome/default", "email-entry/filled"]
  /// A screen of each module with the key that the guide calls shared.
  private static let shared = [
    "welcome/default", "email-entry/filled", "phone-entry/filled", "document-review/good",
    "face-check/matched",
  ]

  init(_ mockups: MockupList, languages: [LocaleTag], options: Options) {
    let device = options.devices.first ?? .standard
    let scale = options.scales.first ?? 2
    func cells(
      _ isWanted: (any Mockup.Type, String) -> Bool, modes: [ColorScheme] = [.light],
      sizes: [TextSize] = [.large], locales: [LocaleTag] = [.english]
    ) -> [Cell] {
      Matrix.cells(
        of: mockups,
        on: MatrixAxes(
          modes: modes, textSizes: sizes, locales: locales, devices: [device], scales: [scale])
      ).filter { cell in mockups[cell.mockup].map { isWanted($0, cell.state) } ?? false }
    }
    let isWords: (any Mockup.Type) -> Bool = { $0.group == "Words" }
    let isJourney: (any Mockup.Type) -> Bool = { $0.group == "Journeys" }
    let others = languages.filter { $0 != .english }
    let all = [.english] + others
    journeys = cells({ type, _ in isJourney(type) }, modes: ColorScheme.allCases)
    controls = cells(
      { type, _ in !isJourney(type) && !isWords(type) }, modes: ColorScheme.allCases)
    sizes = cells(
      { type, _ in !isWords(type) }, sizes: TextSize.allCases.filter { $0 >= .xxxLarge })
    space =
      others.isEmpty
      ? []
      : cells({ type, _ in !isWords(type) }, sizes: [.large, .accessibility5], locales: others)
    formats = cells({ type, _ in isWords(type) }, locales: all)
    self.languages = cells({ Self.samples.contains("\($0.name)/\($1)") }, locales: all)
    let unknown = ["fr", "es", "it", "nl", "pt"].compactMap { LocaleTag($0) }
      .first { !all.contains($0) }
    fallback =
      unknown.map { tag in
        cells({ Self.samples.contains("\($0.name)/\($1)") }, locales: [tag])
      } ?? []
    modules = cells({ Self.shared.contains("\($0.name)/\($1)") }, locales: all)
  }

  /// All cells, each once.
  var cells: [Cell] {
    var known: Set<String> = []
    return (journeys + controls + sizes + languages + fallback + space + formats + modules)
      .filter { known.insert($0.id).inserted }
  }
}
