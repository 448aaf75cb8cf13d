internal import Glibc
public import TintypePrimitives

/// The faces of the declared font folders; nothing else of the host takes part.
///
/// One catalogue serves the font libraries of all workers.
public struct FontCatalogue: Sendable {
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
  /// The hashes of the files that the app registers; nil if that is not known.
  private let registered: Set<ContentHash>?

  /// The hashes of the files whose names can be asked for.
  private var named: Set<ContentHash> { registered ?? own }

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
    var reading = FontReading()
    for folder in standIns { try reading.read(folder: folder, isPinned: true) }
    let standInFiles = reading.files
    reading.files = []
    for folder in directories { try reading.read(folder: folder) }
    let listed = reading.files
    reading.files = []
    reading.read(appFonts ?? [], isListed: true)
    guard !reading.faces.isEmpty else { throw .noFonts(standIns + directories) }

    registered = appFonts.map { _ in reading.files }
    own = reading.files.union(listed)
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

  /// The face of a PostScript name, compared byte for byte.
  func face(postScriptName name: String) -> Int? {
    known(byPostScriptName[name] ?? [], by: name).first
  }

  /// The faces of a family that a name stands for, compared literally.
  func faces(named family: String) -> [Int] { known(faces(family: family), by: family) }

  /// The faces of a family, whether its name may be asked for or not.
  func faces(family: String) -> [Int] { byFamily[family] ?? [] }

  /// The faces that stand in for the system font.
  var systemFaces: [Int] { standIns(family: systemFamily) }

  /// The faces that stand in for the system's monospaced font; none if no font for it is here.
  var monospacedFaces: [Int] { standIns(family: "Noto Sans Mono") }

  /// The faces of a family that stand in for others, else all of it.
  private func standIns(family: String) -> [Int] {
    let all = faces(family: family)
    let shipped = all.filter { standIns.contains(faces[$0].id.file) }
    return shipped.isEmpty ? all : shipped
  }

  /// Those of equally named faces that are meant: what the app has, else what iOS brings along.
  ///
  /// A stand-in is neither: no app has it because it is here.
  private func known(_ candidates: [Int], by name: String) -> [Int] {
    let known = candidates.filter { named.contains(faces[$0].id.file) }
    guard known.isEmpty, IOSFonts.contains(name) else { return known }
    let first = candidates.filter { own.contains(faces[$0].id.file) }
    return first.isEmpty ? candidates : first
  }

  /// The files of stand-ins that have a name, sorted.
  public func standInFiles(of name: String) -> [String] {
    let named = ((byPostScriptName[name] ?? []) + faces(family: name)).map { faces[$0] }
    return Set(named.filter { standIns.contains($0.id.file) }.map(\.path)).sorted()
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
    let known = faces.filter { named.contains($0.id.file) }
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
