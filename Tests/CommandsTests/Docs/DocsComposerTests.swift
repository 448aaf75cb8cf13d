import Testing
import TintypeGraphics
import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeThemeFiles
import TintypeTheming

@testable import TintypeCommands

/// Pictures of pages, made of what was laid out.
struct DocsComposerTests {
  private let worker: Worker

  init() throws {
    worker = try Worker(
      RenderSession(
        mockups: MockupList(MockupCatalog.agentforce),
        theme: ThemeReader.read(text: SampleTheme.text, name: SampleTheme.name).theme,
        fontFolders: [PackageFolder.fonts]))
  }

  private func picture(_ mockup: String, _ state: String) -> DocsPicture {
    var picture = DocsPicture("a", at: FilePosition(file: "a.json", line: 1))
    picture.mockup = mockup
    picture.state = state
    return picture
  }

  private func part(_ text: String) -> DocsPart {
    DocsPart(text, at: FilePosition(file: "a.json", line: 1))
  }

  private func arranged(_ picture: DocsPicture) -> (whole: DisplayList, made: DisplayList) {
    let whole = worker.layout(picture.cell(.light))
    return (whole, DocsComposer(picture, .light, worker).arrange(whole))
  }

  @Test func `a picture without a wish is the mockup's own`() throws {
    let (whole, made) = arranged(picture("title-bar", "default"))
    #expect(made.contentHash == whole.contentHash)
  }

  @Test func `a part has the pixels that it has in the whole`() throws {
    var picture = picture("title-bar", "default")
    picture.crop = part("title")
    picture.padding = 3
    let (whole, made) = arranged(picture)
    let frame = try #require(part("title").frame(in: whole)).expanded(by: 3)
    let all = try worker.draw(whole)
    let cut = try worker.draw(made)
    #expect(cut.isOpaque)
    let (left, top) = (Int((frame.minX * 2).rounded(.down)), Int((frame.minY * 2).rounded(.down)))
    #expect(cut.size.width == Int((frame.maxX * 2).rounded(.up)) - left)
    #expect(cut.size.height == Int((frame.maxY * 2).rounded(.up)) - top)
    for y in 0..<cut.size.height {
      let own = cut.pixels[y * cut.size.width..<(y + 1) * cut.size.width]
      let start = (y + top) * all.size.width + left
      #expect(own.elementsEqual(all.pixels[start..<start + cut.size.width]), "row \(y)")
    }
  }

  @Test func `what changes outside of a part does not change its picture`() throws {
    var picture = picture("title-bar", "default")
    picture.crop = part("close")
    let (_, made) = arranged(picture)
    #expect(made.texts.isEmpty)
    #expect(!made.origins.contains { $0.kind == .word })
    #expect(made.parts.map(\.name) == ["close"])
  }

  @Test func `a device and marks stand on a clear ground`() throws {
    var marked = picture("title-bar", "default")
    marked.callouts = [.init(part: part("title"), text: "The title")]
    var framed = picture("conversation", "default")
    framed.frame = .device
    for (picture, edge) in [(marked, 8.0), (framed, 12.0)] {
      let (whole, made) = arranged(picture)
      #expect(made.size.width == whole.size.width + 2 * edge)
      #expect(made.size.height == whole.size.height + 2 * edge)
      let bitmap = try worker.draw(made)
      #expect(!bitmap.isOpaque)
      #expect(bitmap.pixels[0] == 0)
      let middle = bitmap.pixels[bitmap.size.area / 2 + bitmap.size.width / 2]
      #expect(middle >> 24 == 255)
    }
  }

  @Test func `a number covers nothing of its part`() throws {
    var picture = picture("title-bar", "default")
    picture.callouts = [.init(part: part("title"), text: "The title")]
    let (whole, made) = arranged(picture)
    let edge = (made.size.width - whole.size.width) / 2
    let title = try #require(part("title").frame(in: whole)).offset(x: edge, y: edge)
    let disc = try #require(discs(made).first)
    let (dx, dy) = (title.minX - disc.midX, title.minY - disc.midY)
    #expect(dx * dx + dy * dy >= 143.9)
  }

  @Test func `a number stands on no other part's outline`() throws {
    var picture = picture("input-bar", "typing")
    picture.callouts = ["add", "field", "send", "voice"].map {
      .init(part: part($0), text: $0)
    }
    let (_, made) = arranged(picture)
    let discs = discs(made)
    #expect(discs.count == 4)
    for (index, disc) in discs.enumerated() {
      for other in discs.dropFirst(index + 1) { #expect(!disc.intersects(other)) }
    }
    // All numbers lie above all outlines.
    let last = made.commands.lastIndex { if case .stroke = $0 { true } else { false } }
    let first = made.commands.firstIndex {
      if case .fill(.ellipse(let rect), _) = $0 { rect.width == 20 } else { false }
    }
    #expect(try #require(last) < #require(first))
  }

  @Test func `a callout outside of the crop is a mistake`() throws {
    var picture = picture("title-bar", "default")
    picture.crop = part("close")
    picture.callouts = [.init(part: part("title"), text: "x")]
    let list = worker.layout(picture.cell(.light))
    let mistakes = DocsComposer(picture, .light, worker).mistakes(in: list)
    #expect(
      mistakes.map(\.message) == [
        "'title' is outside of what the picture shows. Leave the callout out, or show more with 'crop'"
          + " or 'padding'."
      ])
  }

  private func discs(_ list: DisplayList) -> [Rect] {
    list.commands.compactMap { command -> Rect? in
      guard case .fill(.ellipse(let rect), _) = command, rect.width == 20 else { return nil }
      return rect
    }
  }

  @Test func `marks at one place have their numbers side by side`() throws {
    var picture = picture("title-bar", "default")
    picture.callouts = [
      .init(part: part("title"), text: "One"), .init(part: part("title"), text: "Two"),
    ]
    let (_, made) = arranged(picture)
    let discs = discs(made)
    #expect(discs.count == 2)
    #expect(discs.first?.intersects(discs.last ?? Rect()) == false)
  }

  @Test func `one of several parts of a name is found by its number`() throws {
    let list = worker.layout(picture("conversation", "default").cell(.light))
    let names = Dictionary(grouping: list.parts, by: \.name)
    let (name, parts) = try #require(names.first { $0.value.count > 1 })
    #expect(part(name).frame(in: list) == parts[0].frame)
    #expect(part("\(name)[2]").frame(in: list) == parts[1].frame)
    #expect(part("\(name)[\(parts.count + 1)]").frame(in: list) == nil)
  }
}
