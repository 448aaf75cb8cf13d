import Testing
import TintypePrimitives
import TintypeRendering
import TintypeTheming

@testable import TintypeGoldens
@testable import TintypeLayoutEngine

struct CauseFinderTests {
  private static let fingerprint = Fingerprint(
    renderer: "r", mockups: "m", libraries: "l", fonts: "f")

  private static func set(_ change: (inout Theme) -> Void = { _ in }) -> InputSet {
    var theme = Theme(name: "acme", supply: .overrides)
    change(&theme)
    return InputSet(theme.resolve(.light)) { _ in nil }
  }

  private static let place = FilePosition(file: "acme.theme.json", line: 12)

  /// A list of two areas: the send button on the left, its ground on the right.
  private static func list(_ left: Origin, _ right: Origin) -> DisplayList {
    let rects = [Rect(x: 0, y: 0, width: 16, height: 16), Rect(x: 16, y: 0, width: 16, height: 16)]
    return DisplayList(
      size: Size(width: 32, height: 16), scale: 1,
      commands: rects.map { .fill(.rectangle($0), .paint(Paint(hex: 0))) },
      entries: [
        DisplayEntry(origins: [left], bounds: rects[0]),
        DisplayEntry(origins: [right], bounds: rects[1]),
      ], texts: [], parts: [], missingImages: [])
  }

  private static func changed(x: Int) -> PictureComparison {
    let size = PixelSize(width: 32, height: 16)
    let snapshot = Bitmap(size: size, isOpaque: true)
    snapshot[x, 3] = 1
    return PictureComparison(golden: Bitmap(size: size, isOpaque: true), snapshot: snapshot)
  }

  private static let send = Origin(
    kind: .color, names: ["sendButtonEnabledBackground", "accent1"], layer: .override,
    position: place)
  private static let ground = Origin(
    kind: .color, names: ["chatBackground", "surface1"], layer: .sdkDefault)

  private static func causes(
    before: InputSet?, now: InputSet, x: Int = 3, was: Fingerprint? = fingerprint,
    list: DisplayList = list(send, ground)
  ) -> [String] {
    CauseFinder(before: before, now: now, fingerprintBefore: was, fingerprint: fingerprint)
      .causes(of: changed(x: x), in: list).map { "\($0.kind.rawValue): \($0.text)" }
  }

  private static let accented = set {
    $0.overrides.light[.accent1] = Setting(ColorValue(Paint(hex: 0x112233)), at: place)
  }

  @Test func `a changed input is named as it was set, with what follows it and its place`() {
    #expect(
      Self.causes(before: Self.set(), now: Self.accented) == [
        "token: sendButtonEnabledBackground ← accent1 (override, acme.theme.json:12)"
      ])
  }

  @Test func `an input that changed elsewhere on the picture is not named`() {
    #expect(Self.causes(before: Self.set(), now: Self.accented, x: 20) == ["unknown: unknown"])
  }

  @Test func `an override taken back is named by its own name`() {
    let before = Self.set {
      $0.overrides.light[ColorToken(rawValue: "sendButtonEnabledBackground")] = Setting(
        ColorValue(Paint(hex: 0x445566)))
    }
    let now = Origin(
      kind: .color, names: ["sendButtonEnabledBackground", "accent1"], layer: .sdkDefault)
    #expect(
      Self.causes(before: before, now: Self.set(), list: Self.list(now, Self.ground)) == [
        "token: sendButtonEnabledBackground (sdkDefault)"
      ])
  }

  @Test func `equal inputs leave fonts, libraries, mockup and renderer`() {
    func causes(_ renderer: String, _ mockups: String, _ libraries: String, _ fonts: String)
      -> [String]
    {
      Self.causes(
        before: Self.set(), now: Self.set(),
        was: Fingerprint(renderer: renderer, mockups: mockups, libraries: libraries, fonts: fonts))
    }
    #expect(causes("x", "m", "l", "f") == ["renderer: the renderer"])
    #expect(causes("r", "x", "l", "f") == ["mockup: the mockup"])
    #expect(causes("r", "m", "x", "f") == ["renderer: the drawing libraries"])
    #expect(causes("r", "m", "l", "x") == ["fontFiles: the font files"])
    #expect(causes("r", "m", "l", "f") == ["unknown: unknown"])
  }

  @Test func `without anything known of the golden there is no guess`() {
    #expect(Self.causes(before: nil, now: Self.accented, was: nil) == ["unknown: unknown"])
  }

  @Test func `a dimension that changed is named when no drawn value explains the picture`() {
    let now = Self.set { $0.overrides.dimensions["spacing4"] = Setting(40, at: Self.place) }
    #expect(
      Self.causes(before: Self.set(), now: now) == [
        "dimension: spacing4 (override, acme.theme.json:12)"
      ])
  }

  @Test func `many followers are counted, not listed`() {
    let cause = Cause(.token, "accent1", alias: ["a", "b", "c", "d", "e"], layer: .override)
    #expect(cause.text == "a, b, c and 2 more ← accent1 (override)")
  }
}
