import Testing
import TintypePrimitives
import TintypeTheming

@testable import TintypeMockups

/// The mockups of MobileID: roles, states and languages.
struct MobileIDMockupTests {
  private static let mockups = MockupCatalog.mobileid
  private static let languages = ["en", "pl", "de", "ar"]
  private let gallery: Gallery

  init() throws { gallery = try Gallery() }

  /// The text role and the first colour of each control.
  ///
  /// Source: proposed, after the roles of the guide's colours and text styles.
  @Test(arguments: [
    ("large-title-label", "normal", FontStyle.largeTitleStyle, ColorToken.grayscaleDark),
    ("title-label", "normal", .titleStyle, .grayscaleDark),
    ("headline-label", "normal", .headlineStyle, .grayscaleDark),
    ("label", "normal", .bodyStyle, .grayscaleDark),
    ("label", "supporting", .bodyStyle, .grayscaleMediumDark),
    ("primary-button", "normal", .headlineStyle, .primary),
    ("primary-button", "disabled", .headlineStyle, .grayscaleLight),
    ("secondary-button", "normal", .headlineStyle, .secondary),
    ("plain-button", "normal", .bodyStyle, .secondary),
    ("plain-button", "disabled", .bodyStyle, .grayscaleMedium),
    ("text-field", "normal", .bodyStyle, .grayscaleMedium),
    ("text-field", "focused", .bodyStyle, .secondary),
    ("text-field", "error", .footnoteStyle, .accentRed),
    ("text-field", "warning", .footnoteStyle, .accentOrange),
    ("text-view", "success", .footnoteStyle, .accentGreen),
    ("segmented-control", "selected", .footnoteStyle, .primary),
    ("error-view", "error", .headlineStyle, .accentRed),
    ("popup-view", "normal", .title3Style, .background),
    ("popup-view", "normal", .calloutStyle, .grayscaleMediumDark),
  ])
  func `a control draws its role and its colour`(
    control: String, state: String, style: FontStyle, color: ColorToken
  ) throws {
    let mockup = try #require(Self.mockups.first { $0.name == control })
    let names = Set(try gallery.list(mockup, state).origins.flatMap(\.names))
    #expect(names.contains(style.rawValue) && names.contains(color.rawValue))
  }

  @Test(arguments: [
    "normal", "disabled", "selected", "highlighted", "focused", "warning", "error", "success",
  ])
  func `every state of the guide is a state of some control`(state: String) {
    let controls = Self.mockups.filter { $0.group != "Journeys" && $0.group != "Words" }
    #expect(controls.count == 14)
    #expect(controls.contains { $0.states.contains(state) })
  }

  @Test func `the journeys an integrator shows are there`() {
    #expect(
      Self.mockups.filter { $0.group == "Journeys" }.map { $0.name } == [
        "welcome", "email-entry", "phone-entry", "one-time-code", "pin", "document-review",
        "face-check", "success", "error", "popup",
      ])
  }

  @Test(arguments: languages)
  func `every word of the sample app is drawn in its own language`(language: String) throws {
    let table = try #require(MobileIDWords.tables[language])
    var drawn: Set<String> = []
    for mockup in Self.mockups where mockup.group != "Words" {
      for state in mockup.states {
        for origin in try gallery.list(mockup, state, locale: language).origins
        where origin.kind == .word {
          drawn.formUnion(origin.names)
        }
      }
    }
    // Names of fields are values of other texts.
    drawn.formUnion(["email.field_name", "phone.field_name"])
    #expect(table.keys.filter { !drawn.contains($0) }.sorted() == [])
    let welcome = try gallery.list(WelcomeMockup.self, "default", locale: language)
    #expect(welcome.texts.contains { $0.text == table["loc_continue"] })
  }

  @Test(arguments: mockups.indices, languages)
  func `no text is cut or broken within a word`(index: Int, language: String) throws {
    let mockup = Self.mockups[index]
    if mockup.group == "Words" { return }
    for state in mockup.states {
      for size in [TextSize.large, .accessibility5] {
        let list = try gallery.list(mockup, state, textSize: size, locale: language)
        // A field of one line scrolls what its user types.
        let bad = list.texts.filter {
          $0.truncation != nil || $0.brokenWords > 0 && $0.part != "field-text"
        }
        #expect(bad.map(\.text) == [], "\(state) at \(size.rawValue)")
      }
    }
  }

  @Test func `texts with placeholders are filled`() throws {
    for language in Self.languages {
      let list = try gallery.list(WordsMockup.self, "formats", locale: language)
      let words = list.texts.filter { $0.part == "word" }.map(\.text)
      #expect(words.count == 15)
      #expect(words.filter { $0.contains("%@") || $0.contains("%d") || $0.contains("$") } == [])
    }
  }

  @Test func `dark is derived and differs`() throws {
    for mockup in Self.mockups {
      let state = mockup.states[0]
      #expect(
        try gallery.list(mockup, state).contentHash
          != gallery.list(mockup, state, scheme: .dark).contentHash)
    }
  }

  @Test func `roles have the sizes of UIKit's text styles`() throws {
    let list = try gallery.list(
      MIDLargeTitleLabelMockup.self, "normal", textSize: .accessibility5)
    #expect(list.texts.first?.frame.height.truncatingRemainder(dividingBy: 70) == 0)
  }
}
