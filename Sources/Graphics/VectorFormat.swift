/// A file format whose pictures have no pixels of their own.
public enum VectorFormat: String, Hashable, Sendable, CaseIterable {
  /// Scalable Vector Graphics 1.1.
  case svg
  /// Portable Document Format 1.5, of one page.
  case pdf
}
