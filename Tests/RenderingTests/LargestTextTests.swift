import Testing
import TintypeJSONText
import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeTheming

@testable import TintypeRendering

/// Case c06: long words of three languages at the largest text size.
struct LargestTextTests {
  private static let cells = [
    ("pre-chat-form", "default"), ("input-bar", "empty"), ("agent-message", "text"),
  ]

  /// The words of the case.
  private static func words() throws -> [WordSlot: Setting<String>] {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let file = "/\(folder)/Cases/c06/ask.json"
    let root = try JSONDocument.parse(try FileSystem.read(file), file: file).root
    let members = try #require(root["slots"]?.members)
    return Dictionary(
      uniqueKeysWithValues: members.compactMap { member in
        member.value.string.map { (WordSlot(rawValue: member.key), Setting($0)) }
      })
  }

  private static func lists(
    _ size: TextSize, isDynamic: Bool
  ) throws -> [(list: DisplayList, findings: Findings)] {
    let theme = Theme(
      name: "c06", supply: .customManager, hasDynamicFonts: isDynamic,
      overrides: LayerContent(words: try words()))
    let session = try RenderSession(
      mockups: MockupList(MockupCatalog.all), theme: theme, fontFolders: [PackageFolder.fonts])
    let cells = Self.cells.map { mockup, state in
      Cell(mockup: mockup, state: state, mode: .light, textSize: size)
    }
    return try session.map(cells, jobs: 1) { worker, cell in
      let list = worker.layout(cell)
      return (list, worker.findings(list, of: cell))
    }
  }

  /// The height of the largest glyphs of each word of the case, in points.
  private static func sizes(
    _ lists: [(list: DisplayList, findings: Findings)]
  ) throws -> [String: Double] {
    var sizes: [String: Double] = [:]
    let words = Set(try words().values.map(\.value))
    for text in lists.flatMap(\.list.texts) where words.contains(text.text) {
      sizes[text.text] = max(sizes[text.text] ?? 0, text.fontUses.map(\.asked.size).max() ?? 0)
    }
    return sizes
  }

  @Test func `c06 dynamic text grows and fixed text does not`() throws {
    let usual = try Self.sizes(Self.lists(.large, isDynamic: true))
    let dynamic = try Self.sizes(Self.lists(.accessibility5, isDynamic: true))
    let fixed = try Self.sizes(Self.lists(.accessibility5, isDynamic: false))
    #expect(usual.count == 3)
    #expect(fixed == usual)
    for (word, size) in usual { #expect((dynamic[word] ?? 0) > size * 1.5, "\(word)") }
  }

  @Test func `c06 what does not fit is told, and nothing leaves the phone`() throws {
    for (list, findings) in try Self.lists(.accessibility5, isDynamic: true) {
      let canvas = Rect(origin: .zero, size: list.size)
      for text in list.texts where !text.shown.isEmpty && text.shown.intersects(canvas) {
        #expect(text.outside.isNone, "\(text.text)")
        #expect(text.frame.minX >= 0 && text.frame.maxX <= list.size.width, "\(text.text)")
        let isCut = text.truncation != nil || !text.clipped.isNone
        #expect(findings.truncations.contains { $0.text == text.text } == isCut, "\(text.text)")
      }
    }
  }

  @Test func `c06 the label of a button wraps, and the button grows`() throws {
    let word = try #require(try Self.words()[WordSlot(rawValue: "preChatSubmitButton")]?.value)
    let lists = try Self.lists(.accessibility5, isDynamic: true)
    let label = try #require(lists[0].list.texts.first { $0.text == word })
    #expect(label.lines > 1 && label.truncation == nil)
    let usual = try Self.lists(.large, isDynamic: true)
    // Its font is not here: boxes stand in, which are no narrower than its characters.
    #expect(try #require(usual[0].list.texts.first { $0.text == word }).lines < label.lines)
  }

  @Test func `c06 bubbles do not overlap, and icons that go with text grow`() throws {
    func icons(_ size: TextSize) throws -> [Double] {
      try Self.lists(size, isDynamic: true).flatMap { list, _ in
        list.commands.compactMap { command -> Double? in
          if case .image(_, let rect, _, _) = command { rect.height } else { nil }
        }
      }
    }
    #expect(try #require(icons(.accessibility5).max()) > (try #require(icons(.large).max())))
    for (list, _) in try Self.lists(.accessibility5, isDynamic: true) {
      let texts = list.texts.filter { !$0.shown.isEmpty }
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          #expect(!one.shown.intersects(other.shown), "'\(one.text)' and '\(other.text)'")
        }
      }
    }
  }
}
