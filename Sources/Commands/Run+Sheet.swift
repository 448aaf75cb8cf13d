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
        proposedDefaults: Self.proposedDefaults(in: cells, of: theme.theme.catalog).count),
      problems: problems, cells: withFidelity(cells))
    let path = "\(Self.trimmed(tool.options.out))/\(ContactSheet.fileName)"
    do throws(FileError) {
      try SnapshotFiles.write([UInt8](ContactSheet(model).html.utf8), to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }

  /// Adds to a shard what the sheet tells of all cells together.
  func describe(_ cells: [SheetCell], in shard: inout ShardRecord, _ places: [String: Int]) {
    shard.names = names(in: cells)
    shard.proposedDefaults = Self.proposedDefaults(in: cells, of: theme.theme.catalog)
    for cell in cells {
      guard let family = Self.standIn(in: [cell]), let place = places[cell.id] else { continue }
      shard.standIn = ShardRecord.StandIn(place: place, family: family)
      return
    }
  }

  /// The cells with what of their mockups is documented, by the names that all of them draw.
  private func withFidelity(_ cells: [SheetCell]) -> [SheetCell] {
    let sentences = names(in: cells).mapValues { Fidelity($0).sentence }
    return cells.map { cell in
      var cell = cell
      cell.mockup.fidelity = sentences[cell.mockup.name] ?? ""
      return cell
    }
  }

  /// The names that the cells of each mockup draw.
  private func names(in cells: [SheetCell]) -> [String: Set<Fidelity.Attested>] {
    var names: [String: Set<Fidelity.Attested>] = [:]
    for cell in cells {
      for token in cell.tokens {
        guard let name = token.origin.names.first else { continue }
        let attested = Fidelity.Attested(token.origin.kind, name, in: theme.theme.catalog)
        // A mockup that draws only names of its own still has a line, which says so.
        names[cell.mockup.name, default: []].formUnion(attested.map { [$0] } ?? [])
      }
    }
    return names
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

  /// The default colours drawn that no public document gives.
  private static func proposedDefaults(
    in cells: [SheetCell], of catalog: ThemeCatalog
  ) -> Set<String> {
    var names: Set<String> = []
    for cell in cells {
      for token in cell.tokens
      where token.origin.kind == .color && token.origin.layer == .sdkDefault {
        names.insert(token.origin.input)
      }
    }
    return proposedDefaults(among: names, of: catalog)
  }

  /// Those of the named colours whose default no public document gives.
  static func proposedDefaults(among names: Set<String>, of catalog: ThemeCatalog) -> Set<String> {
    names.filter { name in
      catalog.color(ColorToken(rawValue: name))?.valueProvenance == .proposed
    }
  }
}
