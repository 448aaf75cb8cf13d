import TintypeGoldens
import TintypePrimitives

/// The causes of many differences in a few lines, the one behind most cells first.
struct CauseSummary {
  /// Fewer cells than these need no summary.
  static let least = 5
  /// More causes than these are only counted.
  private static let listed = 10

  private struct Group {
    var forms: CauseForms
    var cells = 0
    /// The cells that nothing else changed.
    var alone = 0
  }

  private let groups: [Group]
  private let cells: Int

  init(_ checked: [CheckedCell]) {
    let causes = checked.map(\.verdict.causes).filter { !$0.isEmpty }
    var groups: [Group] = []
    var places: [[String]: Int] = [:]
    for set in causes {
      for cause in set {
        let key = [cause.kind.rawValue, cause.name]
        let place = places[key] ?? groups.count
        if place == groups.count {
          places[key] = place
          groups.append(Group(forms: CauseForms(cause)))
        }
        groups[place].forms.add(cause)
        groups[place].cells += 1
        if set.count == 1 { groups[place].alone += 1 }
      }
    }
    cells = causes.count
    // Equal counts stay in the order of the cells.
    self.groups = groups.enumerated().sorted {
      ($1.element.cells, $0.offset) < ($0.element.cells, $1.offset)
    }.map(\.element)
  }

  /// The heading and a line a cause, with the command that accepts what it alone changed; nil if
  /// few cells differ.
  func text(accept: (String) -> String) -> (head: String, lines: [String])? {
    guard cells >= Self.least else { return nil }
    let rows = groups.prefix(Self.listed).map { group in
      [
        "  " + group.forms.text,
        group.cells.counted("cell")
          + (group.alone == group.cells ? "" : ", \(group.alone.grouped) of them alone"),
        group.alone == 0 ? "" : group.forms.cause.acceptedName.map(accept) ?? "",
      ]
    }
    let rest = groups.count - rows.count
    return (
      "\(cells.counted("cell")) \(cells == 1 ? "differs" : "differ"), by cause:",
      TextTable.lines(rows) + (rest > 0 ? ["  and \(rest.counted("cause")) more"] : [])
    )
  }
}

extension Cause {
  /// The name by which a person may accept all changes of its sort; nil for what nobody can name.
  var acceptedName: String? {
    switch kind {
    case .token, .font, .icon, .word, .dimension, .mockup: name
    case .renderer: "renderer"
    case .fontFiles: "fonts"
    case .golden: "golden"
    case .unknown: nil
    }
  }
}
