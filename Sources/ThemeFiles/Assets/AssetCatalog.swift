public import TintypePrimitives

/// The colours and images of one or more `.xcassets` folders.
public struct AssetCatalog: Sendable {
  /// The folder as it was named.
  public let folder: String
  /// The colours by name.
  public let colors: [String: AssetColor]
  let images: [String: AssetImageSet]
  /// What the assets of other sorts are, as in "an app icon", by name.
  let others: [String: String]

  init(
    folder: String, colors: [String: AssetColor] = [:], images: [String: AssetImageSet] = [:],
    others: [String: String] = [:]
  ) {
    self.folder = folder
    self.colors = colors
    self.images = images
    self.others = others
  }

  /// The names of all images.
  public var imageNames: [String] { images.keys.sorted() }

  /// The colour of a name in a scheme, in sRGB and without origins.
  ///
  /// Throws `AssetError` if the catalog gives none; the caller's default is to be used then.
  public func color(
    named name: String, scheme: ColorScheme, highContrast: Bool = false
  ) throws(AssetError) -> Paint {
    guard let color = colors[name] else {
      throw missing(name, .color, among: colors.keys)
    }
    guard let paint = color.paint(in: scheme, highContrast: highContrast) else {
      throw .noValue(name, .color, scheme, file: color.file)
    }
    return paint
  }

  /// The file of a named image for a scheme, a scale in pixels a point and a direction of text.
  ///
  /// An equal scale wins, then one file for all, the next larger and the next smaller.
  ///
  /// Throws `AssetError` if the catalog gives none; the caller's default is to be used then.
  public func image(
    named name: String, scheme: ColorScheme, scale: Int, highContrast: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws(AssetError) -> AssetImage {
    guard let set = images[name] else {
      throw missing(name, .image, among: images.keys)
    }
    guard
      let image = set.image(
        in: scheme, scale: scale, highContrast: highContrast, direction: direction)
    else { throw .noValue(name, .image, scheme, file: set.file) }
    return image
  }

  private func missing(
    _ name: String, _ kind: AssetError.Kind, among names: some Sequence<String>
  ) -> AssetError {
    var found = others[name]
    if kind == .color, images[name] != nil { found = "an image" }
    if kind == .image, colors[name] != nil { found = "a colour" }
    if let found { return .otherKind(name, kind, found: found) }
    return .missing(
      name, kind, suggestion: Suggestion.nearest(to: name, among: names.sorted()))
  }
}
