public import TintypePrimitives

/// What came of comparing a cell with its golden.
public enum Verdict: Sendable {
  /// The pixels are those of the golden.
  case passed
  /// Display list and fingerprint are those of the golden, so nothing was drawn.
  case cached
  case differs(Difference)
  case missing
  /// The golden is there and is no picture that can be read; why.
  case unreadable(String)
  case wrongSize(golden: PixelSize, snapshot: PixelSize)
  /// The cell could not be drawn; why.
  case failed(String)

  /// Whether the cell is as its golden says.
  public var isPass: Bool {
    switch self {
    case .passed, .cached: true
    case .differs, .missing, .unreadable, .wrongSize, .failed: false
    }
  }

  /// The word for it in reports.
  public var status: String {
    switch self {
    case .passed: "passed"
    case .cached: "cached"
    case .differs: "differs"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .wrongSize: "wrong-size"
    case .failed: "failed"
    }
  }
}
