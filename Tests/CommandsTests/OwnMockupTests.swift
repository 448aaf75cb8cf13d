import AcmeMockups
import Testing
import TintypeCommands
import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The example's card beside our own mockups, as a team's tool draws it.
struct OwnMockupTests {
  private let folder = TemporaryFolder()
  private let mockups: [any Mockup.Type] = MockupCatalog.all + [LoyaltyCardMockup.self]

  private func run(_ arguments: String...) -> (status: Int32, output: CapturedOutput) {
    let captured = CapturedOutput()
    let status = RenderTool.run(
      arguments: arguments + ["--home", PackageFolder.path], environment: [:], output: captured,
      mockups: mockups)
    return (status, captured)
  }

  @Test func `a team's mockup is listed, drawn in its states and kept as a golden`() throws {
    let listed = run("list", "--only", "acme-loyalty-card", "--mode", "light")
    #expect(
      listed.output.standard == """
        acme-loyalty-card/points/light-large-en-iphone-16@2x
        acme-loyalty-card/reward/light-large-en-iphone-16@2x
        acme-loyalty-card/expired/light-large-en-iphone-16@2x

        """)
    let golden = folder.path + "/Golden"
    let recorded = run("record", "--only", "acme-loyalty-card", "--golden", golden, "--quiet")
    #expect(recorded.status == 0, "\(recorded.output.error)")
    let verified = run(
      "verify", "--only", "acme-loyalty-card", "--golden", golden, "--out", folder.path + "/out",
      "--quiet")
    #expect(verified.status == 0, "\(verified.output.error)")
  }

  @Test func `a team's mockup draws the tokens that it names`() throws {
    let session = try RenderSession(
      mockups: MockupList(mockups), theme: Theme(), fontFolders: [PackageFolder.path + "/Fonts"])
    let coverage = try Coverage(session, jobs: 2)
    for token in LoyaltyCardMockup.tokens {
      #expect(
        coverage.mockups(drawing: .color, token.rawValue).contains(LoyaltyCardMockup.name),
        "\(token.rawValue)")
    }
  }

  @Test func `two mockups of one name are refused`() {
    let captured = CapturedOutput()
    let status = RenderTool.run(
      arguments: ["list"], environment: [:], output: captured,
      mockups: [LoyaltyCardMockup.self, LoyaltyCardMockup.self])
    #expect(status == 2 && captured.error.contains("acme-loyalty-card"))
  }
}
