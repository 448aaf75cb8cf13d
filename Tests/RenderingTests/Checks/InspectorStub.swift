import TintypeDrawing
import TintypeGraphics
import TintypeLayoutEngine
import TintypePrimitives
import TintypeRendering

/// Draws parts of the display lists of these tests and says what it is told of pictures.
final class InspectorStub: PictureInspecting, PictureProviding {
  var pictures: [ContentHash: Bitmap] = [:]
  var fullColors: Set<ContentHash> = []
  var broken: [BrokenIcon] = []
  var faults: [String: String] = [:]
  var flaws: [ContentHash: PictureFlaw] = [:]
  /// How many parts were drawn.
  private(set) var count = 0

  func bitmap(of list: DisplayList) -> Bitmap? {
    count += 1
    return try? Renderer(fonts: nil, pictures: self).draw(list)
  }

  func isFullColor(_ picture: ContentHash) -> Bool { fullColors.contains(picture) }

  func brokenIcons(in scheme: ColorScheme) -> [BrokenIcon] { broken }

  func picture(for hash: ContentHash) -> Picture? { pictures[hash].map { .bitmap($0) } }
}
