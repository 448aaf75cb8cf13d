import TintypeLayoutEngine
import TintypePrimitives

/// Warns of pictures whose place is empty.
enum MissingAssetCheck {
  static func problems(_ list: DisplayList, _ name: String) -> [Problem] {
    var seen: Set<String> = []
    return list.missingImages.filter { seen.insert($0).inserted }.map { image in
      Problem(
        .warning, .missingAsset,
        "\(name): the picture '\(image)' was not found or cannot be read; its place is empty. Check"
          + " the path and the file.")
    }
  }
}
