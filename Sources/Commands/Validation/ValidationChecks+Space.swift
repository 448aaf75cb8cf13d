import TintypeRendering
import TintypeReports
import TintypeTheming

extension ValidationChecks {
  /// Bars and segments whose titles do not grow with the text size.
  private static let fixedParts: Set<String> = ["navigation-title", "segment-title"]

  /// Larger text sizes in English.
  var textSizes: ValidationRow {
    let cutAnyway = Set(
      facts(plan.journeys + plan.controls).flatMap(\.texts).filter { !$0.isWhole }.map(\.text))
    let findings = findings(in: facts(plan.sizes)) { text in
      !Self.fixedParts.contains(text.part ?? "") && !cutAnyway.contains(text.text)
    }
    return ValidationRow(
      id: "V4", title: "Dynamic Type through the largest accessibility size",
      summary: "Controls and journeys in English from xxx-large to accessibility5: no text may be "
        + "cut, broken within a word or wider than the screen.",
      findings: findings,
      cells: plan.sizes.filter { $0.textSize == .accessibility5 }.map(\.id))
  }

  /// Languages that take more room than English, and English at its plain size.
  var space: ValidationRow {
    let english = facts((plan.journeys + plan.controls).filter { $0.mode == .light })
    let findings = findings(in: english + facts(plan.space)) { _ in true }
    let journeys = Set(plan.journeys.map(\.mockup))
    return ValidationRow(
      id: "V7", title: "Text expansion, line wrapping, button height and navigation titles",
      summary: "Every language at large and accessibility5, English at large: button titles have "
        + "two lines at most below the accessibility sizes, navigation and segment titles one.",
      findings: findings,
      cells: plan.space.filter { journeys.contains($0.mockup) }.map(\.id))
  }

  /// A finding for each text that is not whole, with the cells that show it.
  private func findings(
    in facts: [CellFacts], where isJudged: (CellFacts.DrawnText) -> Bool
  ) -> [ValidationRow.Finding] {
    struct Fault: Hashable {
      let text: String
      let part: String?
      let fault: String
    }
    var order: [Fault] = []
    var cells: [Fault: [String]] = [:]
    for fact in facts {
      for text in fact.texts where !text.isWhole && isJudged(text) {
        let fault = Fault(text: text.text, part: text.part, fault: text.fault)
        if cells[fault] == nil { order.append(fault) }
        if cells[fault]?.last != fact.cell.id { cells[fault, default: []].append(fact.cell.id) }
      }
    }
    return order.map { fault in
      let ids = cells[fault] ?? []
      let place = fault.part.map { " (\($0.replacingHyphens))" } ?? ""
      return ValidationRow.Finding(
        "'\(fault.text)'\(place) is \(fault.fault) in \(ids.count.counted("picture")), first in "
          + "'\(ids.first ?? "")'. Shorten it, or use shorter words.",
        cells: ids)
    }
  }
}

extension String {
  /// The name of a part as words.
  fileprivate var replacingHyphens: String { split(separator: "-").joined(separator: " ") }
}
