import TintypePrimitives

/// A manifest of pictures: what to draw, from what, and which pages show it.
struct DocsManifest: Sendable {
  /// A page by its path from the working folder.
  struct PagePath: Sendable {
    let path: String
    let position: FilePosition
  }

  let path: String
  /// The folder of pictures.
  var out: String
  var pages: [PagePath] = []
  var pictures: [DocsPicture] = []
}
