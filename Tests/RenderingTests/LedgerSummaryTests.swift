import Testing
import TintypePrimitives

@testable import TintypeRendering

struct LedgerSummaryTests {
  private static let regular = FontUse.Face(
    family: "Inter", postScriptName: "Inter-Regular", file: ContentHash(high: 1, low: 1),
    weight: 400, isItalic: false)

  private static func row(
    _ name: String?, _ reason: FontUse.Reason, weight: Int = 400, size: Double = 17,
    line: Int? = nil, alsoOnIOS: Bool = true, got: FontUse.Face? = regular, missing: [String] = []
  ) -> LedgerRow {
    let origins = line.map { line in
      [
        Origin(
          kind: .font, names: ["bodyScale1Regular", "fontFamilyName"], layer: .override,
          position: FilePosition(file: "acme.theme.json", line: line))
      ]
    }
    return LedgerRow(
      use: FontUse(
        asked: FontRequest(name: name, weight: weight, size: size, origins: origins ?? []),
        got: got, reason: reason, alsoOnIOS: alsoOnIOS, text: "Hello", missing: missing),
      frame: Rect(), part: nil)
  }

  private static func sentences(_ cells: [[LedgerRow]]) -> [String] {
    var summary = LedgerSummary()
    for rows in cells { summary.add(rows) }
    return summary.problems(.warning) { "Mend '\($0.name ?? "")'." }.map(\.message)
  }

  @Test func `a missing family is told once, with place, runs, cells and what to do`() {
    let rows = [
      Self.row("Intre", .familyMissing, line: 4),
      Self.row("Intre", .familyMissing, size: 12, line: 4),
    ]
    #expect(
      Self.sentences([rows, rows, [Self.row("Inter", .exact)]]) == [
        "'Intre' (fontFamilyName, override, acme.theme.json:4) is no font here: Inter-Regular was "
          + "drawn for 4 runs in 2 cells. iOS would substitute too. Mend 'Intre'."
      ])
  }

  @Test func `a generic name and an empty one have sentences of their own`() {
    let cells = [
      [Self.row("serif", .genericName, line: 4), Self.row("", .familyMissing, line: 5)]
    ]
    #expect(
      Self.sentences(cells) == [
        "'serif' (fontFamilyName, override, acme.theme.json:4) is a generic name of CSS, not a "
          + "font: Inter-Regular was drawn for 1 run in 1 cell. iOS does not know it and would "
          + "substitute too. Name a font family.",
        "An empty font name (fontFamilyName, override, acme.theme.json:5) names no font: "
          + "Inter-Regular was drawn for 1 run in 1 cell. iOS would draw the system font. Name a "
          + "font, or leave the name out for the system font.",
      ])
  }

  @Test func `a font that only this host lacks is told apart`() {
    #expect(
      Self.sentences([[Self.row("Avenir", .familyMissing, alsoOnIOS: false)]]) == [
        "'Avenir' is no font here: Inter-Regular was drawn for 1 run in 1 cell. iOS would find "
          + "it; only this host lacks the font. Mend 'Avenir'."
      ])
  }

  @Test func `boxes are told with their code points`() {
    let row = Self.row(nil, .tofu, got: nil, missing: ["U+F0000", "U+FFFF"])
    #expect(
      Self.sentences([[row]]) == [
        "No font here has the glyphs of 1 run (U+F0000, U+FFFF) in 1 cell: boxes were drawn. Add a "
          + "font that has them with --fonts."
      ])
  }

  @Test func `the stand-in for the system font is no fallback`() {
    var summary = LedgerSummary()
    summary.add([Self.row(nil, .systemSubstitute), Self.row("Inter", .exact)])
    #expect(summary.hasSystemSubstitute)
    #expect(!summary.hasFallback)
    #expect(summary.groups.isEmpty)
    #expect(!Self.row(nil, .systemSubstitute).isFallback && Self.row("a", .tofu).isFallback)
  }

  @Test func `weights count only where they are the reason`() {
    var summary = LedgerSummary()
    summary.add([
      Self.row("Intre", .familyMissing, weight: 400),
      Self.row("Intre", .familyMissing, weight: 700),
      Self.row("Inter", .weightMissing, weight: 250),
      Self.row("Inter", .weightMissing, weight: 300),
    ])
    #expect(summary.groups.map(\.weight) == [nil, 250, 300])
    #expect(summary.groups.map(\.runs) == [2, 1, 1])
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_339_344, "1,339,344"), (-1234, "-1,234"),
  ])
  func `numbers have commas between thousands`(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
