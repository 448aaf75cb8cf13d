import Testing
import TintypeJSONText
import TintypePrimitives

@testable import TintypeReports

struct SheetDataTests {
  private func text(_ model: SheetModel) -> String {
    String(decoding: SheetData.json(model), as: UTF8.self)
  }

  private let button = SheetMockup(name: "send-button", group: "Send button", summary: "Sends")

  private func cell(_ mode: ColorScheme) -> SheetCell {
    SheetCell(
      id: "send-button/off/\(mode.rawValue)-large-en-iphone-16@2x", mockup: button, state: "off",
      mode: mode, textSize: "large", locale: "en", device: "iphone-16", scale: 2,
      picture: "a/\(mode.rawValue).png", size: PixelSize(width: 88, height: 80))
  }

  @Test func `an empty run is a sheet with empty tables`() {
    let model = SheetModel(themeName: "Acme", fingerprint: "9f3c", cells: [])
    #expect(
      text(model) == #"""
        {"version":1,"theme":{"name":"Acme"},"fingerprint":"9f3c","counts":[],"notes":[],"problems":\#
        [],"cells":[],"mockups":[],"states":[],"textSizes":[],"locales":[],"devices":[],"kinds":[],\#
        "tokens":[],"fonts":[],"texts":[],"findings":[]}
        """#)
  }

  @Test func `what cells share stands once`() {
    var dark = cell(.dark)
    let area = PixelRect(x: 1, y: 2, width: 30, height: 4)
    let origin = Origin(
      kind: .color, names: ["sendButtonTint", "accent1"], layer: .override,
      position: FilePosition(file: "a.json", line: 12, column: 7))
    dark.tokens = [SheetToken(origin: origin, value: "#0176D3", areas: [area])]
    dark.pixelHash = ContentHash(of: "x")
    var light = cell(.light)
    light.tokens = [SheetToken(origin: origin, value: "#0176D3")]
    light.pixelHash = ContentHash(of: "x")
    let model = SheetModel(
      themeName: "Acme", themeVersion: "2", fingerprint: "9f3c", counts: [SheetCount("drawn", 2)],
      cells: [light, dark])
    #expect(
      text(model) == #"""
        {"version":1,"theme":{"name":"Acme","version":"2"},"fingerprint":"9f3c",\#
        "counts":[["drawn",2]],"notes":[],"problems":[],"cells":[\#
        {"id":"send-button/off/light-large-en-iphone-16@2x","png":"a/light.png","of":0,"state":0,\#
        "mode":0,"size":0,"locale":0,"device":0,"scale":2,"pixels":[88,80],"hash":0,\#
        "status":"drawn","tokens":[[0]]},\#
        {"id":"send-button/off/dark-large-en-iphone-16@2x","png":"a/dark.png","of":0,"state":0,\#
        "mode":1,"size":0,"locale":0,"device":0,"scale":2,"pixels":[88,80],"hash":0,\#
        "status":"drawn","tokens":[[0,1,2,30,4]]}],\#
        "mockups":[{"name":"send-button","group":"Send button","summary":"Sends"}],\#
        "states":["off"],"textSizes":["large"],"locales":["en"],"devices":["iphone-16"],"kinds":[],\#
        "tokens":[{"kind":"color","names":["sendButtonTint","accent1"],"layer":"override",\#
        "place":"a.json:12","value":"#0176D3"}],"fonts":[],"texts":[],"findings":[]}
        """#)
  }

  @Test func `findings, cut texts and ledger rows keep their places`() {
    var cell = cell(.light)
    let area = PixelRect(x: 1, y: 2, width: 30, height: 4)
    cell.picture = nil
    cell.status = .failed
    cell.findings = [
      SheetFinding(
        Problem(.warning, .contrast, "low", at: FilePosition(file: "a.json", line: 3, column: 9)),
        area: area),
      SheetFinding(Problem(.note, .proposedDefault, "ours")),
    ]
    cell.truncations = [
      SheetTruncation(
        text: "long", truncation: .init(linesWanted: 3, linesUsed: 1, charactersCut: 9), area: area)
    ]
    cell.ledger = [
      SheetLedgerRow(
        use: FontUse(
          asked: FontRequest(name: "Avenir", weight: 600, size: 17.25), got: nil, reason: .tofu,
          alsoOnIOS: true, text: "long", missing: ["U+1F600"]), area: area)
    ]
    let json = text(SheetModel(themeName: "A", fingerprint: "9", cells: [cell]))
    let cells = #"""
      "status":"failed","kinds":[0,1,2,3],"ledger":[[0,0,1,2,30,4]],"cut":[[0,3,1,9,1,2,30,4]],\#
      "findings":[[0,1,2,30,4],[1]]}
      """#
    let tables = #"""
      "fonts":[{"asked":"Avenir, weight 600, 17.3 pt","got":"no face, without U+1F600",\#
      "reason":"tofu","ios":true}],"texts":["long"],"findings":[{"severity":"warning",\#
      "code":"contrast","message":"low","place":"a.json:3:9"},{"severity":"note",\#
      "code":"proposed-default","message":"ours"}]
      """#
    #expect(json.contains(cells), "\(json)")
    #expect(json.contains(tables), "\(json)")
    #expect(json.contains(#""kinds":["contrast","failed","font-fallback","truncated"]"#))
    #expect(!json.contains(#""png""#))
  }

  @Test func `a substitute is told with its weight and what it was drawn for`() {
    var cell = cell(.light)
    cell.ledger = [
      SheetLedgerRow(
        use: FontUse(
          asked: FontRequest(name: "Acme", weight: 600, size: 17),
          got: FontUse.Face(
            family: "Inter", postScriptName: "Inter-Bold", file: ContentHash(high: 1, low: 1),
            weight: 700, isItalic: false), reason: .glyphMissing, text: "AB",
          missing: ["U+0041", "U+0042"]), area: PixelRect(x: 1, y: 2, width: 3, height: 4))
    ]
    let json = text(SheetModel(themeName: "A", fingerprint: "9", cells: [cell]))
    #expect(json.contains(#""got":"Inter-Bold, weight 700, for U+0041 U+0042""#), "\(json)")
  }

  @Test(arguments: [
    (FontRequest(size: 17), "System font, 17 pt"),
    (FontRequest(isMonospaced: true, size: 12.5), "System font, monospaced, 12.5 pt"),
    (
      FontRequest(name: "Inter", weight: 700, isItalic: true, hasTabularFigures: true, size: 28),
      "Inter, weight 700, italic, tabular figures, 28 pt"
    ),
    (FontRequest(name: "", size: 17), "'', 17 pt"),
    (FontRequest(size: .infinity), "System font, inf pt"),
  ])
  func `a request reads as a person says it`(request: FontRequest, expected: String) {
    #expect(SheetData.asked(request) == expected)
  }

  @Test func `the data of a sheet is JSON whatever texts hold`() throws {
    let bytes = Page.embedded(SheetData.json(SampleSheet.small))
    #expect(!bytes.contains(UInt8(ascii: "<")))
    let root = try JSONDocument.parse(bytes, file: "data").root
    #expect(root["theme"]?["name"]?.string == "Acme <b>Outdoor</b>")
    #expect(root["texts"]?.elements?.first?.string == "Agentforce </script>")
    #expect(root["cells"]?.elements?.count == 36)
  }
}
