import Testing
import TintypePrimitives

@testable import TintypeLayoutEngine

@Suite struct DisplayListPartTests {
  let page = Rect(x: 0, y: 0, width: 100, height: 100)
  let left = Rect(x: 0, y: 0, width: 40, height: 40)
  let right = Rect(x: 60, y: 0, width: 40, height: 40)

  func fill(_ rect: Rect, _ hex: UInt32) -> DrawCommand {
    .fill(.rectangle(rect), .paint(Paint(hex: hex)))
  }

  func list(_ commands: [(DrawCommand, Rect)], origins: [Origin] = []) -> DisplayList {
    DisplayList(
      size: page.size, scale: 2, commands: commands.map(\.0),
      entries: commands.map { DisplayEntry(origins: origins, bounds: $0.1) }, texts: [], parts: [],
      missingImages: [])
  }

  @Test func `what lies below a command keeps open groups and leaves out what is elsewhere`() {
    let whole = list([
      (fill(page, 1), page), (.pushClip(.rectangle(left)), left), (.popClip, left),
      (fill(right, 2), right), (.pushOpacity(0.5), page), (fill(left, 3), left),
      (fill(left, 4), left), (.popOpacity, page),
    ])
    let area = Rect(x: 5, y: 5, width: 20, height: 10)
    let below = whole.below(6, within: area, painting: Paint(hex: 9))
    #expect(
      below.commands == [
        fill(page, 1), .pushClip(.rectangle(left)), .popClip, .pushOpacity(0.5), fill(left, 3),
        fill(area, 9), .popOpacity,
      ])
    #expect(below.entries.map(\.bounds) == [page, left, left, page, left, area, page])
    #expect(below.size == Size(width: 25, height: 15))
    #expect(
      whole.below(4, within: area, from: 1).commands == [.pushClip(.rectangle(left)), .popClip])
  }

  @Test func `the name of what is painted leaves out the system's background alone`() {
    let light = list([(fill(page, 0xFFFFFF), page), (fill(left, 3), left)])
    let dark = list([(fill(page, 0x000000), page), (fill(left, 3), left)])
    #expect(light.contentHash != dark.contentHash)
    #expect(light.paintedHash == dark.paintedHash)
    #expect(
      light.paintedHash != list([(fill(page, 0xFFFFFF), page), (fill(left, 4), left)]).paintedHash)
    let token = Origin(kind: .color, names: ["surface1"], layer: .sdkDefault)
    let own = list([(fill(page, 0xFFFFFF), page), (fill(left, 3), left)], origins: [token])
    let other = list([(fill(page, 0x000000), page), (fill(left, 3), left)], origins: [token])
    #expect(own.paintedHash == own.contentHash)
    #expect(own.paintedHash != other.paintedHash)
  }
}
