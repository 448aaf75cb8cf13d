import Testing
import TintypePrimitives
import TintypeReports

struct SheetCellTests {
  private func cell(
    status: SheetCell.Status = .drawn, ledger: [FontUse.Reason] = [], isCut: Bool = false,
    findings: [Problem] = []
  ) -> SheetCell {
    let area = PixelRect(x: 0, y: 0, width: 4, height: 2)
    return SheetCell(
      id: "a/b/light-large-en-iphone-16@2x", mockup: SheetMockup(name: "a", group: "A"),
      state: "b", mode: .light, textSize: "large", locale: "en", device: "iphone-16", scale: 2,
      picture: "a.png", size: PixelSize(width: 4, height: 2), status: status,
      ledger: ledger.map {
        SheetLedgerRow(
          use: FontUse(asked: FontRequest(size: 17), got: nil, reason: $0, text: "x"), area: area)
      },
      truncations: isCut
        ? [
          SheetTruncation(
            text: "x", truncation: .init(linesWanted: 2, linesUsed: 1, charactersCut: 3),
            area: area)
        ] : [],
      findings: findings.map { SheetFinding($0) })
  }

  @Test func `a cell as it should be has no kinds of problems`() {
    #expect(cell(ledger: [.exact, .systemSubstitute]).problemKinds == [])
    #expect(cell(status: .cached).problemKinds == [])
    #expect(cell(status: .passed).problemKinds == [])
  }

  @Test(arguments: [
    FontUse.Reason.familyMissing, .genericName, .weightMissing, .slantMissing, .glyphMissing, .tofu,
  ])
  func `a fallback is a kind of problem`(reason: FontUse.Reason) {
    #expect(cell(ledger: [.exact, reason]).problemKinds == ["font-fallback"])
  }

  @Test(arguments: [SheetCell.Status.differs, .missing, .failed])
  func `a status that asks for attention is a kind of problem`(status: SheetCell.Status) {
    #expect(cell(status: status).problemKinds == [status.rawValue])
  }

  @Test func `kinds are listed once, in order, and notes are none`() {
    let contrast = Problem(.warning, .contrast, "3.07:1")
    let cell = cell(
      ledger: [.tofu], isCut: true,
      findings: [
        contrast, contrast, Problem(.error, .missingAsset, "kettle"),
        Problem(.note, .proposedDefault, "accent5"), Problem(.warning, .fontFallback, "twice"),
      ])
    #expect(cell.problemKinds == ["contrast", "font-fallback", "missing-asset", "truncated"])
  }
}
