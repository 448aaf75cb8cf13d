import Testing
import TintypePrimitives
import TintypeTheming

@testable import TintypeGoldens

struct ThemeVersionsTests {
  private static func versions(_ old: Theme, _ new: Theme, _ scheme: ColorScheme = .light)
    -> ThemeVersions
  {
    let (before, now) = (old.resolve(scheme), new.resolve(scheme))
    func inputs(_ theme: ResolvedTheme) -> InputSet {
      InputSet(theme) { ContentHash(of: "\($0)") }
    }
    return ThemeVersions(
      before: before, now: now,
      changes: InputChange.changes(from: inputs(before), to: inputs(now)))
  }

  private static func theme(_ colors: [String: UInt32]) -> Theme {
    var theme = Theme(name: "acme", supply: .overrides)
    for (name, hex) in colors {
      theme.overrides.light[ColorToken(rawValue: name)] = Setting(ColorValue(Paint(hex: hex)))
    }
    return theme
  }

  private static let send = "sendButtonEnabledBackground"

  @Test func `a generic put back takes its followers with it, and nothing else`() {
    let versions = Self.versions(
      Self.theme(["accent1": 0x111111, "surface1": 0x222222]),
      Self.theme(["accent1": 0x333333, "surface1": 0x444444]))
    let mixed = versions.theme(puttingBack: [.init(.color, "accent1")])
    #expect(
      mixed.colors
        == Self.theme(["accent1": 0x111111, "surface1": 0x444444])
        .resolve(.light).colors)
  }

  @Test func `each mixture is the theme with those settings`() {
    let old: [String: UInt32] = ["accent1": 0x111111, Self.send: 0x222222]
    let new: [String: UInt32] = ["accent1": 0x333333, "surface2": 0x555555]
    let versions = Self.versions(Self.theme(old), Self.theme(new))
    #expect(versions.changes.map(\.name.name) == ["accent1", Self.send, "surface2"])
    for choice in 0..<8 {
      var settings = new
      var names: Set<Input.Name> = []
      for (place, name) in ["accent1", Self.send, "surface2"].enumerated()
      where choice >> place & 1 == 1 {
        settings[name] = old[name]
        names.insert(.init(.color, name))
      }
      #expect(
        versions.theme(puttingBack: names).colors
          == Self.theme(settings).resolve(.light).colors, "\(names)")
    }
  }

  @Test func `fonts, words, icons and dimensions are put back one by one`() {
    let old = Theme(name: "a", supply: .overrides)
    var new = old
    new.overrides.fontFamilyName = Setting("Inter")
    new.overrides.fonts[.bodyScale2Regular] = FontOverride(weight: Setting(700))
    new.overrides.words[.inputTextPlaceholder] = Setting("Write")
    new.overrides.icons[IconSlot(rawValue: "actionAttachFile")] = Setting(
      IconValue(light: .file("x.svg")))
    new.overrides.dimensions["messageTextMaximumWidth"] = Setting(200)
    new.hasDynamicFonts = false
    let versions = Self.versions(old, new)
    func check(_ kind: Origin.Kind, _ name: String, _ change: (inout Theme) -> Void) {
      var expected = new
      change(&expected)
      let (mixed, wanted) = (
        versions.theme(puttingBack: [.init(kind, name)]), expected.resolve(.light)
      )
      #expect(mixed.words.mapValues(\.text) == wanted.words.mapValues(\.text))
      #expect(mixed.icons.mapValues(\.image) == wanted.icons.mapValues(\.image))
      #expect(mixed.dimensions.mapValues(\.value) == wanted.dimensions.mapValues(\.value))
      func fonts(_ theme: ResolvedTheme) -> [FontStyle: String] {
        theme.fonts.mapValues {
          "\($0.familyName ?? "-") \(FontText($0, followsTheme: false))"
        }
      }
      #expect(fonts(mixed) == fonts(wanted))
    }
    check(.font, "fontFamilyName") { $0.overrides.fontFamilyName = nil }
    check(.font, "bodyScale2Regular") { $0.overrides.fonts = [:] }
    check(.font, "dynamicFonts") { $0.hasDynamicFonts = true }
    check(.word, "inputTextPlaceholder") { $0.overrides.words = [:] }
    check(.icon, "actionAttachFile") { $0.overrides.icons = [:] }
    check(.dimension, "messageTextMaximumWidth") { $0.overrides.dimensions = [:] }
  }

  @Test func `values read from a file of inputs make up the theme that they are of`() {
    var old = Self.theme(["accent1": 0x111111])
    old.overrides.fontFamilyName = Setting("Inter")
    old.overrides.fonts[.bodyScale2Regular] = FontOverride(
      size: Setting(19), familyName: Setting("Acme, Sans"))
    old.overrides.words[.inputTextPlaceholder] = Setting("Write")
    old.overrides.dimensions["messageTextMaximumWidth"] = Setting(212.5)
    for scheme in ColorScheme.allCases {
      let resolved = old.resolve(scheme)
      let set = InputSet(resolved) { ContentHash(of: "\($0)") }
      let now = Theme().resolve(scheme)
      let (read, lost) = set.theme(like: now) { slot, _ in .builtIn(slot.rawValue) }
      #expect(lost.isEmpty)
      #expect(read.colors == resolved.colors)
      #expect(InputSet(read) { ContentHash(of: "\($0)") }.id == set.id)
    }
  }

  @Test func `a picture that cannot be found is lost, and keeps today's`() {
    let set = InputSet(Theme().resolve(.light)) { ContentHash(of: "\($0)") }
    let now = Theme().resolve(.light)
    let (read, lost) = set.theme(like: now) { _, _ in nil }
    #expect(lost.count == now.icons.count && lost.allSatisfy { $0.kind == .icon })
    #expect(read.icons == now.icons)
  }
}
