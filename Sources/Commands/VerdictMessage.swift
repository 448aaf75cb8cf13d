import TintypeGoldens
import TintypePrimitives
import TintypeRendering

/// The message about a cell that does not match its golden.
struct VerdictMessage {
  let cell: Cell
  let theme: String
  let verdict: Verdict
  /// Paths as the user would write them.
  let golden: String
  let snapshot: String?
  let difference: String?

  /// What is wrong, in a sentence or two.
  var sentence: String {
    switch verdict {
    case .passed, .cached: "It matches its golden."
    case .differs(let difference): difference.text
    case .missing: "It has no golden yet. Look at the snapshot, then accept it."
    case .unreadable(let reason): "The golden cannot be read. \(reason)"
    case .wrongSize(let golden, let snapshot):
      "The golden has \(golden) pixels, the snapshot \(snapshot)."
    case .failed(let reason): "It could not be drawn. \(reason)"
    }
  }

  /// The cell and the sentence.
  var head: String { "\(theme)/\(cell.id): \(sentence)" }

  /// The lines below: causes and paths.
  var details: [String] {
    var lines: [(String, String)] = []
    switch verdict {
    case .differs(let difference): lines += difference.causes.map { ("cause", $0.text) }
    case .passed, .cached, .missing, .unreadable, .wrongSize, .failed: break
    }
    switch verdict {
    case .missing, .failed: break
    case .passed, .cached, .differs, .unreadable, .wrongSize: lines.append(("golden", golden))
    }
    if let snapshot { lines.append(("snapshot", snapshot)) }
    if let difference { lines.append(("diff", difference)) }
    return lines.map { name, value in
      "  " + name + String(repeating: " ", count: 10 - name.count) + value
    }
  }
}
