import TintypePrimitives
import TintypeRendering

/// The message about a cell that does not match its golden.
public struct VerdictMessage {
  private let cell: Cell
  private let theme: String
  private let verdict: Verdict
  private let isForeign: Bool
  /// Paths as the user would write them.
  private let golden: String
  private let snapshot: String?
  private let difference: String?

  /// Creates the message about a cell of a theme.
  public init(_ checked: CheckedCell, theme: String) {
    cell = checked.cell
    self.theme = theme
    verdict = checked.verdict
    isForeign = checked.isForeign
    golden = checked.golden
    snapshot = checked.snapshot
    difference = checked.difference
  }

  /// What is to be known of a golden that is not the recorded one.
  private static let foreign =
    "The golden is not the one that was recorded: its pixels are not those that the manifest tells "
    + "of, as after an edit or a merge by hand. Restore the file, or accept what is drawn."

  /// What is wrong, in a few sentences.
  public var sentence: String {
    isForeign ? "\(verdictSentence) \(Self.foreign)" : verdictSentence
  }

  private var verdictSentence: String {
    switch verdict {
    case .passed, .cached: "It matches its golden."
    case .differs(let difference): difference.text
    case .missing: "It has no golden yet. Look at the snapshot, then accept it."
    case .unreadable(let reason): "The golden cannot be read. \(reason)"
    case .obstructed(let error): "The golden cannot be read. \(error)"
    case .pointerFile(let pointer):
      PictureFailure.pointerFile(golden, pointer).description
    case .wrongSize(let golden, let snapshot, _):
      "The golden has \(golden) pixels, the snapshot \(snapshot)."
    case .failed(let reason): "It could not be drawn. \(reason)"
    }
  }

  /// The cell and the sentence.
  public var head: String { "\(theme)/\(cell.id): \(sentence)" }

  /// The lines below: causes and paths.
  public var details: [String] {
    var lines: [(String, String)] = []
    lines += verdict.causes.map { ("cause", $0.text) }
    switch verdict {
    case .missing, .failed, .pointerFile, .obstructed: break
    case .passed, .cached, .differs, .unreadable, .wrongSize: lines.append(("golden", golden))
    }
    if let snapshot { lines.append(("snapshot", snapshot)) }
    if let difference { lines.append(("diff", difference)) }
    return lines.map { name, value in
      "  " + name + String(repeating: " ", count: 10 - name.count) + value
    }
  }
}
