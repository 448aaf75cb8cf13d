import TintypeGoldens
import TintypeGraphics
import TintypePrimitives
import TintypeReports

/// The folder of a manifest's pictures, with what was written to it earlier.
struct DocsFolder {
  /// What stands where a file of ours is to be.
  enum State {
    case missing
    /// What was written; a picture that another tool made smaller counts.
    case intact(ContentHash)
    /// Ours, with a content that is not.
    case edited
    /// A file that nobody told us to write.
    case foreign
  }

  /// The path as the user would write it.
  let path: String
  let lock: DocsLock
  /// The manifest whose pictures it holds, as seen from here.
  let owner: String
  private let identity: String

  /// Opens the folder of a manifest; one that does not exist has nothing.
  ///
  /// Throws `CommandError` if the lock is broken, or another manifest's.
  init(_ manifest: DocsManifest) throws(CommandError) {
    path = Run.trimmed(manifest.out)
    identity = WriteGuard.identity(path)
    owner = RelativePath.text(to: WriteGuard.identity(manifest.path), from: identity)
    let lockPath = "\(self.path)/\(DocsLock.fileName)"
    guard let bytes = try Self.read(lockPath) else {
      lock = DocsLock()
      return
    }
    do throws(GoldenError) {
      lock = try DocsLock(bytes, path: lockPath)
    } catch {
      throw CommandError(.badInput, "\(error)")
    }
    // A manifest that is gone was renamed.
    if let other = lock.manifest, other != owner, FileSystem.exists("\(path)/\(other)") {
      let name = RelativePath.text(
        to: WriteGuard.identity("\(path)/\(other)"), from: WriteGuard.identity("."))
      throw CommandError(
        .badInput,
        "'\(path)' holds the pictures of '\(name)', which would be removed. Name another folder with"
          + " 'out'.")
    }
  }

  /// The name of a file in the lock.
  func key(_ file: String) -> String {
    RelativePath.text(to: WriteGuard.identity(file), from: identity)
  }

  /// The path of a file that the lock names.
  func file(_ key: String) -> String { "\(path)/\(key)" }

  /// What stands at a path; `pixels` are those of a picture, as far as it is known.
  func state(_ file: String, pixels: ContentHash? = nil) throws(CommandError) -> State {
    guard let bytes = try Self.read(file) else { return .missing }
    guard let known = lock.files[key(file)] else { return .foreign }
    let hash = ContentHash(of: bytes)
    if hash == known { return .intact(hash) }
    if let pixels, let picture = try? PNGReader().read(bytes).bitmap, picture.contentHash == pixels
    {
      return .intact(hash)
    }
    return .edited
  }

  /// The bytes of a file; nil if there is none.
  static func read(_ file: String) throws(CommandError) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.read(file, limit: 64 << 20)
    } catch .missing {
      return nil
    } catch {
      throw CommandError(.couldNotRun, "\(error)")
    }
  }
}
