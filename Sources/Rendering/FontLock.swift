import TintypeJSONText
public import TintypePrimitives

/// The font files that a folder must hold, as `fonts.lock.json` in it names them.
public struct FontLock: Hashable, Sendable {
  /// A font file and the hash of its bytes.
  public struct Entry: Hashable, Sendable {
    /// The file's name.
    public let file: String
    /// The hash its content must have.
    public let hash: ContentHash
  }

  /// The name of the lock in a folder of fonts.
  public static let fileName = "fonts.lock.json"
  /// The largest font file that is read: 64 MiB.
  static let fontLimit = 64 << 20

  /// In the order of the lock.
  public let entries: [Entry]

  /// Reads the lock of a folder.
  ///
  /// Throws `RenderingError` if it is missing or is not a list of objects with `file` and `xxh3`.
  public init(folder: String) throws(RenderingError) {
    let path = "\(folder)/\(Self.fileName)"
    let root: JSONValue
    do {
      root = try JSONDocument.parse(try FileSystem.read(path), file: path).root
    } catch let error as JSONError {
      throw .badFontLock(path: path, message: "\(error.position.line): \(error.message)")
    } catch {
      throw .fonts("\(error)")
    }
    guard let elements = root.elements else {
      throw .badFontLock(path: path, message: "a list of fonts is needed. Run scripts/lock-fonts.")
    }
    var entries: [Entry] = []
    for element in elements {
      guard let file = element["file"]?.string, SafeName.isFileName(file),
        let hash = element["xxh3"]?.string.flatMap({ ContentHash($0) })
      else {
        throw .badFontLock(
          path: path,
          message: "line \(element.position.line) has no 'file' or no 'xxh3' of 32 digits. "
            + "Run scripts/lock-fonts.")
      }
      entries.append(Entry(file: file, hash: hash))
    }
    self.entries = entries
  }

  /// Compares the fonts in a folder with the lock.
  ///
  /// Throws `RenderingError` for the first file, by name, that is another, missing or not named.
  public func check(_ folder: String) throws(RenderingError) {
    var locked: [String: ContentHash] = [:]
    for entry in entries { locked[entry.file] = entry.hash }
    let names: [String]
    do throws(FileError) {
      names = try FileSystem.names(in: folder)
    } catch {
      throw .fonts("\(error)")
    }
    let fonts = names.filter(Self.isFont)
    for name in Set(fonts).union(locked.keys).sorted() {
      let path = "\(folder)/\(name)"
      guard let expected = locked[name] else { throw .unlockedFont(path: path) }
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileSystem.read(path, limit: Self.fontLimit)
      } catch .missing {
        throw .missingFont(path: path)
      } catch {
        throw .fonts("\(error)")
      }
      let found = ContentHash(of: bytes)
      guard found == expected else {
        throw .changedFont(path: path, expected: expected, found: found)
      }
    }
  }

  /// Whether a file's name is that of a font.
  private static func isFont(_ name: String) -> Bool {
    [".otf", ".ttf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }
}
