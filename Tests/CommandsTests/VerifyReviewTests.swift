import Testing
import TintypeJSONText
import TintypePrimitives

struct VerifyReviewTests {
  private let folder = TemporaryFolder()
  private let cell = "send-button/enabled/light-large-en-iphone-16@2x"

  private func setTheme(_ accent: String) throws {
    try folder.write(
      """
      {
        "name": "t",
        "light": {
          "accent1": "\(accent)"
        },
        "dark": { "accent1": "#5ED3A8" }
      }
      """, to: "t.theme.json")
  }

  private func run(
    _ command: String, _ arguments: [String] = [], environment: [String: String] = [:]
  )
    -> ToolRun
  {
    ToolRun(
      [command, "--only", "send-button/*"] + arguments + [
        "--theme", folder.path + "/t.theme.json", "--golden", folder.path + "/Golden", "--home",
        PackageFolder.path,
      ], environment: environment)
  }

  private func verify(_ arguments: String..., environment: [String: String] = [:]) -> ToolRun {
    run("verify", ["--out", folder.path + "/out"] + arguments, environment: environment)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try FileSystem.read("\(folder.path)/\(name)"), as: UTF8.self)
  }

  private func recordAndChange() throws {
    try setTheme("#0A6B4F")
    #expect(run("record").status == 0)
    try setTheme("#B4235A")
  }

  @Test func `a run that differs leaves a page with its three pictures and says where`() throws {
    try recordAndChange()
    let verified = verify()
    #expect(verified.status == 1)
    #expect(verified.output.hasSuffix("Review: \(folder.path)/out/review.html\n"))
    let page = try text("out/review.html")
    for picture in ["t/\(cell).png", "review/golden/\(cell).png", "review/difference/\(cell).png"] {
      #expect(page.contains("\"\(picture)\""), "\(picture)")
      #expect(FileSystem.exists("\(folder.path)/out/\(picture)"))
    }
    #expect(page.contains(##""name":"accent1""##))
    #expect(page.contains(##""before":"#0A6B4F","after":"#B4235A""##))
    #expect(
      try FileSystem.read("\(folder.path)/out/review/golden/\(cell).png").count > 100)
  }

  @Test func `a run without differences leaves what was asked for and no page`() throws {
    try setTheme("#0A6B4F")
    #expect(run("record").status == 0)
    let junit = folder.path + "/results/junit.xml"
    let verified = verify("--junit", junit)
    #expect(verified.status == 0)
    #expect(!FileSystem.exists(folder.path + "/out/review.html"))
    #expect(try text("results/junit.xml").contains(" tests=\"4\" failures=\"0\" errors=\"0\">"))
  }

  @Test func `a run removes the page and the pictures that the last one left`() throws {
    try recordAndChange()
    #expect(verify().status == 1)
    try folder.write("mine", to: "out/review/mine.png")
    try setTheme("#0A6B4F")
    let verified = verify("--draw-all")
    #expect(verified.status == 0)
    #expect(try FileSystem.names(in: folder.path + "/out") == ["review"])
    #expect(try FileSystem.names(in: folder.path + "/out/review") == ["mine.png"])
  }

  @Test func `every format is written where it is asked for`() throws {
    try recordAndChange()
    let results = folder.path + "/results"
    let verified = verify(
      "--junit", results + "/junit.xml", "--sarif", results + "/theme.sarif", "--summary",
      results + "/summary.md", "--reg", results + "/reg.json")
    #expect(verified.status == 1)
    #expect(
      try text("results/junit.xml").contains(
        "[[ATTACHMENT|\(folder.path)/out/review/golden/\(cell).png]]"))
    let summary = try text("results/summary.md")
    #expect(summary.contains("**1 of 4 cells changed. accent1 explains 1.**"))
    #expect(summary.contains("src=\"../out/t/\(cell).png\""))
    #expect(summary.contains("[Open the review](../out/review.html)"))
    let reg = try JSONDocument.parse(
      FileSystem.read(results + "/reg.json"), file: "reg.json"
    ).root
    #expect(reg["failedItems"]?.elements?.map(\.string) == ["\(cell).png"])
    #expect(reg["actualDir"]?.string == "../out/t")
    #expect(reg["expectedDir"]?.string == "../out/review/golden")
    #expect(reg["diffDir"]?.string == "../out/review/difference")
    let log = try JSONDocument.parse(
      FileSystem.read(results + "/theme.sarif"), file: "sarif"
    ).root
    let found = try #require(log["runs"]?.elements?[0]["results"]?.elements)
    let result = found.first {
      $0["message"]?["text"]?.string == "accent1 changed 1 cell (#0A6B4F → #B4235A): \(cell)."
    }
    #expect(result != nil)
    let place = result?["locations"]?.elements?[0]["physicalLocation"]
    #expect(place?["region"]?["startLine"]?.number?.integer == 4)
  }

  @Test func `pictures of a summary have the address of the upload`() throws {
    try recordAndChange()
    #expect(
      verify("--summary", folder.path + "/s.md", "--pictures", "https://ci.example/7").status == 1)
    let summary = try text("s.md")
    #expect(summary.contains("src=\"https://ci.example/7/review/golden/\(cell).png\""))
    #expect(summary.contains("[Open the review](https://ci.example/7/review.html)"))
  }

  @Test func `GitHub gets an annotation where the cause is set, and others get none`() throws {
    try recordAndChange()
    let plain = verify()
    #expect(!plain.output.contains("::error"))
    for run in [verify("--annotations"), verify(environment: ["GITHUB_ACTIONS": "true"])] {
      #expect(
        run.output.contains(
          "::error file=\(folder.path)/t.theme.json,line=4,col=5,title=accent1 changed 1 cell::"
            + "#0A6B4F → #B4235A%0At/\(cell)%0AReview: \(folder.path)/out/review.html\n"))
    }
    let json = verify("--annotations", "--json")
    #expect(!json.output.contains("::error") && json.errors.contains("::error"))
  }

  @Test func `a changed value that is drawn in vain is a surprise`() throws {
    try folder.write(
      ##"{ "name": "t", "light": { "accent1": "#0A6B4F" }, "fontFamilyName": "Inter" }"##,
      to: "t.theme.json")
    let cells = ["--only", "title-bar/*", "--mode", "light"]
    #expect(run("record", cells).status == 0)
    // No such family: Inter stands in, and the pictures are as they were.
    try folder.write(
      ##"{ "name": "t", "light": { "accent1": "#B4235A" }, "fontFamilyName": "Nonesuch" }"##,
      to: "t.theme.json")
    let verified = run("verify", ["--out", folder.path + "/out"] + cells)
    #expect(verified.status == 1)
    let page = try text("out/review.html")
    #expect(page.contains(#""surprises":[{"kind":"unchanged""#))
  }
}
