public import TintypeGraphics

/// A kind of file that a snapshot can become.
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Vectors, for pages.
  case svg
  /// Vectors, for print.
  case pdf

  /// The format of vectors; nil for pixels.
  public var vector: VectorFormat? {
    switch self {
    case .png: nil
    case .svg: .svg
    case .pdf: .pdf
    }
  }

  /// Whether a page can show it as a picture.
  public var isShownInPages: Bool {
    switch self {
    case .png, .svg: true
    case .pdf: false
    }
  }
}
