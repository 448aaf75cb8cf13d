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
  /// What stands in the golden's place is no file, or one that may not be read.
  case obstructed(FileError)
  /// The golden is a Git LFS pointer in place of a picture.
  case pointerFile(PointerFile)
  case wrongSize(golden: PixelSize, snapshot: PixelSize, causes: [Cause])
  /// The cell could not be drawn; why.
  case failed(String)

  /// Whether the cell is as its golden says.
  public var isPass: Bool {
    switch self {
    case .passed, .cached: true
    case .differs, .missing, .unreadable, .obstructed, .pointerFile, .wrongSize, .failed: false
    }
  }

  /// The word for it in reports.
  public var status: String {
    switch self {
    case .passed: "passed"
    case .cached: "cached"
    case .differs: "differs"
    case .missing: "missing"
    case .unreadable, .obstructed: "unreadable"
    case .pointerFile: "pointer"
    case .wrongSize: "wrong-size"
    case .failed: "failed"
    }
  }

  /// What changed behind it, as far as a golden was compared.
  public var causes: [Cause] {
    switch self {
    case .differs(let difference): difference.causes
    case .wrongSize(_, _, let causes): causes
    case .passed, .cached, .missing, .unreadable, .obstructed, .pointerFile, .failed: []
    }
  }
}
