import Testing
import TintypeJSONText
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// The colours of case d04: one stated order for each format.
@Suite struct HexColorTests {
  @Test(arguments: [
    ("#991F3A8A", "1F3A8A", 0x99), ("#1F3A8A99", "3A8A99", 0x1F), ("#1F3A8A", "1F3A8A", 0xFF),
    ("1f3a8a", "1F3A8A", 0xFF), ("#000000", "000000", 0xFF), ("#00000000", "000000", 0),
    ("FFFFFF", "FFFFFF", 0xFF),
  ])
  func `alpha first takes six or eight digits`(text: String, rgb: String, alpha: Int) {
    let paint = HexColor.paint(text, order: .alphaFirst)
    #expect(paint?.opacity(0).hexText == "#\(rgb)00")
    #expect(paint?.alpha == Double(alpha) / 255)
  }

  @Test(arguments: [
    ("#991F3A8A", "991F3A", 0x8A), ("#1F3A8A99", "1F3A8A", 0x99), ("#1F3A8A", "1F3A8A", 0xFF),
    ("#F80", "FF8800", 0xFF), ("#F80C", "FF8800", 0xCC), ("#FFF", "FFFFFF", 0xFF),
    ("#000000", "000000", 0xFF), ("#00000000", "000000", 0),
  ])
  func `alpha last takes three, four, six or eight digits`(text: String, rgb: String, alpha: Int) {
    let paint = HexColor.paint(text, order: .alphaLast)
    #expect(paint?.opacity(0).hexText == "#\(rgb)00")
    #expect(paint?.alpha == Double(alpha) / 255)
  }

  @Test(arguments: [
    "#F80", "F80", "#F80C", "#FFF", "0x1F3A8A", "#12345", "#1234567", "#123456789", "#GGGGGG", "",
    "#", " #1F3A8A ", "#1F3A8A;", "＃1F3A8A", "#1F 3A 8A", "rgb(31,58,138)", "rebeccapurple",
    "#-1F3A8", "#1F3A8١", "##F80000", "#+F3A8A",
  ])
  func `alpha first rejects everything else`(text: String) {
    #expect(HexColor.paint(text, order: .alphaFirst) == nil)
  }

  @Test(arguments: [
    "F80", "1f3a8a", "FFFFFF", "0x1F3A8A", "#12345", "#1234567", "#123456789", "#GGGGGG", "", "#",
    " #1F3A8A ", "#1F3A8A;", "＃1F3A8A", "#1F 3A 8A", "rgb(31,58,138)", "rebeccapurple",
    "#-1F3A8", "#1F3A8١", "##F80000", "#+F3A8A",
  ])
  func `alpha last rejects everything else`(text: String) {
    #expect(HexColor.paint(text, order: .alphaLast) == nil)
  }

  @Test func `each value of the case that is no colour is named and keeps the default`() throws {
    let bytes = try FileSystem.read(TestFiles.folder + "/Cases/d04/hexes.json")
    let hexes = try JSONDocument.parse(bytes, file: "hexes.json").root.elements ?? []
    #expect(hexes.count == 29)
    let tokens = ThemeCatalog.agentforce.colors.map(\.token)
    var light: [JSONOutput.Member] = []
    for (token, hex) in zip(tokens, hexes) {
      let value: JSONOutput =
        switch hex.content {
        case .string(let text): .string(text)
        case .number(let number): .number(number.value)
        case .bool(let value): .bool(value)
        case .object, .array, .null: .null
        }
      light.append(.init(token.rawValue, value))
    }
    let text = JSONWriter.write(.object(["light": .object(light), "dark": [:]]))
    let reading = try TestFiles.read(String(decoding: text, as: UTF8.self))
    let resolved = reading.theme.resolve(.light)
    let defaults = Theme().resolve(.light)
    var accepted: [String] = []
    for (token, hex) in zip(tokens, hexes) {
      let problem = reading.problems.first { $0.message.hasPrefix("'\(token.rawValue)' is ") }
      if resolved.colors[token]?.origins.first?.layer == .override {
        accepted.append(hex.string ?? "")
        #expect(problem == nil)
      } else {
        #expect(problem?.code == .badColor)
        #expect(problem?.severity == .error)
        #expect(resolved.colors[token] == defaults.colors[token])
      }
    }
    #expect(
      accepted == [
        "#F80", "#F80C", "#1F3A8A", "#991F3A8A", "#1F3A8A99", "#000000", "#00000000", "#FFF",
      ])
    #expect(resolved.colors[tokens[8]]?.hexText == "#000000")
    #expect(resolved.colors[tokens[9]]?.hexText == "#00000000")
  }

  @Test func `the message of a rejected colour says how to write one`() throws {
    let problems = try TestFiles.problems(
      """
      {"light": {"accent1": "F80", "surface1": null, "surface2": 4095, "border1": true},
       "dark": {"accent1": "#000", "surface1": "#000", "surface2": "#000", "border1": "#000"}}
      """)
    let remedy =
      "which is no colour. Write '#RGB', '#RGBA', '#RRGGBB' or '#RRGGBBAA'; the default is kept."
    #expect(
      problems.prefix(4) == [
        "acme.theme.json:1:23: error: 'accent1' is 'F80', \(remedy)",
        "acme.theme.json:1:42: error: 'surface1' is null, \(remedy)",
        "acme.theme.json:1:60: error: 'surface2' is 4095, \(remedy)",
        "acme.theme.json:1:77: error: 'border1' is true, \(remedy)",
      ])
  }
}
