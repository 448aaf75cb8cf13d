import TintypeGoldens
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

/// Turns what came of comparing two versions of a theme into what its page shows.
struct ThemeReview: Sendable {
  /// Where the pictures of a cell stand, from the folder of the comparison.
  struct Names: Sendable {
    let old: String
    let new: String
    /// Both, with their difference between them.
    let both: String
    let difference: String

    init(_ cell: TintypeRendering.Cell, theme: String) {
      let stem = "\(SafeName.component(theme))/\(cell.path)"
      old = stem + ".old.png"
      new = stem + ".new.png"
      both = stem + ".diff.png"
      difference = "\(ReviewFiles.differences)/\(cell.path).png"
    }
  }

  private let run: Run
  private let old: String
  private let new: String
  private let changes: [ColorScheme: [Input.Name: InputChange]]

  init(_ run: Run, _ comparison: ThemeComparison, old: String, new: String) {
    self.run = run
    self.old = old
    self.new = new
    changes = Dictionary(
      uniqueKeysWithValues: ColorScheme.allCases.map { scheme in
        (scheme, InputChange.byName(comparison.changes(scheme)))
      })
  }

  /// What the page shows of a cell; its pictures stand where `Names` says, and `difference` is the
  /// size of that between them.
  func cell(
    _ compared: ComparedCell, _ pictures: ThemeComparison.Pictures?, difference: PixelSize?
  ) -> ReviewCell {
    let cell = compared.cell
    let names = Names(cell, theme: run.session.themeName)
    var review = ReviewCell(
      id: cell.id, file: cell.path, mockup: run.sheetMockup(cell), state: cell.state,
      axes: ReviewAxes(
        mode: cell.mode, textSize: cell.textSize.name, locale: cell.locale.text,
        device: cell.device.name, scale: cell.scale),
      status: ReviewCell.Status(compared.result))
    if let pictures {
      review.golden = ReviewPicture(names.old, size: pictures.old.size)
      review.difference = difference.map { ReviewPicture(names.difference, size: $0) }
      review.snapshot = ReviewPicture(names.new, size: pictures.new.size)
    }
    switch compared.result {
    case .unchanged: break
    case .failed(let reason): review.message = "It could not be drawn. \(reason)"
    case .wrongSize(let before, let after, let causes):
      review.message = "\(before) pixels became \(after)."
      review.fill(causes: causes.map { cause($0, cell) }, ofSize: after)
    case .differs(let difference):
      review.message = difference.counts
      guard let pictures else { break }
      review.fill(
        difference, golden: pictures.old, snapshot: pictures.new, pictures.list,
        compared.newFindings
      ) { cause($0, cell) }
      for place in review.fallbacks.indices {
        let text = review.fallbacks[place].use.text
        review.fallbacks[place].isNew = !compared.oldFindings.ledger.contains {
          $0.isFallback && $0.use.text == text
        }
      }
      for place in review.truncations.indices {
        review.truncations[place].isNew = compared.isNewlyCut(review.truncations[place].text)
      }
    }
    return review
  }

  /// The page's content.
  func model(
    _ cells: [ReviewCell], _ difference: ThemeDifference, _ older: Theme
  ) -> ReviewModel {
    let standIn = difference.cells.lazy.flatMap(\.compared.newFindings.ledger)
      .first { $0.use.reason == .systemSubstitute }?.use.got?.family
    return ReviewModel(
      subject: .themes, title: "Comparison of themes", themeName: difference.theme,
      before: ReviewSide(label: "Old", version: older.version),
      after: ReviewSide(label: "New", version: run.theme.theme.version),
      fingerprint: String("\(run.session.fingerprint.digest)".prefix(8)),
      notes: ["Old is '\(old)', new is '\(new)'."]
        + ReportNotes.sentences(standIn: standIn, proposedDefaults: 0),
      problems: run.theme.told, cells: cells, surprises: surprises(difference))
  }

  private func cause(_ cause: Cause, _ cell: Cell) -> ReviewCause {
    ReviewCause(cause, in: changes[cell.mode] ?? [:])
  }

  /// Where pictures are not what the changed values let expect.
  private func surprises(_ difference: ThemeDifference) -> [ReviewSurprise] {
    let inVain = difference.predictedInVain.map { cell in
      let compared = cell.compared
      let causes = compared.predicted.sorted {
        ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name)
      }.compactMap { changes[compared.cell.mode]?[$0].map { ReviewCause($0) } }
      return (id: compared.cell.id, causes: causes)
    }
    let others = difference.unpredicted.compactMap { cell in
      cell.compared.causes.first.map { cause in
        ReviewSurprise(
          .changedButNotPredicted, cause: self.cause(cause, cell.compared.cell),
          cells: [cell.compared.cell.id])
      }
    }
    return ReviewSurprise.all(in: [], drawnChanges: inVain) + others
  }
}

extension ReviewCell.Status {
  fileprivate init(_ result: ComparedCell.Result) {
    self =
      switch result {
      case .unchanged: .passed
      case .differs: .differs
      case .wrongSize: .wrongSize
      case .failed: .failed
      }
  }
}
