public import TintypePrimitives

/// What beside the display list decides pixels: our sources, the libraries loaded, the fonts.
///
/// Equal fingerprints and equal display lists mean equal pixels.
public struct Fingerprint: Hashable, Sendable {
  /// The hash of the sources that lay out and draw.
  public let renderer: String
  /// The hash of the mockups' sources.
  public let mockups: String
  /// The hash of the identities of the libraries loaded.
  public let libraries: String
  /// The hash of all font files.
  public let fonts: String

  /// Creates a fingerprint from its parts.
  public init(renderer: String, mockups: String, libraries: String, fonts: String) {
    self.renderer = renderer
    self.mockups = mockups
    self.libraries = libraries
    self.fonts = fonts
  }

  /// The hash of all parts.
  public var digest: ContentHash {
    ContentHash(of: "\(renderer)\n\(mockups)\n\(libraries)\n\(fonts)\n")
  }

  /// Whether the other draws equal display lists alike: the mockups take no part in that.
  public func drawsLike(_ other: Fingerprint) -> Bool {
    renderer == other.renderer && libraries == other.libraries && fonts == other.fonts
  }
}
