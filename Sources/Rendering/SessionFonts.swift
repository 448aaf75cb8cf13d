public import TintypeGraphics
import TintypePrimitives

/// The fonts that sessions draw with; one object may serve many of them.
public final class SessionFonts: Sendable {
  /// The faces that can be drawn.
  public let catalogue: FontCatalogue
  /// The hash of all files.
  let hash: ContentHash

  /// Reads fonts.
  ///
  /// `standIns` are folders of fonts that step in for others, `folders` those of the user, and
  /// `appFonts` the files that the app registers, nil if that is not known. Throws `RenderingError`
  /// if a folder cannot be read, no font is found, or two files give a name a different meaning.
  public init(
    standIns: [String] = [], folders: [String], appFonts: [String]? = nil
  ) throws(RenderingError) {
    do throws(GraphicsError) {
      catalogue = try FontCatalogue(directories: folders, standIns: standIns, appFonts: appFonts)
    } catch {
      if case .ambiguousFonts = error { throw .ambiguousFonts("\(error)") }
      throw .fonts("\(error)")
    }
    let files = Set(catalogue.faces.map(\.id.file)).sorted()
    hash = ContentHash(of: files.map { "\($0)\n" }.joined())
  }
}
