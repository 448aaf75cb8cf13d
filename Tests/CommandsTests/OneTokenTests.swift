import Testing
import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeThemeFiles
import TintypeTheming

@testable import TintypeCommands

struct OneTokenTests {
  private struct Drawn: Sendable {
    let id: String
    let hash: ContentHash
    let followsAccent: Bool
  }

  private static func draw(_ theme: Theme) throws -> [Drawn] {
    let session = try RenderSession(
      mockups: MockupList(MockupCatalog.agentforce), theme: theme,
      fontFolders: [PackageFolder.path + "/Fonts"])
    let cells = Matrix.cells(of: session.mockups, on: MatrixAxes(scales: [1]))
    return try session.map(cells, jobs: 2) { worker, cell throws(RunError) in
      let list = worker.layout(cell)
      do throws(GraphicsError) {
        return Drawn(
          id: cell.id, hash: try worker.draw(list).contentHash,
          followsAccent: list.origins.contains { $0.names.contains("accent1") })
      } catch {
        throw .graphics(error)
      }
    }
  }

  private static var sample: Theme {
    get throws { try ThemeReader.read(text: SampleTheme.text, name: SampleTheme.name).theme }
  }

  private static var recoloured: Theme {
    get throws {
      var theme = try sample
      theme.overrides.light[.accent1] = Setting(ColorValue(Paint(hex: 0x8A1C5B)))
      theme.overrides.dark[.accent1] = Setting(ColorValue(Paint(hex: 0xE08AC0)))
      return theme
    }
  }

  @Test func `accent1 alone changes exactly the cells on which its origins show`() throws {
    let before = try Self.draw(Self.sample)
    let after = try Self.draw(Self.recoloured)
    let expected = before.filter(\.followsAccent).map(\.id)
    let changed = zip(before, after).filter { $0.hash != $1.hash }.map(\.0.id)
    #expect(changed == expected)
    #expect(!expected.isEmpty && expected.count < before.count)
  }

  @Test(arguments: ColorScheme.allCases)
  func `accent1 alone changes the tokens that follow it, and no literal`(
    scheme: ColorScheme
  ) throws {
    let before = try Self.sample.resolve(scheme).colors
    let after = try Self.recoloured.resolve(scheme).colors
    let changed = Set(before.keys.filter { before[$0] != after[$0] })
    let following = Set(
      before.filter { $1.origins.contains { $0.input == "accent1" } }.map(\.key))
    #expect(changed == following && changed.count > 10)
    let literals = ThemeSystem.agentforce.catalog.colors
      .filter { !$0.isGeneric && $0.alias == nil }.map(\.token)
    #expect(literals.count == 16)
    #expect(changed.isDisjoint(with: literals))
  }
}
