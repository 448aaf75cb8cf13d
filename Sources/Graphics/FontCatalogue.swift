internal import Glibc
internal import TintypePrimitives

/// The faces of the declared font folders; nothing else of the host takes part.
///
/// One catalogue serves the font libraries of all workers.
public struct FontCatalogue: Sendable {
  /// A file larger than this is not read.
  private static let fileLimit = 64 << 20
  /// Folders within folders are followed this far.
  private static let depthLimit = 8

  /// All faces, sorted by family, width, weight, slant and file.
  public let faces: [FontFace]
  /// The family that stands in for the system font.
  public let systemFamily: String
  /// What is wrong with files in the folders, a sentence each; such files are left out.
  public let notes: [String]
  private let byPostScriptName: [String: Int]
  private let byFamily: [String: [Int]]
  private let byID: [FaceID: Int]

  /// Reads the fonts in `directories`: .otf, .ttf, .otc and .ttc, also in folders within.
  ///
  /// `systemFamily` stands in for the system font; if it is absent, the first family with Latin
  /// letters does. Of two files with one PostScript name the one in the earlier folder counts.
  /// Throws `GraphicsError` if a folder cannot be read or no font is found.
  public init(
    directories: [String], systemFamily: String = "Inter"
  ) throws(GraphicsError) {
    let reader = FontFileReader()
    var notes: [String] = []
    var found: [FontFace] = []
    var known: Set<FaceID> = []
    for folder in directories {
      for path in try Self.fontFiles(in: folder, depth: 0) {
        let bytes: [UInt8]
        do throws(FileError) {
          bytes = try FileSystem.read(path, limit: Self.fileLimit)
        } catch {
          notes.append(error.description)
          continue
        }
        let faces = reader.faces(of: bytes, path: path)
        if faces.isEmpty { notes.append("'\(path)' is no usable font file. Remove or replace it.") }
        for face in faces where known.insert(face.id).inserted { found.append(face) }
      }
    }
    guard !found.isEmpty else { throw .noFonts(directories) }
    let preferred = Self.postScriptNames(found, &notes)
    faces = found.sorted { Self.key(of: $0) < Self.key(of: $1) }
    self.notes = notes
    let byID = Dictionary(uniqueKeysWithValues: faces.enumerated().map { ($1.id, $0) })
    self.byID = byID
    byPostScriptName = preferred.compactMapValues { byID[$0] }
    var byFamily: [String: [Int]] = [:]
    for (index, face) in faces.enumerated() {
      for family in face.families { byFamily[family, default: []].append(index) }
    }
    self.byFamily = byFamily
    if byFamily[systemFamily] != nil {
      self.systemFamily = systemFamily
    } else {
      self.systemFamily = (faces.first { $0.hasLatin && !$0.isColor } ?? faces[0]).family
    }
  }

  /// The face of a PostScript name, compared byte for byte.
  func face(postScriptName name: String) -> Int? { byPostScriptName[name] }

  /// The faces of a family, compared by its literal name.
  func faces(family: String) -> [Int] { byFamily[family] ?? [] }

  /// The place of a face in `faces`.
  func index(of id: FaceID) -> Int? { byID[id] }

  /// All family names by which faces are listed first, sorted.
  var families: [String] {
    var names: [String] = []
    for face in faces where names.last != face.family { names.append(face.family) }
    return names
  }

  private static func postScriptNames(
    _ faces: [FontFace], _ notes: inout [String]
  ) -> [String: FaceID] {
    var named: [String: FontFace] = [:]
    for face in faces {
      guard let name = face.postScriptName else { continue }
      if let first = named[name] {
        notes.append(
          "'\(face.path)' has the PostScript name '\(name)' of '\(first.path)', which is used. "
            + "Remove one of them.")
      } else {
        named[name] = face
      }
    }
    return named.mapValues { $0.id }
  }

  private static func key(of face: FontFace) -> (String, Int, Int, Int, String, Int) {
    (
      face.family, abs(face.widthClass - 5), face.weight, face.isItalic ? 1 : 0,
      face.id.file.description, face.id.index
    )
  }

  private static func fontFiles(in folder: String, depth: Int) throws(GraphicsError) -> [String] {
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.names(in: folder)
    } catch {
      throw .fontFolder(error)
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileSystem.isFolder(path) {
        if depth < depthLimit { files += try fontFiles(in: path, depth: depth + 1) }
      } else if [".otf", ".ttf", ".otc", ".ttc"].contains(name.suffix(4).lowercased()) {
        files.append(path)
      }
    }
    return files
  }
}
