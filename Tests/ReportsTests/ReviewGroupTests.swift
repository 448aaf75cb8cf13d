import Testing
import TintypePrimitives
import TintypeReports

struct ReviewGroupTests {
  private func model(_ cells: [ReviewCell]) -> ReviewModel {
    ReviewModel(themeName: "acme", fingerprint: "0", cells: cells)
  }

  @Test func `each cell stands once, below the most frequent of its inputs`() {
    let groups = ReviewGroup.groups(of: SampleReview.small)
    #expect(
      groups.map(\.title) == [
        "accent1", "serviceAgentChatTitle", "no known input", "no golden yet", "another size",
        "not drawn", "golden without a cell",
      ])
    // The second input changed a cell that stands below the first.
    #expect(groups.map(\.cells.count) == [4, 0, 1, 1, 1, 1, 1])
    #expect(groups.map(\.touched) == [4, 1, 1, 1, 1, 1, 1])
    #expect(groups[0].changes == ["#0A6B4F → #B4235A", "#5ED3A8 → #FF8FB8"])
    #expect(groups[0].positions.map(\.line) == [14, 34])
    #expect(groups[0].explained == 4 && groups[2].explained == 0)
  }

  @Test func `what the theme changed comes before what else did, the unknown last`() {
    let groups = ReviewGroup.groups(
      of: model([
        SampleReview.cell("a", "1", causes: [[SampleReview.unknown]]),
        SampleReview.cell("a", "2", causes: [[SampleReview.renderer]]),
        SampleReview.cell("a", "3", causes: [[SampleReview.renderer]]),
        SampleReview.cell("a", "4", causes: [[SampleReview.title]]),
      ]))
    #expect(
      groups.map(\.title) == ["serviceAgentChatTitle", "the drawing libraries", "no known input"])
  }

  @Test func `a cell with an area that nobody can explain is not explained`() {
    let mixed = SampleReview.cell(
      "a", "1", causes: [[SampleReview.accent], [SampleReview.unknown]])
    #expect(!ReviewGroup.isExplained(mixed))
    #expect(!ReviewGroup.isExplained(SampleReview.cell("a", "2", causes: [[]])))
    #expect(ReviewGroup.isExplained(SampleReview.cell("a", "3", causes: [[SampleReview.accent]])))
  }

  @Test func `the story names causes, and what is left`() {
    #expect(
      SampleReview.small.story
        == "6 of 10 cells changed, 1 is new, 1 failed and 1 golden has no cell. "
        + "accent1 changed 4, serviceAgentChatTitle 1; 2 are left.")
    #expect(SampleReview.calm.story == "All 2 cells match.")
    #expect(
      model([
        SampleReview.cell("a", "1", causes: [[SampleReview.accent]]),
        SampleReview.cell("a", "1", .dark, causes: [[SampleReview.darkAccent]]),
        SampleReview.cell("b", "1", status: .missing),
      ]).story == "2 of 3 cells changed and 1 is new. accent1 explains all 2.")
    #expect(
      model([SampleReview.cell("b", "1", status: .missing)]).story == "1 of 1 cell is new.")
  }

  @Test func `surprises are values drawn in vain, and changes that no value explains`() {
    let cells = [
      SampleReview.cell("a", "1", causes: [[SampleReview.accent]]),
      SampleReview.cell("a", "2", causes: [[SampleReview.renderer]]),
      SampleReview.cell("a", "3", causes: [[SampleReview.renderer], [SampleReview.accent]]),
      SampleReview.cell("a", "4", status: .passed),
    ]
    let surprises = ReviewSurprise.all(
      in: cells,
      drawnChanges: [(cells[3].id, [SampleReview.accent]), ("b", [SampleReview.darkAccent])])
    #expect(
      surprises == [
        ReviewSurprise(
          .predictedButUnchanged, cause: SampleReview.accent, cells: [cells[3].id, "b"]),
        ReviewSurprise(
          .changedButNotPredicted, cause: SampleReview.renderer, cells: [cells[1].id]),
      ])
  }

  @Test func `without a change of the theme nothing is a surprise`() {
    let cells = [SampleReview.cell("a", "2", causes: [[SampleReview.renderer]])]
    #expect(ReviewSurprise.all(in: cells, drawnChanges: []) == [])
  }

  @Test func `the command to accept quotes what a shell would read`() {
    #expect(
      SampleReview.acceptance.command(for: ["a/b c/x", "it's"])
        == "scripts/render accept 'acme/a/b c/x' 'acme/it'\\''s' --theme 'my theme.json'")
  }
}
