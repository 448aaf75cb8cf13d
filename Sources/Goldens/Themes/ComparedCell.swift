public import TintypePrimitives
public import TintypeRendering

/// A cell in two versions of a theme.
public struct ComparedCell: Sendable {
  /// How the two pictures stand to each other.
  public enum Result: Sendable {
    /// The display lists are equal, or the pixels are.
    case unchanged
    case differs(Difference)
    case wrongSize(old: PixelSize, new: PixelSize, causes: [Cause])
    /// It could not be drawn; why.
    case failed(String)
  }

  /// The cell.
  public let cell: Cell
  /// What came of it.
  public let result: Result
  /// The inputs that changed and stand behind something drawn, in either version.
  public let predicted: Set<Input.Name>
  /// What layout found in the older version.
  public let oldFindings: Findings
  /// What layout found in the newer version.
  public let newFindings: Findings

  /// Whether an input that changed stands behind something drawn.
  public var isPredicted: Bool { !predicted.isEmpty }

  /// Whether a pixel differs, or the size.
  public var isChanged: Bool {
    switch result {
    case .unchanged, .failed: false
    case .differs, .wrongSize: true
    }
  }

  /// What changed behind it.
  public var causes: [Cause] {
    switch result {
    case .unchanged, .failed: []
    case .differs(let difference): difference.causes
    case .wrongSize(_, _, let causes): causes
    }
  }

  /// The texts that are cut in the newer version and were not in the older.
  public var newTruncations: [TruncatedText] {
    newFindings.truncations.filter { isNewlyCut($0.text) }
  }

  /// Whether a text that is cut in the newer version was not in the older.
  public func isNewlyCut(_ text: String) -> Bool {
    !oldFindings.truncations.contains { $0.text == text }
  }
}
