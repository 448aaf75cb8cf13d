public import TintypePrimitives

/// The font ledgers of a run, grouped as a person reads them.
public struct LedgerSummary: Sendable {
  /// Runs that asked for the same and got something else for the same reason.
  public struct Group: Hashable, Sendable {
    /// A face that was drawn, and for how many runs.
    public struct Drawn: Hashable, Sendable {
      /// The PostScript name; nil where there was no face at all.
      public let face: String?
      /// The CSS weight of the face, if it is not the one asked for.
      public let weight: Int?
      /// Whether it was emboldened.
      public let isSyntheticBold: Bool
      /// Whether it was slanted.
      public let isSyntheticSlant: Bool
      /// The number of runs.
      public let runs: Int
    }

    /// The name asked for; nil is the system font.
    public let name: String?
    /// The CSS weight asked for; nil if the reason has nothing to do with it.
    public let weight: Int?
    /// Where the name was set; nil if the mockup itself asks for it.
    public let origin: Origin?
    /// Why it was drawn.
    public let reason: FontUse.Reason
    /// Whether iOS would substitute too.
    public let alsoOnIOS: Bool
    /// The faces drawn instead, most runs first.
    public let drawn: [Drawn]
    /// The cells in which it happens.
    public let cells: Int
    /// The code points without a glyph, in the order met.
    public let missing: [String]

    /// The runs that it concerns.
    public var runs: Int { drawn.reduce(0) { $0 + $1.runs } }
  }

  private struct Key: Hashable {
    let name: String?
    let weight: Int?
    let isItalic: Bool?
    let reason: FontUse.Reason
    let alsoOnIOS: Bool
    let position: FilePosition?
  }

  private struct Drawing: Hashable {
    let face: String?
    let weight: Int?
    let isSyntheticBold: Bool
    let isSyntheticSlant: Bool

    init(_ use: FontUse) {
      face = use.got?.postScriptName
      weight = use.reason == .weightMissing ? use.got?.weight : nil
      isSyntheticBold = use.isSyntheticBold
      isSyntheticSlant = use.isSyntheticSlant
    }

    /// The order in which faces are told that drew as many runs.
    var key: (String, Int, Int) {
      (face ?? "", isSyntheticBold ? 1 : 0, isSyntheticSlant ? 1 : 0)
    }
  }

  private struct Tally {
    let order: Int
    let origin: Origin?
    var runs: [Drawing: Int] = [:]
    var cells: Set<Int> = []
    var missing: [String] = []
    var seen: Set<String> = []
  }

  private var tallies: [Key: Tally] = [:]
  private var cells = 0
  /// Whether the stand-in of the system font was drawn.
  public private(set) var hasSystemSubstitute = false

  /// Creates an empty summary.
  public init() {}

  /// Adds the ledger of a cell.
  public mutating func add(_ rows: [LedgerRow]) {
    cells += 1
    for row in rows {
      let use = row.use
      if use.reason == .systemSubstitute { hasSystemSubstitute = true }
      guard use.reason.isFallback else { continue }
      let origin = use.asked.origins.first { $0.kind == .font && $0.layer != .sdkDefault }
      let key = Key(
        name: use.asked.name, weight: use.reason == .weightMissing ? use.asked.weight : nil,
        isItalic: use.reason == .slantMissing ? use.asked.isItalic : nil, reason: use.reason,
        alsoOnIOS: use.alsoOnIOS, position: origin?.position)
      var tally = tallies[key] ?? Tally(order: tallies.count, origin: origin)
      tally.runs[Drawing(use), default: 0] += 1
      tally.cells.insert(cells)
      for code in use.missing where tally.seen.insert(code).inserted { tally.missing.append(code) }
      tallies[key] = tally
    }
  }

  /// Whether anything but what was asked for was drawn.
  public var hasFallback: Bool { !tallies.isEmpty }

  /// The groups, in the order first met.
  public var groups: [Group] {
    tallies.sorted { $0.value.order < $1.value.order }.map { key, tally in
      let drawn = tally.runs
        .sorted { $0.value == $1.value ? $0.key.key < $1.key.key : $0.value > $1.value }
        .map { drawing, runs in
          Group.Drawn(
            face: drawing.face, weight: drawing.weight, isSyntheticBold: drawing.isSyntheticBold,
            isSyntheticSlant: drawing.isSyntheticSlant, runs: runs)
        }
      return Group(
        name: key.name, weight: key.weight, origin: tally.origin, reason: key.reason,
        alsoOnIOS: key.alsoOnIOS, drawn: drawn, cells: tally.cells.count, missing: tally.missing)
    }
  }
}
