public import TintypeLayoutEngine
public import TintypePrimitives

/// What checks need beside a display list: the pixels of its parts, and what is known of its
/// pictures.
public protocol PictureInspecting: AnyObject {
  /// The pixels of a display list; nil if it cannot be drawn.
  func bitmap(of list: DisplayList) -> Bitmap?
  /// Whether the picture of a hash has several colours of its own.
  func isFullColor(_ picture: ContentHash) -> Bool
  /// The icons of a theme for which the SDK's own are drawn, since theirs cannot be.
  func brokenIcons(in scheme: ColorScheme) -> [BrokenIcon]
  /// Why a picture that is there cannot be drawn, by its path.
  var faults: [String: String] { get }
  /// What drawing passes over in a picture, by its hash.
  var flaws: [ContentHash: PictureFlaw] { get }
}
