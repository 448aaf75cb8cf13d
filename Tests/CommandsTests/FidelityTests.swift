import Testing
import TintypePrimitives

/// The page docs/fidelity.md is what the catalogue says.
struct FidelityTests {
  @Test func `the page of fidelity is the one that the tool prints`() throws {
    let printed = ToolRun.drawing("list", "--fidelity")
    #expect(printed.status == 0)
    let page = try FileSystem.read(PackageFolder.path + "/docs/fidelity.md")
    #expect(String(decoding: page, as: UTF8.self) == printed.output)
    #expect(
      printed.output.contains(
        "| `title-bar` | Title bar | 6 of 8 colour names, 1 text style, 2 icon slots, 1 display name |"
      ))
  }
}
