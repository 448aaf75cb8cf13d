public import TintypePrimitives
public import TintypeRendering

/// What is known of a golden beside its picture.
public struct ManifestLine: Hashable, Sendable {
  /// The name of the display list that it was drawn from.
  public let displayList: ContentHash
  /// The name of its pixels.
  public let pixels: ContentHash
  /// The hash of its file's bytes.
  public let file: ContentHash
  /// The id of the set of theme values.
  public let inputs: ContentHash
  /// What it was drawn with; `mockups` is the hash of the cell's mockup alone.
  public let fingerprint: Fingerprint

  /// Creates a line.
  public init(
    displayList: ContentHash, pixels: ContentHash, file: ContentHash, inputs: ContentHash,
    fingerprint: Fingerprint
  ) {
    self.displayList = displayList
    self.pixels = pixels
    self.file = file
    self.inputs = inputs
    self.fingerprint = fingerprint
  }
}
