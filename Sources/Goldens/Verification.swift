public import TintypeRendering

/// The verdict of a run that compared cells with their goldens.
public struct Verification: Sendable {
  /// The theme's name.
  public let theme: String
  /// What beside display lists decides pixels.
  public let fingerprint: Fingerprint
  /// The cells, in the plan's order.
  public let cells: [CheckedCell]
  /// The goldens that belong to no cell: paths in the theme's folder, without extension.
  public let orphans: [String]
  /// The files in the theme's folder that are no goldens: paths in it.
  public let strays: [String]
  /// The links to folders in the theme's folder, whose goldens are not listed: paths in it.
  public let links: [String]
  /// The number of goldens that a filter left out.
  public let skipped: Int

  /// Creates the verdict of a run.
  public init(
    theme: String, fingerprint: Fingerprint, cells: [CheckedCell], orphans: [String] = [],
    strays: [String] = [], links: [String] = [], skipped: Int = 0
  ) {
    self.theme = theme
    self.fingerprint = fingerprint
    self.cells = cells
    self.orphans = orphans
    self.strays = strays
    self.links = links
    self.skipped = skipped
  }

  /// How many cells came to one of the words of `Verdict.status`.
  public func count(_ statuses: String...) -> Int {
    cells.count { statuses.contains($0.verdict.status) }
  }

  /// The cells that were drawn.
  public var drawn: Int { cells.count - count("cached", "failed") }
  /// The cells that were compared with a picture, by drawing or by hashes.
  public var compared: Int { count("passed", "cached", "differs", "wrong-size") }
  /// The cells that are as their goldens say.
  public var passed: Int { count("passed", "cached") }

  /// The causes of all differences, each once, with the cells that it takes part in.
  public var causes: [(cause: Cause, cells: [Cell])] {
    var found: [(cause: Cause, cells: [Cell])] = []
    for checked in cells {
      for cause in checked.verdict.causes {
        let place = found.firstIndex { $0.cause.kind == cause.kind && $0.cause.name == cause.name }
        if let place {
          found[place].cause = Cause.merged([found[place].cause, cause])[0]
          found[place].cells.append(checked.cell)
        } else {
          found.append((cause, [checked.cell]))
        }
      }
    }
    return found
  }
}
