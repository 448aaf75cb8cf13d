import TintypeGraphics
public import TintypePrimitives
public import TintypeRendering
import TintypeTheming

/// What the pictures of a session are drawn with, as it is recorded beside them.
public struct SessionInputs: Sendable {
  private let inputs = ThemeInputs()
  /// The pictures that the theme gives to icon slots.
  let icons: [StoredPicture]
  /// The faces that can be drawn, by the part of the fingerprint that stands for them.
  let faces: [String: [RecordedFace]]
  /// The drawing libraries with their versions, in the same way.
  let libraries: [String: [String]]

  /// Reads the icons of a session's theme.
  public init(_ session: RenderSession) {
    var icons: [String: StoredPicture] = [:]
    for scheme in ColorScheme.allCases {
      for icon in session.theme(scheme).icons.values {
        guard case .file(let path) = icon.image, icons[path] == nil,
          let bytes = try? FileSystem.read(path, limit: StoredPicture.limit)
        else { continue }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        icons[path] = StoredPicture(name: name, bytes: bytes)
      }
    }
    self.icons = Array(icons.values)
    libraries = [session.fingerprint.libraries: GoldenRecorder.libraries]
    faces = [session.fingerprint.fonts: session.catalogue.faces.map { RecordedFace($0) }]
  }

  /// The theme values of a cell.
  public func set(of cell: Cell, _ worker: Worker) -> InputSet { inputs.set(of: cell, worker) }

  /// What is to be known of a picture of a cell; `file` are the bytes that hold it.
  public func line(
    of cell: Cell, displayList: ContentHash, pixels: ContentHash, file: [UInt8], _ worker: Worker
  ) -> ManifestLine {
    ManifestLine(
      displayList: displayList, pixels: pixels, file: ContentHash(of: file),
      inputs: set(of: cell, worker).id, fingerprint: worker.session.fingerprint(of: cell))
  }

  /// Adds what the session's pictures need to be understood later; their sets are added apart.
  public func add(to file: inout InputsFile) {
    for icon in icons { file.insert(icon) }
    for (fonts, faces) in faces { file.insert(faces, as: fonts) }
    for (part, names) in libraries { file.insert(libraries: names, as: part) }
  }
}
