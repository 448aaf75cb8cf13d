import Testing
import TintypeCommands
import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// `render list --coverage`: nothing of the SDK is drawn by nothing.
struct CoverageTests {
  @Test(arguments: ThemeSystem.allCases)
  func `every token, icon, style and word is drawn`(system: ThemeSystem) throws {
    let words = ["list", "--coverage", "--system", system.rawValue]
    let run = ToolRun(words + ["--json", "--home", PackageFolder.path])
    #expect(run.status == 0)
    let json = try run.json()
    for kind in ["tokens", "icons", "styles", "words"] {
      #expect(json["undrawn"]?[kind]?.elements == [], "\(kind)")
    }
    let names = try #require(json["drawn"]?.elements)
    #expect(names.count { $0["kind"]?.string == "color" } == system.catalog.colors.count)
    #expect(
      ToolRun(words + ["--home", PackageFolder.path]).output.hasSuffix(
        "Every token, icon, style and word is drawn.\n"))
  }

  @Test func `a name that nothing draws is found, and fails the check`() throws {
    let without = MockupCatalog.all.filter { $0.name != "toast" }
    let captured = CapturedOutput()
    let status = RenderTool.run(
      arguments: ["list", "--coverage", "--home", PackageFolder.path], environment: [:],
      output: captured, mockups: without)
    #expect(status == 1)
    #expect(captured.error.contains("toastInfoBackground"))
  }
}
