public import TintypePrimitives

/// Cells that stand together in a report: those of one cause, or of one status without a cause.
///
/// Each cell stands once, below the most frequent input that it has; what nobody can name is last.
public struct ReviewGroup: Hashable, Sendable {
  /// What the cells have in common.
  public enum Subject: Hashable, Sendable {
    case cause(ReviewCause.Key)
    case status(ReviewCell.Status)
  }

  /// What the cells have in common.
  public let subject: Subject
  /// The input in each form in which cells name it: light and dark have other values.
  public private(set) var causes: [ReviewCause] = []
  /// The cells, in the order of the review.
  public private(set) var cells: [ReviewCell] = []

  /// The cells that the input changed, too, and that stand in another group.
  public private(set) var others: [ReviewCell] = []

  /// How many cells the input changed, wherever they stand.
  public var touched: Int { cells.count + others.count }

  /// The first cells that the input changed.
  func examples(_ count: Int) -> [ReviewCell] { Array((cells + others).prefix(count)) }

  /// The cells whose every area is explained.
  public var explained: Int { cells.count(where: Self.isExplained) }

  /// Whether every area of a cell has a cause that is known.
  public static func isExplained(_ cell: ReviewCell) -> Bool {
    !cell.areas.isEmpty
      && cell.areas.allSatisfy { area in
        !area.causes.isEmpty && area.causes.allSatisfy { $0.kind != .unknown }
      }
  }

  /// What the group is called: "accent1", "the renderer", "no golden yet".
  public var title: String {
    switch subject {
    case .cause(let key):
      key.kind == .unknown ? "no known input" : key.name
    case .status(let status):
      switch status {
      case .passed, .cached: "as before"
      case .differs: "no cause looked for"
      case .missing: "no golden yet"
      case .unreadable: "golden unreadable"
      case .wrongSize: "another size"
      case .failed: "not drawn"
      case .orphan: "golden without a cell"
      }
    }
  }

  /// The groups of a review, in the order of reports.
  public static func groups(of model: ReviewModel) -> [ReviewGroup] {
    let failures = model.failures
    var counts: [ReviewCause.Key: Int] = [:]
    for cell in failures {
      for key in Set(cell.causes.map(\.key)) { counts[key, default: 0] += 1 }
    }
    let ranked = counts.sorted { one, other in
      (rank(one.key), -one.value, one.key.name) < (rank(other.key), -other.value, other.key.name)
    }.map(\.key)
    let order = Dictionary(uniqueKeysWithValues: zip(ranked, 0...))
    var found: [Subject: ReviewGroup] = [:]
    for cell in failures {
      let key = cell.causes.map(\.key).min { (order[$0] ?? 0) < (order[$1] ?? 0) }
      let subject = key.map(Subject.cause) ?? .status(cell.status)
      var group = found[subject] ?? ReviewGroup(subject: subject)
      group.cells.append(cell)
      for cause in cell.causes where cause.key == key && !group.causes.contains(cause) {
        group.causes.append(cause)
      }
      found[subject] = group
      // Nobody is to look for an input in vain because its cells stand below others.
      for cause in cell.causes where cause.key != key {
        var other = found[.cause(cause.key)] ?? ReviewGroup(subject: .cause(cause.key))
        if other.others.last != cell { other.others.append(cell) }
        if !other.causes.contains(cause) { other.causes.append(cause) }
        found[.cause(cause.key)] = other
      }
    }
    let statuses = ReviewCell.Status.allCases
    return ranked.compactMap { found[.cause($0)] }
      + statuses.compactMap { found[.status($0)] }
  }

  /// The changes of the value, each once: "#0176D3 → #C23934".
  public var changes: [String] {
    var seen: Set<String> = []
    return causes.compactMap { cause in
      guard cause.before != nil || cause.after != nil else { return nil }
      let text = "\(cause.before ?? "not set") → \(cause.after ?? "not set")"
      return seen.insert(text).inserted ? text : nil
    }
  }

  /// Where the value stands now, each place once.
  public var positions: [FilePosition] {
    var seen: Set<FilePosition> = []
    return causes.compactMap(\.position).filter { seen.insert($0).inserted }
  }

  /// The places in a sentence where there are several: readers of logs show one alone.
  var placesText: String? {
    let positions = positions
    guard positions.count > 1 else { return nil }
    return "It is set at \(positions.map(\.description).joined(separator: " and "))."
  }

  private init(subject: Subject) { self.subject = subject }

  private static func rank(_ key: ReviewCause.Key) -> Int {
    key.kind == .unknown ? 2 : key.kind.isThemeValue ? 0 : 1
  }
}
