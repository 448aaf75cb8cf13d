internal import TintypePrimitives

/// What is collected while a catalogue's files are read.
struct FontReading {
  /// A file larger than this is not read.
  private static let fileLimit = 64 << 20

  private(set) var faces: [FontFace] = []
  private(set) var problems: [Problem] = []
  /// The hashes of the files read since it was emptied last.
  var files: Set<ContentHash> = []
  private let reader = FontFileReader()
  private var known: Set<FaceID> = []
  /// The places of the problems of a file, which may be read by several ways.
  private var told: [FileIdentity: Int] = [:]

  /// Reads the fonts of a folder; those of a pinned one are known to be whole.
  ///
  /// Throws `GraphicsError.fontFolder` if it cannot be read.
  mutating func read(folder: String, isPinned: Bool = false) throws(GraphicsError) {
    do throws(FileError) {
      let content = try FontFolder(folder)
      problems += content.problems
      read(content.files, isPinned: isPinned)
    } catch {
      throw .fontFolder(error)
    }
  }

  /// Reads font files; what the app registers is wrong with is an error.
  mutating func read(_ paths: [String], isPinned: Bool = false, isListed: Bool = false) {
    for path in paths {
      let content: FontFileReader.Content
      do throws(FileError) {
        let bytes = try FileSystem.read(path, limit: Self.fileLimit)
        content = reader.content(of: bytes, path: path, isPinned: isPinned)
      } catch {
        tell(Problem(isListed ? .error : .warning, .unreadableFile, "\(error)"), of: path)
        continue
      }
      if let fault = content.fault {
        tell(
          Problem(
            isListed ? .error : .warning, .unreadableFile,
            "'\(path)' is no usable font file: \(fault). Replace or remove it."), of: path)
      } else if let damage = content.damage {
        tell(
          Problem(
            .warning, .damagedFont,
            "'\(path)' seems damaged: \(damage). It is drawn as it is. Replace it."), of: path)
      }
      for face in content.faces {
        files.insert(face.id.file)
        if known.insert(face.id).inserted { faces.append(face) }
      }
    }
  }

  /// Adds a problem of a file in place of the one told before.
  private mutating func tell(_ problem: Problem, of path: String) {
    guard let identity = FileIdentity(of: path) else { return problems.append(problem) }
    if let place = told[identity] {
      problems[place] = problem
    } else {
      told[identity] = problems.count
      problems.append(problem)
    }
  }
}
