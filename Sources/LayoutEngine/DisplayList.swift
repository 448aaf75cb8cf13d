public import TintypePrimitives

/// Everything that decides a picture's pixels, in painting order, with where it came from.
///
/// `contentHash` names the picture: `commands`, canvas and scale take part, `origins`, texts and
/// parts do not.
public struct DisplayList: Sendable {
  /// The size of the canvas in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// The steps of drawing, in order.
  public let commands: [DrawCommand]
  /// For each command, the theme values behind it and the area it may touch.
  public let entries: [DisplayEntry]
  /// The texts, in painting order.
  public let texts: [DisplayText]
  /// The named parts of the mockup and their frames in points.
  public let parts: [DisplayPart]
  /// The pictures that could not be found, by name.
  public let missingImages: [String]
  /// The frames with a minimum height that a text outgrew.
  public var grownFrames: [GrownFrame] = []
  /// Whether what nothing is drawn on is clear; it is white otherwise.
  public var isClear = false

  /// The canvas in device pixels, rounded up.
  public var pixelSize: PixelSize {
    PixelSize(
      width: max(1, Int((size.width * scale).rounded(.up))),
      height: max(1, Int((size.height * scale).rounded(.up))))
  }

  /// The name of the picture.
  public var contentHash: ContentHash { contentHash(from: 0) }

  /// The name of the picture without its first commands.
  func contentHash(from first: Int) -> ContentHash {
    var bytes = CanonicalBytes()
    bytes.append(size.width)
    bytes.append(size.height)
    bytes.append(scale)
    if isClear { bytes.append(tag: 0) }
    for command in commands[first...] { command.append(to: &bytes) }
    return bytes.contentHash
  }

  /// All theme values that take part in the picture, without repeats, in painting order.
  public var origins: [Origin] {
    var seen: Set<Origin> = []
    return entries.flatMap(\.origins).filter { seen.insert($0).inserted }
  }
}
