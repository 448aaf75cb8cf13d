import TintypePrimitives
import TintypeReports

/// What pages show of each picture of a manifest.
struct DocsFigures {
  /// The theme of today with its version.
  let theme: String
  /// By the names of pictures.
  private(set) var figures: [String: DocsFigure] = [:]

  /// Describes the pictures that were drawn in all of their modes.
  init(
    _ run: Run, _ manifest: DocsManifest, _ folder: DocsFolder,
    _ drawn: [String: DocsShot.Drawn], isCheck: Bool
  ) {
    let version = run.theme.theme.version.map { " " + $0 } ?? ""
    theme = run.session.themeName + version
    for picture in manifest.pictures {
      let shots = picture.modes.compactMap { drawn[picture.stem($0)] }
      guard let first = shots.first, shots.allSatisfy({ $0.failure == nil }) else { continue }
      // A picture that is as it was keeps the version that it was drawn in; one that is not is told
      // of by itself, and not again by the words around it.
      let isSame = shots.allSatisfy { $0.status == .current }
      let known = isSame || isCheck ? folder.lock.themes[picture.name] : nil
      let files = picture.modes.map { mode in
        (
          mode,
          WriteGuard.identity("\(folder.path)/\(picture.stem(mode)).\(picture.format.rawValue)")
        )
      }
      figures[picture.name] = DocsFigure(
        name: picture.name, alt: first.alt, caption: picture.caption,
        legend: picture.callouts.map(\.text),
        files: Dictionary(files, uniquingKeysWith: { $1 }), size: first.size,
        theme: known ?? theme)
    }
  }

  subscript(_ name: String) -> DocsFigure? { figures[name] }
}
