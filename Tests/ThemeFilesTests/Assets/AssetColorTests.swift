import Testing
import TintypeJSONText
import TintypePrimitives
import TintypeThemeFiles

@Suite struct AssetColorTests {
  /// The colour as text, or the message.
  private func color(
    _ catalog: AssetCatalog, _ name: String, _ scheme: ColorScheme, highContrast: Bool = false
  ) -> String {
    do throws(AssetError) {
      return try catalog.color(named: name, scheme: scheme, highContrast: highContrast).hexText
    } catch {
      return error.description
    }
  }

  /// Problems of a catalog, each with the name of its set instead of the whole path.
  private func texts(_ problems: [Problem], _ folder: String) -> [String] {
    problems.map { problem in
      let text =
        problem.text.hasPrefix(folder)
        ? String(problem.text.dropFirst(folder.count + 1)) : problem.text
      return text.hasPrefix("Assets.xcassets/") ? String(text.dropFirst(16)) : text
    }
  }

  private func read(_ components: String, space: String = "srgb") throws -> (
    color: String, problems: [String]
  ) {
    let json = """
      {"colors":[{"idiom":"universal","color":{"color-space":"\(space)","components":{\(components)}}}]}
      """
    return try TestFiles.with(["C.colorset/Contents.json": json]) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      return (
        color(catalog, "C", .light),
        problems.filter { $0.code != .oneModeOnly }.map {
          "\($0.severity.rawValue) \($0.code.rawValue): \($0.message)"
        }
      )
    }
  }

  // MARK: The shared cases

  @Test func `d01: every notation gives its colour`() {
    let folder = TestFiles.folder + "/Cases/d01"
    let (catalog, problems) = AssetCatalog.read(folder)
    for name in ["Hex", "HexUpperPrefix", "Int", "Float", "JSONNumbers", "Mixed"] {
      #expect(color(catalog, name, .light) == "#32CD0A", "\(name)")
    }
    #expect(color(catalog, "Mixed", .dark) == "#423C4D")
    #expect(color(catalog, "OneIsInteger", .light) == "#010101")
    #expect(color(catalog, "Gray", .light) == "#9A9A9A80")
    #expect(color(catalog, "WideP3", .light) == "#00FF00")
    #expect(color(catalog, "ExtendedRange", .light) == "#FF0080")
    let notes = texts(problems.filter { $0.code != .oneModeOnly }, folder)
    #expect(
      notes
        == """
        ExtendedRange.colorset/Contents.json:7:19: note: 'ExtendedRange' lies outside sRGB; it is \
        clipped to #FF0080, while a device shows it as it is.
        OneIsInteger.colorset/Contents.json:8:13: warning: The red of 'OneIsInteger' is 1, read \
        as 1 of 255. Write '0x01', or '1.0' for the whole.
        OneIsInteger.colorset/Contents.json:9:15: warning: The green of 'OneIsInteger' is 1, read \
        as 1 of 255. Write '0x01', or '1.0' for the whole.
        OneIsInteger.colorset/Contents.json:10:14: warning: The blue of 'OneIsInteger' is 1, read \
        as 1 of 255. Write '0x01', or '1.0' for the whole.
        OneIsInteger.colorset/Contents.json:11:15: warning: The alpha of 'OneIsInteger' is 1, \
        read as opaque. Write '1.000'.
        WideP3.colorset/Contents.json:7:19: note: 'WideP3' lies outside sRGB; it is clipped to \
        #00FF00, while a device shows it as it is.
        """.lines)
    #expect(problems.count == notes.count + 9)
  }

  @Test func `d03: a colour that cannot be had is named and never black`() throws {
    let folder = TestFiles.folder + "/Cases/d03"
    let (catalog, problems) = AssetCatalog.read(folder)
    #expect(
      texts(problems, folder)
        == """
        AccentColor.colorset/Contents.json:1:1: warning: 'AccentColor' has no colour, as Xcode \
        makes it. Set one; the SDK's default is used.
        BadComponent.colorset/Contents.json:8:13: error: The red of 'BadComponent' is '0xGG'. \
        Write '0x00'–'0xFF', '0'–'255' or '0.000'–'1.000'; the SDK's default is used.
        BadComponent.colorset/Contents.json:9:15: error: The green of 'BadComponent' is '12%'. \
        Write '0x00'–'0xFF', '0'–'255' or '0.000'–'1.000'; the SDK's default is used.
        BadComponent.colorset/Contents.json:10:14: error: The blue of 'BadComponent' is ''. Write \
        '0x00'–'0xFF', '0'–'255' or '0.000'–'1.000'; the SDK's default is used.
        DarkOnly.colorset/Contents.json:1:1: warning: 'DarkOnly' has no colour for light. Set \
        one; the SDK's default is used there.
        LightOnly.colorset/Contents.json:1:1: note: 'LightOnly' has no dark variant; its one \
        colour is used in light and dark.
        NoComponents.colorset/Contents.json:5:13: error: 'NoComponents' has a colour without \
        components. Set them; the SDK's default is used.
        Truncated.colorset/Contents.json:1:75: error: 'Truncated' cannot be read: The file ends \
        inside the string that opens at line 1, column 70. Add '\"'. The SDK's default is used.
        """.lines)

    let theme = try JSONDocument.parse(
      try FileSystem.read(folder + "/theme.json"), file: "theme.json")
    var results: [String] = []
    for scheme in ColorScheme.allCases {
      for member in theme.root[scheme.rawValue]?.members ?? [] {
        results.append(
          "\(scheme) \(member.key): \(color(catalog, member.value.string ?? "", scheme))")
      }
    }
    let set = "\(folder)/Assets.xcassets"
    #expect(
      results
        == """
        light accent1: 'AccentColor' in the asset catalog has no usable colour for light. Set one \
        in '\(set)/AccentColor.colorset/Contents.json'.
        light surface1: #112233
        light border1: 'DarkOnly' in the asset catalog has no usable colour for light. Set one in \
        '\(set)/DarkOnly.colorset/Contents.json'.
        light onSurface1: The asset catalog has no colour 'NoSuchName'. Add it, or correct the \
        name.
        dark accent1: 'AccentColor' in the asset catalog has no usable colour for dark. Set one \
        in '\(set)/AccentColor.colorset/Contents.json'.
        dark surface1: #112233
        dark onSurface3: #636366
        """.lines)
    for name in ["NoComponents", "BadComponent", "Truncated"] {
      for scheme in ColorScheme.allCases {
        #expect(
          color(catalog, name, scheme)
            == "'\(name)' in the asset catalog has no usable colour for \(scheme). Set one in"
            + " '\(set)/\(name).colorset/Contents.json'."
        )
      }
    }
    #expect(color(catalog, "DarkOnly", .dark) == "#EEDDCC")
    #expect(color(catalog, "SystemDark", .light) == "#ACB2AD")
  }

  // MARK: Notations

  @Test(arguments: [
    ("\"red\":\"0x1E\",\"green\":\"30\",\"blue\":\"0.118\",\"alpha\":\"1.000\"", "#1E1E1E"),
    ("\"red\":\"0xF\",\"green\":\"0\",\"blue\":\"255\",\"alpha\":\"0x80\"", "#0F00FF80"),
    ("\"red\":\"0.0\",\"green\":\"1.0\",\"blue\":\"0\",\"alpha\":\"128\"", "#00FF0080"),
    ("\"red\":255,\"green\":128,\"blue\":0,\"alpha\":0.5", "#FF800080"),
    ("\"red\":1,\"green\":0.5,\"blue\":0,\"alpha\":1", "#FF8000"),
    ("\"red\":1.0,\"green\":1e-1,\"blue\":0,\"alpha\":1", "#FF1A00"),
  ])
  func `each component is read in its own notation`(components: String, hex: String) throws {
    let (color, problems) = try read(components)
    #expect(color == hex)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    "0x", "0x123", "0x+1", "256", "1000", "-1", "+1", "1.", ".5", "1.0.0", " 1", "1 ", "1e3", "nan",
    "inf", "½", "٣", "0b1", "",
  ])
  func `a text in no notation is an error, not black`(text: String) throws {
    let (color, problems) = try read(
      "\"red\":\"\(text)\",\"green\":\"1.0\",\"blue\":\"1.0\",\"alpha\":\"1.0\"")
    #expect(color.hasPrefix("'C' in the asset catalog has no usable colour for light."))
    #expect(
      problems
        == """
        error bad-color: The red of 'C' is '\(text)'. Write '0x00'–'0xFF', '0'–'255' or \
        '0.000'–'1.000'; the SDK's default is used.
        """.lines)
  }

  @Test(arguments: [
    (
      "\"red\":\"0.5\",\"blue\":\"0.5\",\"alpha\":\"1.0\"", "srgb",
      "error bad-color: 'C' has no component 'green'. Set it; the SDK's default is used."
    ),
    (
      "\"red\":true,\"green\":\"0.5\",\"blue\":\"0.5\",\"alpha\":\"1.0\"", "srgb",
      "error bad-color: The red of 'C' is a truth value. Write '0x00'–'0xFF', '0'–'255' or"
        + " '0.000'–'1.000'; the SDK's default is used."
    ),
    (
      "\"red\":\"0.5\",\"green\":\"0.5\",\"blue\":\"0.5\",\"alpha\":\"1.5\"", "srgb",
      "error bad-color: The alpha of 'C' is not 0–1. Correct it; the SDK's default is used."
    ),
    (
      "\"red\":\"0.5\",\"green\":\"0.5\",\"blue\":\"0.5\",\"alpha\":\"1.0\"", "sgrb",
      "error bad-color: 'C' is in the colour space 'sgrb', which is not known. Did you mean"
        + " 'srgb'? The SDK's default is used."
    ),
    (
      "\"white\":\"0.5\",\"alpha\":\"1.0\"", "srgb",
      "error bad-color: 'C' has no component 'red'. Set it; the SDK's default is used."
    ),
  ])
  func `a colour that is not whole is an error`(components: String, space: String, message: String)
    throws
  {
    let (color, problems) = try read(components, space: space)
    #expect(color.hasPrefix("'C' in the asset catalog has no usable colour for light."))
    #expect(problems.first == message)
  }

  @Test func `a colour without alpha is opaque, with a warning`() throws {
    let (color, problems) = try read("\"red\":\"0.5\",\"green\":\"0.5\",\"blue\":\"0.5\"")
    #expect(color == "#808080")
    #expect(
      problems == [
        "warning bad-color: 'C' has no alpha; it is taken as opaque. Write '1.000'."
      ])
  }

  @Test func `a number of 1 among whole numbers is flagged`() throws {
    let (color, problems) = try read("\"red\":200,\"green\":1,\"blue\":0,\"alpha\":1")
    #expect(color == "#C80100")
    #expect(
      problems
        == """
        warning ambiguous-value: The green of 'C' is 1, read as 1 of 255. Write '0x01', or '1.0' \
        for the whole.
        """.lines)
  }

  // MARK: Colour spaces

  @Test(arguments: [
    ("extended-srgb", ["0.2", "0.4", "0.6"], "#336699", 0),
    ("extended-linear-srgb", ["0.5", "0.0", "1.0"], "#BC00FF", 0),
    ("extended-linear-srgb", ["2.0", "-0.5", "0.0"], "#FF0000", 1),
    ("display-p3", ["1.0", "1.0", "1.0"], "#FFFFFF", 0),
    ("display-p3", ["0.5", "0.5", "0.5"], "#808080", 0),
    ("display-p3", ["0.6", "0.5", "0.4"], "#9E7E62", 0),
    ("display-p3", ["1.0", "0.0", "0.0"], "#FF0000", 1),
    ("gray-gamma-22", ["0.0"], "#000000", 0),
    ("gray-gamma-22", ["1.0"], "#FFFFFF", 0),
    ("extended-gray", ["0.6"], "#9A9A9A", 0),
    ("extended-gray", ["1.5"], "#FFFFFF", 1),
  ])
  func `a colour space is converted to sRGB and clipping is told`(
    space: String, values: [String], hex: String, notes: Int
  ) throws {
    let names = values.count == 1 ? ["white"] : ["red", "green", "blue"]
    let components =
      zip(names, values).map { "\"\($0)\":\"\($1)\"," }.joined() + "\"alpha\":\"1.0\""
    let (color, problems) = try read(components, space: space)
    #expect(color == hex)
    #expect(problems.count == notes)
    if notes > 0 {
      #expect(
        problems
          == """
          note color-clipped: 'C' lies outside sRGB; it is clipped to \(hex), while a device \
          shows it as it is.
          """.lines)
    }
  }

  @Test func `a component outside a plain space is clipped with a warning`() throws {
    let (color, problems) = try read(
      "\"red\":\"1.2\",\"green\":\"-0.5\",\"blue\":\"0.5\",\"alpha\":\"1.0\"")
    #expect(color == "#FF0080")
    #expect(
      problems
        == """
        warning color-clipped: 'C' has a component outside 0–1, which 'srgb' does not have; it is \
        clipped. Correct it.
        """.lines)
  }

  // MARK: Variants

  @Test func `variants are chosen by scheme and contrast`() throws {
    func entry(_ hex: String, _ appearances: String = "", _ extra: String = "") -> String {
      """
      {"idiom":"universal"\(extra)\(appearances.isEmpty ? "" : ",\"appearances\":[\(appearances)]"),
      "color":{"color-space":"srgb","components":{"red":"\(hex)","green":"0","blue":"0","alpha":"1.0"}}}
      """
    }
    let dark = "{\"appearance\":\"luminosity\",\"value\":\"dark\"}"
    let light = "{\"appearance\":\"luminosity\",\"value\":\"light\"}"
    let high = "{\"appearance\":\"contrast\",\"value\":\"high\"}"
    let json = """
      {"colors":[\([
        entry("0x01"), entry("0x02", dark), entry("0x03", high), entry("0x04", "\(dark),\(high)"),
        entry("0x05", light), entry("0x06", "", ",\"display-gamut\":\"display-P3\""),
        entry("0x07", "", ",\"locale\":\"de\""), entry("0x08", dark),
        entry("0x09", "{\"appearance\":\"luminosity\",\"value\":\"dim\"}"),
      ].joined(separator: ",\n"))]}
      """
    try TestFiles.with(["C.colorset/Contents.json": json]) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      #expect(color(catalog, "C", .light) == "#050000")
      #expect(color(catalog, "C", .dark) == "#020000")
      #expect(color(catalog, "C", .light, highContrast: true) == "#050000")
      #expect(color(catalog, "C", .dark, highContrast: true) == "#040000")
      #expect(
        problems.map(\.message) == [
          "'C' has two colours for one appearance; the first counts. Remove one.",
          "'C' has a variant for an appearance that is not known. It is passed over.",
        ])
    }
  }

  @Test func `the device's own idiom beats the universal one`() throws {
    func entry(_ idiom: String, _ hex: String) -> String {
      """
      {"idiom":"\(idiom)","color":{"color-space":"srgb","components":{"red":"\(hex)","green":"0","blue":"0","alpha":"1.0"}}}
      """
    }
    let json =
      "{\"colors\":[\(entry("universal", "0x01")),\(entry("ipad", "0x02")),\(entry("iphone", "0x03")),\(entry("mac", "0x04"))]}"
    try TestFiles.with(["C.colorset/Contents.json": json]) { folder in
      #expect(color(AssetCatalog.read(folder).catalog, "C", .light) == "#030000")
      #expect(color(AssetCatalog.read(folder, idiom: .ipad).catalog, "C", .light) == "#020000")
    }
  }

  // MARK: System colours

  @Test(arguments: [
    ("systemBlueColor", SystemColorGeneration.iOS26, "#0088FF", "#0091FF"),
    ("systemBlueColor", .iOS15, "#007AFF", "#0A84FF"),
    ("systemBlueColor", .iOS13, "#007AFF", "#0A84FF"),
    ("systemTealColor", .iOS13, "#5AC8FA", "#64D2FF"),
    ("systemGray2Color", .iOS13, "#AEAEB2", "#636366"),
    ("secondaryLabelColor", .iOS26, "#3C3C4399", "#EBEBF599"),
    ("systemBackgroundColor", .iOS26, "#FFFFFF", "#000000"),
  ])
  func `a reference to a system colour follows the version and the scheme`(
    reference: String, generation: SystemColorGeneration, light: String, dark: String
  ) throws {
    let json =
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"\(reference)\"}}]}"
    try TestFiles.with(["C.colorset/Contents.json": json]) { folder in
      let (catalog, problems) = AssetCatalog.read(folder, systemColors: generation)
      #expect(color(catalog, "C", .light) == light)
      #expect(color(catalog, "C", .dark) == dark)
      let varies = ["systemBlueColor", "systemTealColor"].contains(reference)
      let name = reference.dropLast(5)
      #expect(
        problems.map(\.message)
          == (varies
            ? [
              "'C' is the system colour '\(name)', which differs between versions of iOS; that of"
                + " \(generation.rawValue) is drawn."
            ]
            : []))
    }
  }

  @Test func `an unknown system colour is reported`() throws {
    let json =
      "{\"colors\":[{\"color\":{\"platform\":\"ios\",\"reference\":\"systemGrey2Color\"}}]}"
    try TestFiles.with(["C.colorset/Contents.json": json]) { folder in
      let (catalog, problems) = AssetCatalog.read(folder)
      #expect(
        color(catalog, "C", .light).hasPrefix(
          "'C' in the asset catalog has no usable colour"))
      #expect(
        problems.map(\.message)
          == """
          'C' refers to 'systemGrey2Color', which is no known system colour. Did you mean \
          'systemGray2Color'? The SDK's default is used.
          """.lines)
    }
  }

  @Test func `the table of system colours is whole`() {
    #expect(SystemColor.names.count == 36)
    #expect(SystemColor.names.allSatisfy { SystemColor.named($0) != nil })
    #expect(SystemColor.named("systemRed")?.darkHighContrast.hexText == "#FF6165")
    #expect(SystemColor.named("none") == nil)
  }
}
