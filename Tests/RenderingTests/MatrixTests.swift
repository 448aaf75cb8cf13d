import Testing
import TintypeMockups
import TintypeRendering
import TintypeTheming
import TintypeViews

struct MatrixTests {
  private enum Card: Mockup {
    static let name = "card"
    static let group = "Card"
    static let summary = "A card"
    static let canvas = MockupCanvas.component
    static let states = ["plain", "busy"]
    static let tokens: [ColorToken] = []
    static func body(state: String, in context: MockupContext) -> some View { Color(.surface1) }
  }

  private enum Twin: Mockup {
    static let name = "card"
    static let group = "Card"
    static let summary = "Another"
    static let canvas = MockupCanvas.component
    static let states = ["plain"]
    static let tokens: [ColorToken] = []
    static func body(state: String, in context: MockupContext) -> some View { Color(.surface1) }
  }

  private enum Loud: Mockup {
    static let name = "Loud"
    static let group = "Card"
    static let summary = "A name that is none"
    static let canvas = MockupCanvas.component
    static let states = ["plain"]
    static let tokens: [ColorToken] = []
    static func body(state: String, in context: MockupContext) -> some View { Color(.surface1) }
  }

  @Test func `cells come mockup by mockup, the modes of one side by side`() throws {
    let axes = MatrixAxes(textSizes: [.large, .accessibility5], scales: [2, 3])
    let cells = Matrix.cells(of: try MockupList([Card.self]), on: axes)
    #expect(cells.count == 16)
    #expect(
      cells.prefix(4).map(\.id) == [
        "card/plain/light-large-en-iphone-16@2x", "card/plain/dark-large-en-iphone-16@2x",
        "card/plain/light-large-en-iphone-16@3x", "card/plain/dark-large-en-iphone-16@3x",
      ])
    #expect(Set(cells.map(\.id)).count == 16)
  }

  @Test func `patterns choose cells, with the theme's name or without`() throws {
    let cells = Matrix.cells(of: try MockupList([Card.self]), on: MatrixAxes())
    let chosen = try Matrix.filter(
      cells, only: ["card/busy/dark*", "acme/card/plain/light*"], theme: "acme")
    #expect(
      chosen.map(\.id) == [
        "card/plain/light-large-en-iphone-16@2x", "card/busy/dark-large-en-iphone-16@2x",
      ])
    #expect(try Matrix.filter(cells, only: [], theme: "acme").count == 4)
  }

  @Test func `patterns that match nothing are named with what is near`() throws {
    let cells = Matrix.cells(of: try MockupList([Card.self]), on: MatrixAxes())
    let error = #expect(throws: RenderingError.self) {
      try Matrix.filter(
        cells, only: ["crad", "card/bussy", "qqqqqqqq", "card/qqqq*", "card"], theme: "acme")
    }
    #expect(
      error?.description == """
        No cell matches 'crad'. Did you mean 'card'?
        No cell matches 'card/bussy'. Did you mean 'card/busy'?
        No cell matches 'qqqqqqqq'. 'render list' names the cells.
        No cell matches 'card/qqqq*'. The states are 'plain', 'busy'.
        """)
  }

  @Test func `names of mockups are checked before anything is drawn`() {
    #expect(throws: RenderingError.duplicateMockup("card")) {
      try MockupList([Card.self, Twin.self])
    }
    #expect(throws: RenderingError.badMockupName("Loud")) { try MockupList([Loud.self]) }
    #expect(throws: RenderingError.noMockups) { try MockupList([]) }
    #expect(
      RenderingError.badMockupName("Loud").description
        == "The mockup name 'Loud' is not kebab-case. Use lower-case letters, digits and hyphens.")
  }
}
