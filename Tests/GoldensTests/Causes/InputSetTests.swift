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

  @Test func `a token set anew is one change, with its followers`() {
    let file = FilePosition(file: "themes/acme.theme.json", line: 12)
    let set = Self.set(
      Self.theme {
        $0.overrides.light[.accent1] = Setting(ColorValue(Paint(hex: 0x123456)), at: file)
      })
    let changes = InputChange.changes(from: Self.plain, to: set)
    #expect(changes.map(\.name) == [.init(.color, "accent1")])
    #expect(changes[0].followers.contains("sendButtonEnabledBackground"))
    #expect(!changes[0].followers.contains("surface1"))
    #expect(changes[0].now?.line == 12)
    let accent = set.inputs.first { $0.name == .init(.color, "accent1") }
    #expect(
      accent
        == Input(
          .init(.color, "accent1"), value: "#123456", layer: .override,
          file: "themes/acme.theme.json", line: 12))
  }

  private static func names(_ old: InputSet, _ new: InputSet) -> [Input.Name] {
    InputChange.changes(from: old, to: new).map(\.name)
  }

  @Test func `fonts that stop growing are one input, not one for each style`() {
    let fixed = Self.set(Self.theme { $0.hasDynamicFonts = false })
    #expect(Self.names(Self.plain, fixed) == [.init(.font, "dynamicFonts")])
    let both = Self.set(
      Self.theme {
        $0.hasDynamicFonts = false
        $0.overrides.fonts[.bodyScale2Regular] = FontOverride(size: Setting(30))
      })
    #expect(
      Self.names(Self.plain, both) == [
        .init(.font, "bodyScale2Regular"), .init(.font, "dynamicFonts"),
      ])
  }

  @Test func `an override set or taken back is named by its own name, not by what it follows`() {
    let token = ColorToken(rawValue: "sendButtonEnabledBackground")
    let own = Self.set(
      Self.theme { $0.overrides.light[token] = Setting(ColorValue(Paint(hex: 0x445566))) })
    #expect(Self.names(Self.plain, own) == [.init(.color, token.rawValue)])
    #expect(Self.names(own, Self.plain) == [.init(.color, token.rawValue)])
  }

  @Test func `names that follow each other otherwise part where they part`() {
    #expect(InputChange.root(["a", "b", "c"], ["a", "b"]) == "b")
    #expect(InputChange.root(["a"], ["a", "b"]) == "a")
    #expect(InputChange.root(["a", "b", "d"], ["a", "c", "d"]) == "a")
    #expect(InputChange.root(["a", "b"], ["a", "b"]) == "b")
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
    let other = Self.set(Self.theme { $0.overrides.fontFamilyName = Setting("Inter") })
    for (old, new) in [(Self.plain, named), (named, other), (named, Self.plain)] {
      #expect(Self.names(old, new) == [.init(.font, "fontFamilyName")])
    }
  }

  @Test func `another supply is a change where it shows or hides something, and names that alone`()
  {
    func set(_ supply: ThemeSupply, _ change: (inout Theme) -> Void = { _ in }) -> InputSet {
      Self.set(
        Self.theme {
          $0.supply = supply
          change(&$0)
        })
    }
    func accent(_ hex: UInt32) -> Setting<ColorValue> { Setting(ColorValue(Paint(hex: hex))) }
    var branding = LayerContent()
    branding.light[.accent1] = accent(0xAA0000)
    #expect(Self.names(set(.overrides), set(.customManager)).isEmpty)
    for (one, other) in [
      (set(.overrides) { $0.branding = branding }, set(.customManager) { $0.branding = branding }),
      (set(.customManager) { $0.hasDynamicFonts = false }, set(.overrides)),
    ] {
      #expect(Self.names(one, other) == [.supply] && Self.names(other, one) == [.supply])
    }
    // What the theme itself sets in the same change is its own cause.
    let both = set(.customManager) {
      $0.branding = branding
      $0.overrides.light[.accent1] = accent(0x00AA00)
    }
    #expect(
      Self.names(set(.overrides) { $0.branding = branding }, both) == [.init(.color, "accent1")])
    #expect(
      Self.names(Self.plain, set(.overrides) { $0.branding = branding })
        == [.init(.color, "accent1")])
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
    file.insert(StoredPicture(name: "logo.svg", bytes: [1, 2, 3, 250]))
    let more = try InputsFile(file.bytes, path: "inputs.json")
    #expect(more.pictures == file.pictures && more.pictures.count == 1)
    let face = RecordedFace(
      FontUse.Face(
        family: "Inter", postScriptName: "Inter-SemiBoldItalic", file: ContentHash(of: "a"),
        weight: 600, isItalic: true))
    file.insert([face], as: "0123")
    #expect(face.text == "Inter 600 italic (Inter-SemiBoldItalic)")
    #expect(try InputsFile(file.bytes, path: "inputs.json").faces == ["0123": [face]])
    file.insert(libraries: ["libcairo 2.11600.0"], as: "4567")
    #expect(
      try InputsFile(file.bytes, path: "inputs.json").libraries
        == ["4567": ["libcairo 2.11600.0"]])
    let kept = file.faces
    file.keepOnly([Self.plain.id], parts: ["0123"])
    #expect(file.faces == kept)
    file.keepOnly([Self.plain.id], parts: [])
    #expect(file.pictures.isEmpty && file.faces.isEmpty && file.libraries.isEmpty)
    #expect(file.sets.keys.sorted() == [Self.plain.id])
  }
}
