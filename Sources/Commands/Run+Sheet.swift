import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeReports
import TintypeTheming

extension Run {
  /// Writes the contact sheet of snapshots beside them.
  ///
  /// Throws `CommandError` if it cannot be written.
  func writeSheet(_ cells: [SheetCell], counts: RunCounts) throws(CommandError) {
    let model = SheetModel(
      themeName: session.themeName, themeVersion: theme.theme.version,
      fingerprint: String("\(session.fingerprint.digest)".prefix(8)),
      counts: [
        SheetCount("planned", counts.planned), SheetCount("drawn", counts.drawn),
        SheetCount("failed", counts.failed),
      ],
      notes: ReportNotes.sentences(
        standIn: Self.standIn(in: cells),
        proposedDefaults: Self.proposedDefaults(in: cells, of: theme.theme.catalog)),
      problems: problems, cells: withFidelity(cells))
    let path = "\(Self.trimmed(tool.options.out))/index.html"
    do throws(FileError) {
      try SnapshotFiles.write([UInt8](ContactSheet(model).html.utf8), to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// The cells with what of their mockups is documented, by the names that all of them draw.
  private func withFidelity(_ cells: [SheetCell]) -> [SheetCell] {
    struct Name: Hashable {
      let kind: Origin.Kind
      let name: String
    }
    var names: [String: Set<Name>] = [:]
    for cell in cells {
      for token in cell.tokens {
        guard let name = token.origin.names.first else { continue }
        names[cell.mockup.name, default: []].insert(Name(kind: token.origin.kind, name: name))
      }
    }
    let sentences = names.mapValues { names in
      Fidelity(names: names.map { ($0.kind, $0.name) }, catalog: theme.theme.catalog).sentence
    }
    return cells.map { cell in
      var cell = cell
      cell.mockup.fidelity = sentences[cell.mockup.name] ?? ""
      return cell
    }
  }

  /// What a sheet tells of a cell's mockup.
  func sheetMockup(_ cell: Cell) -> SheetMockup {
    guard let type = mockups[cell.mockup] else { return SheetMockup(name: cell.mockup, group: "") }
    return SheetMockup(name: type.name, group: type.group, summary: type.summary)
  }

  /// The family that was drawn for the system font.
  private static func standIn(in cells: [SheetCell]) -> String? {
    for cell in cells {
      for row in cell.ledger where row.use.reason == .systemSubstitute {
        if let family = row.use.got?.family { return family }
      }
    }
    return nil
  }

  /// How many default colours are drawn that no public document gives.
  private static func proposedDefaults(
    in cells: [SheetCell], of catalog: ThemeCatalog
  ) -> Int {
    var names: Set<String> = []
    for cell in cells {
      for token in cell.tokens
      where token.origin.kind == .color && token.origin.layer == .sdkDefault {
        names.insert(token.origin.input)
      }
    }
    return proposedDefaults(among: names, of: catalog)
  }

  /// How many of the named colours have a default that no public document gives.
  static func proposedDefaults(among names: Set<String>, of catalog: ThemeCatalog) -> Int {
    names.count { name in
      catalog.color(ColorToken(rawValue: name))?.valueProvenance == .proposed
    }
  }
}
