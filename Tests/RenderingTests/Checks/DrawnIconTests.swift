import Testing
import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeTheming

@testable import TintypeRendering

/// Icons of a theme's own, drawn.
@Suite struct DrawnIconTests {
  let folder = TemporaryFolder()
  let place = FilePosition(file: "acme.theme.json", line: 7, column: 21)
  let cell = Cell(mockup: "send-button", state: "enabled", mode: .light)

  func theme(_ slot: IconSlot, _ file: String, dark: String? = nil) -> Theme {
    let icon = IconValue(
      light: .file("\(folder.path)/\(file)"), dark: dark.map { .file("\(folder.path)/\($0)") })
    return Theme(
      supply: .overrides, overrides: LayerContent(icons: [slot: Setting(icon, at: place)]))
  }

  func snapshot(_ theme: Theme, _ cell: Cell) throws -> Snapshot {
    let session = try RenderSession(
      mockups: MockupList(MockupCatalog.all), theme: theme, fontFolders: [PackageFolder.fonts])
    let results = try session.map([cell], jobs: 1) { worker, cell throws(RunError) in
      do throws(GraphicsError) {
        return try worker.snapshot(cell, checkedWith: SeveritySettings())
      } catch {
        throw .graphics(error)
      }
    }
    return try #require(results.first)
  }

  func texts(_ snapshot: Snapshot, _ code: ProblemCode) -> [String] {
    (snapshot.report?.findings ?? []).filter { $0.problem.code == code }.map {
      $0.problem.text.replacing(folder.path, with: "icons")
    }
  }

  @Test func `a broken icon is drawn as the SDK's own and told with its place`() throws {
    try folder.write("<svg", to: "send.svg")
    let own = try snapshot(theme(.actionSend, "send.svg"), cell)
    let plain = try snapshot(Theme(), cell)
    #expect(own.pixelHash == plain.pixelHash)
    let told = texts(own, .missingAsset)
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix(
        "acme.theme.json:7:21: error: 'actionSend' is 'icons/send.svg', which cannot be drawn; the"
          + " slot keeps its default. ") == true)
    #expect(texts(plain, .missingAsset).isEmpty)
  }

  @Test func `an icon that went away is drawn as the SDK's own and told with its place`() throws {
    let own = try snapshot(theme(.actionSend, "gone.svg"), cell)
    #expect(own.pixelHash == (try snapshot(Theme(), cell)).pixelHash)
    #expect(
      texts(own, .missingAsset) == [
        "acme.theme.json:7:21: error: 'actionSend' is 'icons/gone.svg', which was not found; the slot"
          + " keeps its default. Check the path."
      ])
  }

  @Test func `a broken avatar is the SDK's tinted glyph, not an empty circle`() throws {
    try folder.write("no picture", to: "agent.svg")
    let cell = Cell(mockup: "agent-avatar", state: "ai", mode: .light)
    let own = try snapshot(theme(.aiAgent, "agent.svg"), cell)
    #expect(own.pixelHash == (try snapshot(Theme(), cell)).pixelHash)
    #expect(texts(own, .missingAsset).count == 1)
  }

  @Test func `only the mode whose picture is broken falls back, and branding comes before the SDK`()
    throws
  {
    let square =
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M2 2h20v20H2z"/></svg>"##
    try folder.write(square, to: "square.svg")
    try folder.write("<svg", to: "dark.svg")
    var theme = theme(.actionSend, "square.svg", dark: "dark.svg")
    let plain = try snapshot(Theme(), cell)
    let light = try snapshot(theme, cell)
    #expect(light.pixelHash != plain.pixelHash && texts(light, .missingAsset).isEmpty)
    var night = cell
    night.mode = .dark
    let dark = try snapshot(theme, night)
    #expect(dark.pixelHash == (try snapshot(Theme(), night)).pixelHash)
    theme.branding = LayerContent(
      icons: [.actionSend: Setting(IconValue(light: .file("\(folder.path)/square.svg")))])
    let branded = try snapshot(theme, night)
    #expect(branded.pixelHash != dark.pixelHash)
    #expect(texts(branded, .missingAsset).count == 1)
  }

  @Test(arguments: [
    (
      "two.svg",
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="10" fill="#FC3"/><path d="M7 14h10v3H7z" fill="#333"/></svg>"##,
      true
    ),
    (
      "one.svg",
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="10" fill="#FC3"/></svg>"##,
      false
    ),
  ])
  func `a coloured emoji in the send button's slot is told, a glyph of one colour is not`(
    name: String, svg: String, isTold: Bool
  ) throws {
    try folder.write(svg, to: name)
    let told = texts(try snapshot(theme(.actionSend, name), cell), .fullColorGlyph)
    #expect(
      told
        == (isTold
          ? [
            "acme.theme.json:7:21: warning: the picture of 'actionSend' has several colours, and the"
              + " SDK paints all of it #FFFFFF with 'sendButtonIconTint'. Supply a glyph of one"
              + " colour."
          ] : []))
  }

  @Test(arguments: [("citation", "list"), ("toxicity", "default")])
  func `the 'more' glyph of citations and toxicity notices is the SDK's own and noted`(
    mockup: String, state: String
  ) throws {
    let square =
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M2 2h20v20H2z"/></svg>"##
    try folder.write(square, to: "square.svg")
    let cell = Cell(mockup: mockup, state: state, mode: .light)
    let own = try snapshot(theme(.uiOptionsMenu, "square.svg"), cell)
    let plain = try snapshot(Theme(), cell)
    #expect(own.pixelHash == plain.pixelHash)
    #expect(texts(own, .documentedException).count == 1)
    #expect(texts(plain, .documentedException).isEmpty)
  }

  @Test func `checks are made only where they are asked for`() throws {
    let session = try RenderSession(
      mockups: MockupList(MockupCatalog.all), theme: Theme(), fontFolders: [PackageFolder.fonts])
    let reports = try session.map([cell], jobs: 1) { worker, cell throws(RunError) in
      do throws(GraphicsError) {
        return try worker.snapshot(cell).report == nil
      } catch {
        throw .graphics(error)
      }
    }
    #expect(reports == [true])
  }
}
