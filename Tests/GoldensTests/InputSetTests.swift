import Testing
import TintypePrimitives
import TintypeTheming

@testable import TintypeGoldens

struct InputSetTests {
  private static func theme(_ change: (inout Theme) -> Void) -> Theme {
    var theme = Theme(name: "acme", supply: .overrides)
    change(&theme)
    return theme
  }

  private static func set(_ theme: Theme, _ scheme: ColorScheme = .light) -> InputSet {
    InputSet(theme.resolve(scheme)) { source in ContentHash(of: "\(source)") }
  }

  private static let plain = set(theme { _ in })

  @Test func `every value of the theme is an input, with the names it follows`() throws {
    let catalog = ThemeSystem.agentforce.catalog
    let kinds = Dictionary(grouping: Self.plain.inputs, by: \.name.kind).mapValues(\.count)
    #expect(
      kinds == [
        .color: catalog.colors.count, .font: catalog.fonts.count, .icon: catalog.icons.count,
        .word: catalog.words.count, .dimension: catalog.dimensions.count,
      ])
    let send = try #require(
      Self.plain.inputs.first { $0.name == .init(.color, "sendButtonEnabledBackground") })
    #expect(send.alias == ["accent1"] && send.layer == .sdkDefault && send.file == nil)
  }

  @Test func `a token set anew changes itself and its followers`() {
    let file = FilePosition(file: "themes/acme.theme.json", line: 12)
    let set = Self.set(
      Self.theme {
        $0.overrides.light[.accent1] = Setting(ColorValue(Paint(hex: 0x123456)), at: file)
      })
    let changes = set.changes(from: Self.plain)
    #expect(changes.contains(.init(.color, "accent1")))
    #expect(changes.contains(.init(.color, "sendButtonEnabledBackground")))
    #expect(!changes.contains(.init(.color, "surface1")))
    let accent = set.inputs.first { $0.name == .init(.color, "accent1") }
    #expect(
      accent
        == Input(
          .init(.color, "accent1"), value: "#123456", layer: .override, file: "acme.theme.json",
          line: 12))
  }

  @Test func `a colour finer than eight bits keeps its components`() {
    let fine = Self.set(
      Self.theme {
        $0.overrides.light[.accent1] = Setting(ColorValue(Paint(red: 0.5, green: 0, blue: 0)))
      })
    #expect(fine.inputs.first { $0.name.name == "accent1" }?.value == "0.5 0.0 0.0 1.0")
  }

  @Test func `a family for the whole theme is one input, not one for each style`() {
    let named = Self.set(Self.theme { $0.overrides.fontFamilyName = Setting("Intre") })
    #expect(named.changes(from: Self.plain) == [.init(.font, "fontFamilyName")])
    let other = Self.set(Self.theme { $0.overrides.fontFamilyName = Setting("Inter") })
    #expect(other.changes(from: named) == [.init(.font, "fontFamilyName")])
    #expect(Self.plain.changes(from: named) == [.init(.font, "fontFamilyName")])
  }

  @Test func `places in files do not change a set's name, values do`() {
    func set(_ hex: UInt32, line: Int) -> InputSet {
      Self.set(
        Self.theme {
          $0.overrides.light[.accent1] = Setting(
            ColorValue(Paint(hex: hex)), at: FilePosition(file: "a.json", line: line))
        })
    }
    #expect(set(1, line: 1).id == set(1, line: 9).id)
    #expect(set(1, line: 1).id != set(2, line: 1).id)
  }

  @Test func `the file of inputs reads back as it was written`() throws {
    var file = InputsFile()
    file.insert(Self.plain)
    file.insert(Self.set(Self.theme { _ in }, .dark))
    let read = try InputsFile(file.bytes, path: "inputs.json")
    #expect(read.sets == file.sets)
    #expect(read.bytes == file.bytes)
    file.keepOnly([Self.plain.id])
    #expect(file.sets.keys.sorted() == [Self.plain.id])
  }
}
