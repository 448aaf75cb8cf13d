internal import Glibc
public import TintypePrimitives

/// The faces of the declared font folders; nothing else of the host takes part.
///
/// One catalogue serves the font libraries of all workers.
public struct FontCatalogue: Sendable {
  /// A file larger than this is not read.
  private static let fileLimit = 64 << 20

  /// All faces, sorted by family, width, weight, slant and file.
  public let faces: [FontFace]
  /// The family that stands in for the system font.
  public let systemFamily: String
  /// What is wrong with font files, which are left out.
  public let problems: [Problem]
  private let byPostScriptName: [String: [Int]]
  private let byFamily: [String: [Int]]
  private let byID: [FaceID: Int]
  /// The hashes of the stand-ins' files.
  private let standIns: Set<ContentHash>
  /// The hashes of the files that are not stand-ins alone.
  private let own: Set<ContentHash>
  /// The hashes of the files whose names iOS would know; nil if that is not known.
  private let registered: Set<ContentHash>?

  /// Reads font files: .otf, .ttf, .otc and .ttc.
  ///
  /// `directories` are read with the folders within. `standIns` are folders of fonts that step in
  /// where others lack a glyph; a face of the same name in `directories` or `appFonts` goes before
  /// theirs. `appFonts` are the files that the app registers; if given, names are looked up in them
  /// alone, as on iOS. `systemFamily` stands in for the system font; if it is absent, the first
  /// family with Latin letters does. Throws `GraphicsError` if a folder cannot be read, no font is
  /// found, or two files give a name a different meaning.
  public init(
    directories: [String], standIns: [String] = [], appFonts: [String]? = nil,
    systemFamily: String = "Inter"
  ) throws(GraphicsError) {
    var reading = Reading()
    for folder in standIns { reading.read(try FontFolder.files(in: folder)) }
    let standInFiles = Set(reading.files.keys)
    reading.files = [:]
    for folder in directories { reading.read(try FontFolder.files(in: folder)) }
    let listed = reading.files
    reading.files = [:]
    reading.read(appFonts ?? [], isListed: true)
    guard !reading.faces.isEmpty else { throw .noFonts(standIns + directories) }

    registered = appFonts.map { _ in Set(reading.files.keys) }
    own = Set(reading.files.keys).union(listed.keys)
    self.standIns = standInFiles
    faces = reading.faces.sorted { Self.key(of: $0) < Self.key(of: $1) }
    problems = reading.problems
    byID = Dictionary(uniqueKeysWithValues: faces.enumerated().map { ($1.id, $0) })
    var byPostScriptName: [String: [Int]] = [:]
    var byFamily: [String: [Int]] = [:]
    for (index, face) in faces.enumerated() {
      if let name = face.postScriptName { byPostScriptName[name, default: []].append(index) }
      for family in face.families { byFamily[family, default: []].append(index) }
    }
    self.byPostScriptName = byPostScriptName
    self.byFamily = byFamily
    if byFamily[systemFamily] != nil {
      self.systemFamily = systemFamily
    } else {
      self.systemFamily = (faces.first { $0.hasLatin && !$0.isColor } ?? faces[0]).family
    }
    let clashes = FontClashes.sentences(faces.filter { own.contains($0.id.file) })
    if !clashes.isEmpty { throw .ambiguousFonts(clashes) }
  }

  /// What is collected while files are read.
  private struct Reading {
    let reader = FontFileReader()
    var faces: [FontFace] = []
    var problems: [Problem] = []
    /// The files read since it was emptied last.
    var files: [ContentHash: String] = [:]
    private var known: Set<FaceID> = []

    init() {}

    mutating func read(_ paths: [String], isListed: Bool = false) {
      for path in paths {
        let bytes: [UInt8]
        do throws(FileError) {
          bytes = try FileSystem.read(path, limit: FontCatalogue.fileLimit)
        } catch {
          problems.append(Problem(isListed ? .error : .warning, .unreadableFile, "\(error)"))
          continue
        }
        let content = reader.content(of: bytes, path: path)
        if let fault = content.fault {
          problems.append(
            Problem(
              isListed ? .error : .warning, .unreadableFile,
              "'\(path)' is no usable font file: \(fault). Replace or remove it."))
        }
        for face in content.faces {
          files[face.id.file] = path
          if known.insert(face.id).inserted { faces.append(face) }
        }
      }
    }
  }

  /// The face of a PostScript name, compared byte for byte.
  func face(postScriptName name: String) -> Int? {
    known(byPostScriptName[name] ?? [], by: name).first
  }

  /// The faces of a family that a name stands for, compared literally.
  func faces(named family: String) -> [Int] { known(faces(family: family), by: family) }

  /// The faces of a family, whether its name may be asked for or not.
  func faces(family: String) -> [Int] { byFamily[family] ?? [] }

  /// The faces that stand in for the system font.
  var systemFaces: [Int] {
    let all = faces(family: systemFamily)
    let shipped = all.filter { standIns.contains(faces[$0].id.file) }
    return shipped.isEmpty ? all : shipped
  }

  /// Those of equally named faces that are meant: what the app registers or iOS brings along.
  private func known(_ candidates: [Int], by name: String) -> [Int] {
    let isKnown = registered == nil || IOSFonts.contains(name)
    let known = candidates.filter { isKnown || registered?.contains(faces[$0].id.file) == true }
    let first = known.filter { own.contains(faces[$0].id.file) }
    return first.isEmpty ? known : first
  }

  /// The place of a face in `faces`.
  func index(of id: FaceID) -> Int? { byID[id] }

  /// The file that has a name which the app does not register; nil if there is none.
  public func unregisteredFile(of name: String) -> String? {
    guard let registered else { return nil }
    return ((byPostScriptName[name] ?? []) + faces(family: name))
      .map { faces[$0] }.first { !registered.contains($0.id.file) && own.contains($0.id.file) }?
      .path
  }

  /// The names by which faces can be asked for, families and PostScript names, sorted.
  public var names: [String] {
    let known = faces.filter { registered?.contains($0.id.file) ?? true }
    return Set(known.flatMap { $0.families + [$0.postScriptName].compactMap { $0 } }).sorted()
  }

  /// All family names by which faces are listed first, sorted.
  var families: [String] {
    var names: [String] = []
    for face in faces where names.last != face.family { names.append(face.family) }
    return names
  }

  private static func key(of face: FontFace) -> (String, Int, Int, Int, String, Int) {
    (
      face.family, abs(face.widthClass - 5), face.weight, face.isItalic ? 1 : 0,
      face.id.file.description, face.id.index
    )
  }
}
