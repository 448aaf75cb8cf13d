import Testing
import TintypeGraphics
import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Changes every colour token of the SDK, one at a time, in both modes.
struct TokenSweepTests {
  /// A cell that did not do what its origins say.
  private struct Surprise: Hashable, Comparable, CustomStringConvertible {
    let token: String
    let cell: String
    let reason: String

    var description: String { "\(token): \(cell) \(reason)" }

    static func < (one: Surprise, other: Surprise) -> Bool { one.description < other.description }
  }

  /// A theme with one token changed, in the scheme of the cells it is drawn in.
  private struct Change: Sendable {
    let token: String
    let theme: ResolvedTheme
  }

  /// The colour farthest from a token's own; its alpha stays.
  private static func other(than paint: Paint) -> Paint {
    func far(_ value: Double) -> Double {
      value < 0.5 ? min(1, value + 0.55) : max(0, value - 0.55)
    }
    return Paint(
      red: far(paint.red), green: far(paint.green), blue: far(paint.blue), alpha: paint.alpha)
  }

  private static func changes(_ scheme: ColorScheme) throws -> [Change] {
    let plain = Theme().resolve(scheme)
    return try ThemeCatalog.agentforce.colors.map { definition in
      let token = definition.token
      let setting = Setting(ColorValue(other(than: try #require(plain.colors[token]))))
      var theme = Theme(supply: .overrides)
      if scheme == .light {
        theme.overrides.light[token] = setting
      } else {
        theme.overrides.dark[token] = setting
      }
      return Change(token: token.rawValue, theme: theme.resolve(scheme))
    }
  }

  /// Why a token that takes part in a picture leaves no mark on it; nil if there is no reason.
  ///
  /// It is covered if it leaves its mark on the picture as far as it is painted with it.
  private static func excuse(
    _ token: String, _ list: DisplayList, _ other: DisplayList, _ worker: Worker
  ) throws(GraphicsError) -> String? {
    let canvas = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
    let places = list.entries.indices.filter { index in
      list.entries[index].origins.contains { $0.names.contains(token) }
        && !list.entries[index].bounds.intersection(canvas).isEmpty
    }
    guard let last = places.last else { return "outside the frame" }
    let before = try worker.draw(list.below(last + 1, within: canvas)).contentHash
    let after = try worker.draw(other.below(last + 1, within: canvas)).contentHash
    return before == after ? nil : "covered"
  }

  private static func surprises(
    _ cell: Cell, _ worker: Worker, _ changes: [Change]
  ) throws(GraphicsError) -> [Surprise] {
    let list = worker.layout(cell)
    let name = list.contentHash
    let names = Set(list.origins.lazy.filter { $0.kind == .color }.flatMap(\.names))
    let pixels = try worker.draw(list).contentHash
    var surprises: [Surprise] = []
    for change in changes {
      let isExpected = names.contains(change.token)
      let other = worker.layout(cell, in: change.theme)
      let isOther = other.contentHash != name
      let isChanged = isOther ? try worker.draw(other).contentHash != pixels : false
      if isChanged == isExpected { continue }
      let reason =
        isChanged
        ? "changed without the origin"
        : try excuse(change.token, list, other, worker) ?? "did not change"
      surprises.append(Surprise(token: change.token, cell: cell.id, reason: reason))
    }
    return surprises
  }

  /// A token may take part in a picture and leave no mark: these do.
  ///
  /// The icons of a message lie under the round corner of the sheet over it.
  private static func exceptions(_ scheme: ColorScheme) -> [String] {
    [
      "messageActionIconInactiveTint: modal-sheet/done/\(scheme.rawValue)-large-en-iphone-16@1x"
        + " covered"
    ]
  }

  @Test(arguments: ColorScheme.allCases)
  func `each token alone changes exactly the cells on which its origins show`(
    scheme: ColorScheme
  ) throws {
    let session = try RenderSession(
      mockups: MockupList(MockupCatalog.agentforce), theme: Theme(),
      fontFolders: [PackageFolder.path + "/Fonts"])
    let changes = try Self.changes(scheme)
    #expect(changes.count == ThemeCatalog.agentforce.colors.count)
    let cells = Matrix.cells(of: session.mockups, on: MatrixAxes(modes: [scheme], scales: [1]))
    let found = try session.map(cells, jobs: 2) { worker, cell throws(RunError) in
      do throws(GraphicsError) {
        return try Self.surprises(cell, worker, changes)
      } catch {
        throw .graphics(error)
      }
    }
    #expect(found.flatMap { $0 }.sorted().map(\.description) == Self.exceptions(scheme))
  }
}
