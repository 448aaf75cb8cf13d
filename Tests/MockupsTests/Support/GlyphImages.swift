import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeTheming

/// The sizes of the built-in glyphs.
final class GlyphImages: ImageMeasuring {
  func info(for source: ImageSource) -> ImageInfo? {
    guard case .builtIn(let name) = source, let svg = BuiltInIcon.svg(name) else { return nil }
    let size = BuiltInIcon.size(name)
    return ImageInfo(
      hash: ContentHash(of: svg), size: Size(width: size.width, height: size.height),
      isDirectional: BuiltInIcon.isDirectional(name))
  }
}
