import Testing
import TintypeGoldens
import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeThemeFiles
import TintypeTheming

@testable import TintypeCommands
@testable import TintypeTesting

struct AssertSnapshotTests {
  private let folder = TemporaryFolder()

  private static func theme(_ accent: UInt32) -> Theme {
    var theme = Theme(name: "card", supply: .overrides)
    theme.overrides.light[.accent1] = Setting(
      ColorValue(Paint(hex: accent)), at: FilePosition(file: "card.theme.json", line: 3))
    return theme
  }

  private static let cell = Cell(mockup: "card-tests", state: "greets", mode: .light)

  private func assertion(_ accent: UInt32, _ mode: RecordingMode = .never) throws
    -> SnapshotAssertion
  {
    SnapshotAssertion(
      session: try Sessions.session(Self.theme(accent), fonts: [], mockup: nil),
      cells: [Self.cell],
      content: CellPainter.Content(canvas: .component) { context in
        GreetingCard(name: "Ada").makeNode(in: context.environment)
      }, golden: folder.path + "/Golden", out: folder.path + "/out", drawsAll: true, mode: mode)
  }

  @Test func `a view is recorded when asked, passes, and fails with its cause`() throws {
    let golden = "\(folder.path)/Golden/card/\(Self.cell.id).png"
    let missing = try assertion(0x0A6B4F).failures()
    #expect(missing.count == 1)
    #expect(
      missing.first?.message == """
        card/\(Self.cell.id): It has no golden yet. Look at the snapshot, then accept it.
          snapshot  \(folder.path)/out/card/\(Self.cell.id).png
        Accept: run the test with TINTYPE_RECORD=missing
        """)
    #expect(!FileSystem.exists(golden))
    let written = try assertion(0x0A6B4F, .missing).failures()
    #expect(
      written.map(\.message) == [
        "card/\(Self.cell.id): Its golden was written, as TINTYPE_RECORD is 'missing'. Look at "
          + "'\(golden)', and run the test without the variable."
      ])
    #expect(try assertion(0x0A6B4F).failures().isEmpty)
    #expect(try assertion(0x0A6B4F, .all).failures().isEmpty)

    let failures = try assertion(0x335577, .missing).failures()
    let message = try #require(failures.first?.message)
    #expect(message.hasPrefix("card/\(Self.cell.id): "))
    #expect(message.contains("\n  cause     accent1 (override, card.theme.json:3)\n"))
    #expect(message.contains("\n  golden    \(golden)\n"))
    #expect(message.hasSuffix("\nAccept: run the test with TINTYPE_RECORD=failed"))
    let names = failures[0].pictures.map(\.name)
    let stem = "card-tests-greets-light-large-en-iphone-16@2x"
    #expect(names == [stem + ".png", stem + ".diff.png", stem + ".golden.png"])
    for picture in failures[0].pictures { _ = try PNGReader().read(picture.bytes) }
    _ = try assertion(0x335577, .failed).failures()
    #expect(try assertion(0x335577).failures().isEmpty)
  }

  @Test func `mockups have the goldens of the tool`() throws {
    let sample = try ThemeReader.read(text: SampleTheme.text, name: SampleTheme.name).theme
    assertSnapshot(of: try Self.sendButton, theme: .theme(sample))
  }

  private static var sendButton: any Mockup.Type {
    get throws { try #require(MockupCatalog.all.first { $0.name == "send-button" }) }
  }

  @Test func `a failure is one of the test, with the pictures attached`() throws {
    let sendButton = try Self.sendButton
    withKnownIssue {
      assertSnapshot(
        of: GreetingCard(name: "Ada"), named: "never recorded",
        options: SnapshotOptions(out: folder.path))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("It has no golden yet.") }
    }
    withKnownIssue {
      assertSnapshot(of: sendButton, state: "none")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("'send-button' has no state 'none'. It has ")
      }
    }
    withKnownIssue {
      assertSnapshot(
        of: GreetingCard(name: "Ada"), options: SnapshotOptions(axes: MatrixAxes(modes: [])))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Nothing was compared: ") }
    }
  }

  @Test(arguments: [
    ("CardTests", "card-tests"), ("a card greets by name", "a-card-greets-by-name"),
    ("testHTTPCard2", "test-httpcard2"), ("", "view"), ("née", "n-e-1cd8ee5d"),
  ])
  func `names of tests become names of cells`(text: String, name: String) {
    let kebab = TestFile.kebab(text)
    #expect(kebab == name || text == "née" && kebab.hasPrefix("n-e-"))
    #expect(SafeName.isKebabCase(kebab))
  }

  @Test func `goldens are written only where a person asked for it`() {
    #expect(RecordingMode.mode(of: nil, ci: nil) == .never)
    #expect(RecordingMode.mode(of: "missing", ci: nil) == .missing)
    #expect(RecordingMode.mode(of: "all", ci: "true") == .never)
    #expect(RecordingMode.mode(of: "all", ci: "false") == .all)
    #expect(RecordingMode.mode(of: "yes", ci: nil) == .never)
  }
}
