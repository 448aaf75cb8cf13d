/// The file of a named image that serves one scheme and scale.
public struct AssetImage: Hashable, Sendable {
  /// How a template-rendered image is meant to be drawn.
  public enum RenderingIntent: String, Hashable, Sendable, CaseIterable {
    /// Its alpha filled with the tint colour.
    case template
    /// Its own colours.
    case original
  }

  /// The name that code looks up.
  public let name: String
  /// The path of the file.
  public let path: String
  /// Pixels a point; nil for a vector or a file that serves all scales.
  public let scale: Int?
  /// Whether the file is SVG or PDF.
  public let isVector: Bool
  /// How it is drawn; nil leaves it to the place that shows it.
  public let intent: RenderingIntent?
  /// Whether a vector is drawn at the size asked for; else it is drawn at its own size first.
  public let preservesVector: Bool
  /// Whether it is drawn mirrored, being meant for the other direction of text.
  public let isMirrored: Bool
}
