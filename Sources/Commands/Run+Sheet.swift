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
        standIn: Self.standIn(in: cells), proposedDefaults: Self.proposedDefaults(in: cells)),
      problems: theme.problems, cells: cells)
    let path = "\(Self.trimmed(tool.options.out))/index.html"
    do throws(FileError) {
      try SnapshotFiles.write([UInt8](ContactSheet(model).html.utf8), to: path)
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
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
  private static func proposedDefaults(in cells: [SheetCell]) -> Int {
    var names: Set<String> = []
    for cell in cells {
      for token in cell.tokens
      where token.origin.kind == .color && token.origin.layer == .sdkDefault {
        names.insert(token.origin.input)
      }
    }
    return proposedDefaults(among: names)
  }

  /// How many of the named colours have a default that no public document gives.
  static func proposedDefaults(among names: Set<String>) -> Int {
    names.count { name in
      ThemeCatalog.agentforce.color(ColorToken(rawValue: name))?.valueProvenance == .proposed
    }
  }
}
