import Testing
import TintypeCommands
import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeTheming
import TintypeViews

/// Texts that do not fit are data, words, and under `--strict-text` a failed check.
struct StrictTextTests {
  private let folder = TemporaryFolder()

  private func draw(
    _ only: String, _ flags: String..., mockups: [any Mockup.Type] = [TightMockup.self]
  ) -> (status: Int32, output: String, errors: String) {
    let captured = CapturedOutput()
    let status = RenderTool.run(
      arguments: [
        "--home", PackageFolder.path, "--out", "\(folder.path)/out", "--only", only,
      ] + flags, environment: [:], output: captured, mockups: mockups)
    return (status, captured.standard, captured.error)
  }

  private func record(_ state: String) throws -> JSONValue? {
    let output = draw("tight/\(state)", "--json").output
    return try JSONDocument.parse(output, file: "stdout").root["cells"]?.elements?.first
  }

  @Test(arguments: [
    ("truncated", "tight/cut", "tight/clipped"), ("overflow", "tight/clipped", "tight/cut"),
  ])
  func `a project sets how much each kind of trouble weighs`(
    code: String, own: String, other: String
  ) throws {
    let path = "\(folder.path)/render.json"
    try folder.write(#"{"severities": {"\#(code)": "error"}}"#, to: "render.json")
    #expect(draw(own, "--config", path).status == 1)
    #expect(draw(other, "--config", path).status == 0)
    try folder.write(#"{"severities": {"\#(code)": "off"}}"#, to: "render.json")
    #expect(!draw(own, "--config", path).output.contains("does not fit"))
    #expect(draw(other, "--config", path).output.contains("does not fit"))
  }

  @Test func `a cut text tells lines and characters`() throws {
    let row = try #require(try record("cut")?["truncation"]?.elements?.first)
    #expect(row["code"]?.string == "truncated")
    #expect(row["linesWanted"]?.number?.integer == 3)
    #expect(row["linesUsed"]?.number?.integer == 1)
    #expect((row["charactersCut"]?.number?.integer ?? 0) > 10)
    #expect(row["clipped"] == nil && row["outside"] == nil)
  }

  @Test func `a text that a view cuts off tells by how much`() throws {
    let row = try #require(try record("clipped")?["truncation"]?.elements?.first)
    #expect(row["code"]?.string == "overflow")
    let points = row["clipped"]?.elements?.compactMap { $0.number?.value } ?? []
    #expect(points.count == 4)
    #expect(points[0] == 0 && points[2] > 20)
  }

  @Test func `a text beyond its frame tells by how much`() throws {
    let row = try #require(try record("outside")?["truncation"]?.elements?.first)
    #expect(row["code"]?.string == "overflow")
    let points = row["outside"]?.elements?.compactMap { $0.number?.value } ?? []
    // Centred in the frame, so that it sticks out on both sides alike.
    #expect(points.count == 4 && points[0] > 5 && points[2] > 5)
    #expect(row["clipped"] == nil)
  }

  @Test func `a button that its text made higher is told, and is no failure`() throws {
    let cell = try #require(try record("grown"))
    let row = try #require(cell["grown"]?.elements?.first)
    #expect(row["minimum"]?.number?.integer == 36)
    #expect(row["text"]?.string == "A title of some length")
    #expect((row["rect"]?.elements?[3].number?.value ?? 0) > 36)
    #expect(cell["truncation"] == nil)
    #expect(draw("tight/grown", "--strict-text").status == 0)
  }

  @Test func `what can be scrolled into view is not cut off`() throws {
    #expect(try record("scrolled")?["truncation"] == nil)
  }

  @Test(arguments: ["cut", "clipped", "outside"])
  func `under strict text each is a failed check with a sentence`(state: String) {
    let plain = draw("tight/\(state)")
    #expect(plain.status == 0)
    let strict = draw("tight/\(state)", "--strict-text", "--quiet")
    #expect(strict.status == 1)
    let outcome =
      switch state {
      case "cut": "1 of 3 lines shown, "
      case "clipped": "pt cut off"
      default: "pt outside its frame"
      }
    #expect(
      strict.errors.hasPrefix(
        "error: The text 'A title of some length' does not fit in 1 cell: "))
    #expect(strict.errors.contains(outcome))
    #expect(
      strict.errors.hasSuffix(
        ", as in 'tight/\(state)/light-large-en-iphone-16@2x'. Shorten it, or give it more room.\n")
    )
    #expect(plain.output.contains(strict.errors.dropFirst("error: ".count)))
  }

  @Test func `what fits passes, and so does what a mockup cuts on purpose`() {
    #expect(draw("tight/roomy", "--strict-text").status == 0)
    #expect(draw("tight/meant", "--strict-text").status == 0)
  }

  @Test func `the catalogue passes at the usual size`() {
    let run = draw("*", "--strict-text", "--quiet", mockups: MockupCatalog.all)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}

/// A title with more or less room.
private enum TightMockup: Mockup {
  static let name = "tight"
  static let group = "Test"
  static let summary = "A title with more or less room"
  static let canvas = MockupCanvas.component
  static let states = ["roomy", "cut", "meant", "clipped", "outside", "grown", "scrolled"]
  static let statesWithCutText: Set<String> = ["meant"]
  static let tokens: [ColorToken] = []

  static func body(state: String, in context: MockupContext) -> some View {
    let title = Text("A title of some length").font(.system(size: 20))
    VStack {
      if state == "roomy" { title }
      if state == "cut" || state == "meant" { title.lineLimit(1).frame(width: 80) }
      if state == "clipped" {
        title.fixedSize().frame(width: 60, alignment: .leading).clipped()
      }
      if state == "outside" { title.fixedSize().frame(width: 180).padding(.horizontal, 40) }
      if state == "grown" {
        title.padding(Insets(top: 8, bottom: 8)).frame(minHeight: 36).frame(width: 90)
      }
      if state == "scrolled" {
        ScrollView(.horizontal) { title.fixedSize() }.frame(width: 60)
      }
    }
  }
}
