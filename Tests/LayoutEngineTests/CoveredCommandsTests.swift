import Testing
import TintypePrimitives

@testable import TintypeLayoutEngine

struct CoveredCommandsTests {
  private static func origin(_ name: String) -> Origin {
    Origin(kind: .color, names: [name], layer: .sdkDefault)
  }

  private static let whole = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let small = Rect(x: 20, y: 20, width: 10, height: 10)

  /// A dot with a text record, then what `cover` adds over it; whether the dot is in the list.
  private static func shows(_ cover: (DisplayListBuilder) -> Void = { _ in }) -> Bool {
    let builder = DisplayListBuilder(canvas: whole, scale: 1)
    builder.append(
      .fill(.rectangle(small), .paint(Paint(hex: 0))), origins: [origin("dot")], bounds: small)
    builder.append(
      text: DisplayText(
        frame: small, text: "dot", fontUses: [], truncation: nil, commands: 0..<1, part: nil))
    cover(builder)
    let list = builder.list
    let shows = list.origins.contains(origin("dot"))
    #expect(list.texts.count == (shows ? 1 : 0))
    #expect(list.commands.count == list.entries.count)
    return shows
  }

  private static func over(_ command: DrawCommand) -> (DisplayListBuilder) -> Void {
    { $0.append(command, origins: [origin("cover")], bounds: whole) }
  }

  private static func fill(_ outline: Outline, alpha: Double = 1) -> DrawCommand {
    .fill(outline, .paint(Paint(hex: 0xFFFFFF, alpha: alpha)))
  }

  @Test func `an opaque fill hides what lies wholly under it`() {
    #expect(!Self.shows(Self.over(Self.fill(.rectangle(Self.whole)))))
    #expect(!Self.shows(Self.over(Self.fill(.rectangle(Self.small)))))
    #expect(
      !Self.shows(Self.over(Self.fill(.rounded(Self.whole, CornerRadii(16), isContinuous: false)))))
  }

  @Test func `what is translucent, smaller, round or not a fill hides nothing for certain`() {
    #expect(Self.shows())
    #expect(Self.shows(Self.over(Self.fill(.rectangle(Self.whole), alpha: 0.99))))
    #expect(Self.shows(Self.over(Self.fill(.rectangle(Rect(x: 21, width: 79, height: 100))))))
    #expect(Self.shows(Self.over(Self.fill(.ellipse(Self.whole)))))
    #expect(
      Self.shows(Self.over(Self.fill(.rounded(Self.whole, CornerRadii(32), isContinuous: false)))))
    #expect(
      Self.shows(Self.over(Self.fill(.rounded(Self.whole, CornerRadii(16), isContinuous: true)))))
    #expect(
      Self.shows(
        Self.over(
          .stroke(
            .rectangle(Self.whole), Paint(hex: 0), width: 99, dash: [], hasRoundCaps: false))))
  }

  @Test func `glyphs may reach a pixel beyond their ink`() {
    func shows(_ cover: Rect) -> Bool {
      let builder = DisplayListBuilder(canvas: Self.whole, scale: 1)
      let run = GlyphRun(
        face: FaceID(file: ContentHash(of: "face")), size: 10, span: 0, glyphs: [], ink: Self.small)
      builder.append(
        .glyphs(run, at: .zero, Paint(hex: 0)), origins: [Self.origin("dot")], bounds: Self.small)
      builder.append(Self.fill(.rectangle(cover)), origins: [], bounds: cover)
      return !builder.list.origins.isEmpty
    }
    #expect(shows(Self.small))
    #expect(!shows(Self.small.expanded(by: 1)))
  }

  @Test func `a group that may be translucent, and a clip elsewhere, hide nothing`() {
    let cover = Self.over(Self.fill(.rectangle(Self.whole)))
    #expect(
      Self.shows { builder in
        builder.grouped(.pushOpacity(0.5), .popOpacity, origins: []) { cover(builder) }
      })
    #expect(
      Self.shows { builder in
        builder.clipped(to: .rectangle(Rect(x: 50, width: 50, height: 50))) { cover(builder) }
      })
    #expect(
      Self.shows { builder in builder.clipped(to: .ellipse(Self.whole)) { cover(builder) } })
    #expect(
      !Self.shows { builder in builder.clipped(to: .rectangle(Self.small)) { cover(builder) } })
    #expect(
      !Self.shows { builder in
        builder.grouped(.pushOpacity(0.5), .popOpacity, origins: []) {}
        cover(builder)
      })
  }
}
