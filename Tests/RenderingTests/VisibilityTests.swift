import Testing
import TintypePrimitives

@testable import TintypeLayoutEngine
@testable import TintypeRendering

struct VisibilityTests {
  private static func origin(_ name: String) -> Origin {
    Origin(kind: .color, names: [name], layer: .sdkDefault)
  }

  private static let whole = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let small = Rect(x: 20, y: 20, width: 10, height: 10)

  /// A dot, then the given commands over it; whether the dot can show.
  private static func shows(_ covers: DrawCommand...) -> Bool {
    let dot = DrawCommand.fill(.rectangle(small), .paint(Paint(hex: 0)))
    let list = DisplayList(
      size: whole.size, scale: 1, commands: [dot] + covers,
      entries: [DisplayEntry(origins: [origin("dot")], bounds: small)]
        + covers.map { _ in DisplayEntry(origins: [origin("cover")], bounds: whole) },
      texts: [], parts: [], missingImages: [])
    return list.visibleOrigins.contains(origin("dot"))
  }

  private static func fill(_ outline: Outline, alpha: Double = 1) -> DrawCommand {
    .fill(outline, .paint(Paint(hex: 0xFFFFFF, alpha: alpha)))
  }

  @Test func `an opaque fill hides what lies wholly under it`() {
    #expect(!Self.shows(Self.fill(.rectangle(Self.whole))))
    #expect(!Self.shows(Self.fill(.rectangle(Self.small))))
    #expect(!Self.shows(Self.fill(.rounded(Self.whole, CornerRadii(16), isContinuous: false))))
  }

  @Test func `what is translucent, smaller, round or not a fill hides nothing for certain`() {
    #expect(Self.shows())
    #expect(Self.shows(Self.fill(.rectangle(Self.whole), alpha: 0.99)))
    #expect(Self.shows(Self.fill(.rectangle(Rect(x: 21, y: 0, width: 79, height: 100)))))
    #expect(Self.shows(Self.fill(.ellipse(Self.whole))))
    #expect(Self.shows(Self.fill(.rounded(Self.whole, CornerRadii(32), isContinuous: false))))
    #expect(
      Self.shows(
        .stroke(
          .rectangle(Self.whole), Paint(hex: 0), width: 99, dash: [], hasRoundCaps: false)))
  }

  @Test func `a group that may be translucent, and a clip elsewhere, hide nothing`() {
    let cover = Self.fill(.rectangle(Self.whole))
    #expect(Self.shows(.pushOpacity(0.5), cover, .popOpacity))
    #expect(Self.shows(.pushClip(.rectangle(Rect(x: 50, width: 50, height: 50))), cover, .popClip))
    #expect(!Self.shows(.pushClip(.rectangle(Self.small)), cover, .popClip))
    #expect(!Self.shows(.pushOpacity(0.5), .popOpacity, cover))
    #expect(
      !Self.shows(
        .pushClip(.rectangle(Self.whole)), .pushClip(.rectangle(Self.small)), .popClip, cover,
        .popClip))
  }
}
