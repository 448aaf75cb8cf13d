package import TintypeGoldens
package import TintypePrimitives
package import TintypeRendering
package import TintypeTheming

/// What two versions of a theme differ in: inputs, cells, contrast, fonts, cut texts.
package struct ThemeDifference: Sendable {
  /// Where the pictures of a cell were written.
  package struct Paths: Sendable {
    package var old: String
    package var new: String
    package var difference: String
    /// The size of the difference alone, in pixels; nil if it was not drawn by itself.
    package var size: PixelSize?

    package init(old: String, new: String, difference: String, size: PixelSize? = nil) {
      self.old = old
      self.new = new
      self.difference = difference
      self.size = size
    }
  }

  /// A cell, and where its pictures stand if it changed.
  package struct Cell: Sendable {
    package let compared: ComparedCell
    package let paths: Paths?

    package init(_ compared: ComparedCell, _ paths: Paths?) {
      self.compared = compared
      self.paths = paths
    }
  }

  /// A pair of colours whose contrast changed.
  package struct Contrast: Sendable {
    package let before: ContrastRow
    package let after: ContrastRow

    /// Whether it was too low and no longer is.
    package var isMended: Bool { before.verdict == .fail && after.verdict == .pass }
  }

  package let old: String
  package let new: String
  package let theme: String
  package let modes: [ColorScheme]
  package let cells: [Cell]
  package let changes: [ColorScheme: [InputChange]]
  /// The pairs whose contrast changed.
  package let contrast: [Contrast]
  /// The pairs that had enough contrast and no longer have.
  package let newlyFailing: [ContrastChange]
  /// The fallbacks of fonts that only the newer version has.
  package let fallbacks: [LedgerSummary.Group]

  package init(
    old: String, new: String, theme: String, modes: [ColorScheme], comparison: ThemeComparison,
    cells: [Cell], contrast: (before: ContrastTable, after: ContrastTable)
  ) {
    self.old = old
    self.new = new
    self.theme = theme
    self.modes = modes
    self.cells = cells
    changes = Dictionary(uniqueKeysWithValues: modes.map { ($0, comparison.changes($0)) })
    newlyFailing = ContrastChange.newlyFailing(from: contrast.before, to: contrast.after)
      .filter { modes.contains($0.after.scheme) }
    self.contrast = contrast.after.rows.compactMap { row in
      guard modes.contains(row.scheme),
        let before = contrast.before.row(
          row.pair.foreground, on: row.pair.background, in: row.scheme),
        before.contrast != row.contrast
      else { return nil }
      return Contrast(before: before, after: row)
    }
    var (before, after) = (LedgerSummary(), LedgerSummary())
    for cell in cells {
      before.add(cell.compared.oldFindings.ledger)
      after.add(cell.compared.newFindings.ledger)
    }
    struct Key: Hashable {
      let name: String?
      let weight: Int?
      let reason: FontUse.Reason
    }
    let known = Set(
      before.groups.map { Key(name: $0.name, weight: $0.weight, reason: $0.reason) })
    fallbacks = after.groups.filter {
      !known.contains(Key(name: $0.name, weight: $0.weight, reason: $0.reason))
    }
  }

  /// The cells of which a pixel or the size differs.
  package var changedCells: [Cell] { cells.filter(\.compared.isChanged) }

  /// The cells that were to change and did not.
  package var predictedInVain: [Cell] {
    cells.filter { $0.compared.isPredicted && !$0.compared.isChanged }
  }

  /// The cells that changed although nothing that changed stands behind them.
  package var unpredicted: [Cell] {
    cells.filter { !$0.compared.isPredicted && $0.compared.isChanged }
  }

  /// The causes of all changes, each with the number of cells that it takes part in.
  package var causes: [(cause: CauseForms, cells: Int)] {
    var found: [(cause: CauseForms, cells: Int)] = []
    for cause in changedCells.flatMap(\.compared.causes) {
      if let place = found.firstIndex(where: { $0.cause.isForm(cause) }) {
        found[place].cause.add(cause)
        found[place].cells += 1
      } else {
        found.append((CauseForms(cause), 1))
      }
    }
    return found
  }
}
