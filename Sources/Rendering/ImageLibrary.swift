import TintypeDrawing
import TintypeGraphics
import TintypeLayoutEngine
import TintypeMockups
import TintypePrimitives
import TintypeTheming

/// Finds pictures for layout and drawing: our glyphs, and files that themes name.
///
/// One a worker, not thread-safe. A file is read once; what cannot be read counts as missing.
final class ImageLibrary: ImageMeasuring, PictureProviding {
  /// The largest picture file that is read: 16 MiB.
  private static let fileLimit = 16 << 20
  /// The side of our glyphs' grid, in points.
  private static let glyphSide = 24.0

  private var infos: [ImageSource: ImageInfo?] = [:]
  private var pictures: [ContentHash: Picture] = [:]
  private var glyphs: [ContentHash: String] = [:]
  private let decoder: PNGReader

  init(decoder: PNGReader) { self.decoder = decoder }

  /// The hash of a picture's bytes; nil if there is none. Whether they are a picture is not looked at.
  static func contentHash(of source: ImageSource) -> ContentHash? {
    switch source {
    case .builtIn(let name): BuiltInIcon.svg(name).map { ContentHash(of: $0) }
    case .file(let path):
      (try? FileSystem.read(path, limit: fileLimit)).map { ContentHash(of: $0) }
    }
  }

  func info(for source: ImageSource) -> ImageInfo? {
    if let known = infos[source] { return known }
    let info: ImageInfo? =
      switch source {
      case .builtIn(let name): glyph(name)
      case .file(let path): file(path)
      }
    infos[source] = .some(info)
    return info
  }

  func picture(for hash: ContentHash) -> Picture? {
    if let known = pictures[hash] { return known }
    guard let text = glyphs[hash], let picture = vector(Array(text.utf8)) else { return nil }
    pictures[hash] = picture
    return picture
  }

  /// Glyphs have a known size, so that layout does not need the SVG library.
  private func glyph(_ name: String) -> ImageInfo? {
    guard let svg = BuiltInIcon.svg(name) else { return nil }
    let hash = ContentHash(of: svg)
    glyphs[hash] = svg
    return ImageInfo(
      hash: hash, size: Size(width: Self.glyphSide, height: Self.glyphSide),
      isDirectional: BuiltInIcon.isDirectional(name))
  }

  private func file(_ path: String) -> ImageInfo? {
    guard let bytes = try? FileSystem.read(path, limit: Self.fileLimit) else { return nil }
    let hash = ContentHash(of: bytes)
    if bytes.starts(with: PNGReader.signature) {
      guard let bitmap = try? decoder.read(bytes) else { return nil }
      pictures[hash] = .bitmap(bitmap)
      let scale = Self.scale(of: path)
      return ImageInfo(
        hash: hash,
        size: Size(
          width: Double(bitmap.size.width) / scale, height: Double(bitmap.size.height) / scale))
    }
    guard let picture = vector(bytes), case .vector(let image) = picture else { return nil }
    pictures[hash] = picture
    return ImageInfo(hash: hash, size: image.size)
  }

  private func vector(_ bytes: [UInt8]) -> Picture? {
    guard let image = try? VectorImage(bytes) else { return nil }
    return .vector(image)
  }

  /// Pixels per point of a bitmap file: 2 for "logo@2x.png".
  private static func scale(of path: String) -> Double {
    if path.hasSuffix("@2x.png") { return 2 }
    return path.hasSuffix("@3x.png") ? 3 : 1
  }
}
