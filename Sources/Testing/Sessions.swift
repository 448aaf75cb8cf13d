import TintypeGraphics
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The sessions of a run of tests, each theme once.
enum Sessions {
  private struct Key: Hashable {
    let theme: Theme
    let fonts: [String]
    let mockup: String
  }

  private static let known = Guarded<[Key: RenderSession]>([:])
  /// The package's folder, for its fonts.
  private static let home = String("\(#filePath)".dropLast("/Sources/Testing/Sessions.swift".count))
  private static let isPrepared: Void = Graphics.prepareProcess()

  /// The session of a theme, with the catalogue's mockups or a team's own in front of them.
  ///
  /// Throws `SnapshotError.environment` if fonts cannot be read.
  static func session(
    _ theme: Theme, fonts: [String], mockup: (any Mockup.Type)?
  ) throws(SnapshotError) -> RenderSession {
    _ = isPrepared
    let isOwn = mockup.map { type in !MockupCatalog.all.contains { $0 == type } } ?? false
    let key = Key(theme: theme, fonts: fonts, mockup: isOwn ? mockup.map { "\($0)" } ?? "" : "")
    if let session = known.withLock({ $0[key] }) { return session }
    let session: RenderSession
    do throws(RenderingError) {
      let folder = try Home.find(given: home, executable: Home.executable).fonts
      session = try RenderSession(
        mockups: MockupList(isOwn ? [mockup].compactMap(\.self) : MockupCatalog.all), theme: theme,
        fontFolders: [folder] + fonts)
    } catch {
      throw .environment("\(error)")
    }
    known.withLock { $0[key] = session }
    return session
  }
}
