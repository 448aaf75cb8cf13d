import Testing
import TintypeJSONText
import TintypePrimitives

@testable import TintypeReports

struct ReviewDataTests {
  private func data(_ model: ReviewModel) throws -> JSONValue {
    try JSONDocument.parse(ReviewData.json(model), file: "data").root
  }

  @Test func `a review without changes has counts and empty tables`() {
    let text = String(decoding: ReviewData.json(SampleReview.calm), as: UTF8.self)
    #expect(
      text.hasPrefix(
        #"""
        {"version":1,"title":"Golden review","theme":"acme","subject":"goldens","unit":"cell",\#
        "orphans":[" golden has no cell"," goldens have no cell"],"statuses":{"passed":\#
        {"title":"As before","text":"Nothing differs."},
        """#))
    #expect(
      text.hasSuffix(
        #"""
        },"sides":[{"label":"Golden"},{"label":"Snapshot"}],"fingerprint":"9f3c2ab1","compared":2,"passed":2,"notes":[],\#
        "problems":[],"cells":[],"surprises":[],"mockups":[],"causes":[],"fonts":[]}
        """#))
  }

  @Test func `cells that passed are counted and not listed`() throws {
    let data = try data(SampleReview.small)
    #expect(data["compared"]?.number?.integer == 10)
    #expect(data["passed"]?.number?.integer == 2)
    #expect(data["cells"]?.elements?.count == 9)
  }

  @Test func `a cause that several areas share stands once`() throws {
    let data = try data(SampleReview.small)
    #expect(
      data["causes"]?.elements?.compactMap { $0["name"]?.string }
        == ["serviceAgentChatTitle", "accent1", "accent1", "unknown"])
    let conversation = data["cells"]?.elements?[3]
    #expect(
      conversation?["areas"]?.elements?.map { $0["causes"]?.elements?[0].number?.integer }
        == [1, 1])
  }

  @Test func `pictures, findings and figures of a cell are complete`() throws {
    let bar = try #require(try data(SampleReview.small)["cells"]?.elements?.first)
    let id = "title-bar/default/light-large-en-iphone-16@2x"
    #expect(bar["id"]?.string == id)
    #expect(bar["golden"]?.elements?[0].string == "review/golden/\(id).png")
    #expect(bar["golden"]?.elements?.dropFirst().map { $0.number?.integer } == [786, 120])
    #expect(bar["delta"]?.elements?.map { $0.number?.integer } == [412, 170])
    #expect(bar["fallbacks"]?.elements?[0]["text"]?.string == "Agent </script>")
    #expect(
      bar["cut"]?.elements?[0]["outcome"]?.string == "1 of 2 lines shown, 6 characters cut")
    #expect(bar["cut"]?.elements?[0]["new"] == nil)
    #expect(
      bar["contrast"]?.elements?[0]["ratios"]?.elements?.map { $0.number?.value }
        == [7.21, 3.07, 4.5])
  }

  @Test func `the page loads nothing from the network, and data cannot become markup`() {
    let html = ReviewPage(SampleReview.small).html
    #expect(html.contains("default-src 'none'; img-src 'self' file: data:"))
    #expect(!html.contains("https:") && !html.contains("Agent </script>"))
    #expect(html.contains("<title>acme · Golden review</title>"))
  }
}
