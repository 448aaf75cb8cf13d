import TintypePrimitives
import TintypeReports

/// A file that a manifest asks for.
struct DocsTarget {
  /// What it holds.
  enum Content {
    case picture(ColorScheme)
    case snippet(DocsForm)
  }

  let path: String
  let picture: DocsPicture
  let content: Content

  /// The files of a manifest, in its order; `catalogs` has those of DocC with what they show.
  static func all(
    _ manifest: DocsManifest, in folder: String, catalogs: [String: Set<String>]
  ) -> [DocsTarget] {
    manifest.pictures.flatMap { picture in
      var targets = picture.modes.map { mode in
        DocsTarget(
          path: "\(folder)/\(picture.stem(mode)).\(picture.format.rawValue)", picture: picture,
          content: .picture(mode))
      }
      for (catalog, shown) in catalogs.sorted(by: { $0.key < $1.key })
      where shown.contains(picture.name) {
        targets += picture.modes.map { mode in
          DocsTarget(
            path: "\(catalog)/Resources/\(resource(picture, mode))", picture: picture,
            content: .picture(mode))
        }
      }
      return targets
        + DocsForm.allCases.map { form in
          DocsTarget(
            path: "\(folder)/snippets/\(picture.name).\(form.fileExtension)", picture: picture,
            content: .snippet(form))
        }
    }
  }

  /// The name by which DocC finds the picture of a mode; its scales are 1, 2 and 3.
  ///
  /// Source: DocC, "Adding images to your content": `name~dark@2x.png`.
  private static func resource(_ picture: DocsPicture, _ mode: ColorScheme) -> String {
    let appearance = mode == .dark && picture.modes.count > 1 ? "~dark" : ""
    let hasScale = picture.format == .png && (2...3).contains(picture.scale)
    let scale = hasScale ? "@\(picture.scale)x" : ""
    return "\(picture.name)\(appearance)\(scale).\(picture.format.rawValue)"
  }
}
