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

  private var infos: [ImageSource: ImageInfo?] = [:]
  private var pictures: [ContentHash: Picture] = [:]
  private var glyphs: [ContentHash: String] = [:]
  /// Bytes in place of what stands on disk, by path.
  private var defined: [String: [UInt8]] = [:]
  private var fullColors: [ContentHash: Bool] = [:]
  /// Why a file that is there is no picture, by its path.
  private(set) var faults: [String: String] = [:]
  /// What drawing passes over in a file, by the hash of its bytes.
  private(set) var flaws: [ContentHash: PictureFlaw] = [:]
  /// Why one of our own glyphs cannot be drawn; drawing without them would be a lie.
  private(set) var failure: GraphicsError?
  private let decoder: PNGReader

  init(decoder: PNGReader) { self.decoder = decoder }

  /// The hash of a picture's bytes; nil if there is none.
  ///
  /// Whether they are a picture is not looked at.
  static func contentHash(of source: ImageSource) -> ContentHash? {
    switch source {
    case .builtIn(let name): BuiltInIcon.svg(name).map { ContentHash(of: $0) }
    case .file(let path):
      (try? FileSystem.read(path, limit: fileLimit)).map { ContentHash(of: $0) }
    }
  }

  /// Lets the file of a path be these bytes.
  func define(_ path: String, as bytes: [UInt8]) {
    if defined[path] == bytes { return }
    defined[path] = bytes
    infos[.file(path)] = nil
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
    guard let text = glyphs[hash] else { return nil }
    do throws(GraphicsError) {
      let picture = Picture.vector(try VectorImage(svg: Array(text.utf8)))
      pictures[hash] = picture
      return picture
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Whether a picture has several colours of its own; false if it cannot be drawn.
  func isFullColor(_ hash: ContentHash) -> Bool {
    if let known = fullColors[hash] { return known }
    let result =
      switch picture(for: hash) {
      case .bitmap(let bitmap): bitmap.isFullColor
      // Enough pixels to tell colours apart.
      case .vector(let image):
        (try? image.raster(PixelSize(width: 48, height: 48)))?.isFullColor ?? false
      case nil: false
      }
    fullColors[hash] = result
    return result
  }

  /// Glyphs have a known size, so that layout does not need the SVG library.
  private func glyph(_ name: String) -> ImageInfo? {
    guard let svg = BuiltInIcon.svg(name) else { return nil }
    let hash = ContentHash(of: svg)
    glyphs[hash] = svg
    let size = BuiltInIcon.size(name)
    return ImageInfo(
      hash: hash, size: Size(width: size.width, height: size.height),
      isDirectional: BuiltInIcon.isDirectional(name))
  }

  private func file(_ path: String) -> ImageInfo? {
    guard let bytes = defined[path] ?? (try? FileSystem.read(path, limit: Self.fileLimit)) else {
      return nil
    }
    let hash = ContentHash(of: bytes)
    do {
      if bytes.starts(with: PNGReader.signature), !Self.isNamedSVG(path) {
        let bitmap = try decoder.read(bytes).bitmap
        pictures[hash] = .bitmap(bitmap)
        let scale = Self.scale(of: path)
        return ImageInfo(
          hash: hash,
          size: Size(
            width: Double(bitmap.size.width) / scale, height: Double(bitmap.size.height) / scale))
      }
      let image = try VectorImage(svg: bytes)
      pictures[hash] = .vector(image)
      if !image.warnings.isEmpty {
        flaws[hash] = PictureFlaw(path: path, sentences: image.warnings)
      }
      return ImageInfo(hash: hash, size: image.size)
    } catch {
      faults[path] = "\(error)"
      return nil
    }
  }

  /// Whether a file claims to be an SVG; iOS would not take another format for one.
  private static func isNamedSVG(_ path: String) -> Bool {
    path.suffix(4).lowercased() == ".svg"
  }

  /// Pixels per point of a bitmap file: 2 for "logo@2x.png".
  private static func scale(of path: String) -> Double {
    if path.hasSuffix("@2x.png") { return 2 }
    return path.hasSuffix("@3x.png") ? 3 : 1
  }
}
