import TintypeLayoutEngine
import TintypePrimitives
import TintypeTheming

/// Knows a few pictures: a square icon, a directional one and a wide photo.
final class FakeImages: ImageMeasuring {
  static let icon = ContentHash(of: "icon")
  static let arrow = ContentHash(of: "arrow")
  static let photo = ContentHash(of: "photo")

  func info(for source: ImageSource) -> ImageInfo? {
    switch source {
    case .builtIn("icon"): ImageInfo(hash: Self.icon, size: Size(width: 24, height: 24))
    case .builtIn("arrow"):
      ImageInfo(hash: Self.arrow, size: Size(width: 24, height: 24), isDirectional: true)
    case .file("photo.png"): ImageInfo(hash: Self.photo, size: Size(width: 60, height: 30))
    case .builtIn, .file: nil
    }
  }
}
