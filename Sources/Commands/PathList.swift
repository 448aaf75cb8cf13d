import Glibc
import TintypePrimitives

/// Reads a list of paths, one a line, as `git diff --name-only` prints it.
enum PathList {
  /// The most bytes that are read.
  private static let limit = 16 << 20

  /// The paths of a file; "-" is standard input.
  ///
  /// Throws `CommandError` if it cannot be read.
  static func read(_ path: String) throws(CommandError) -> [String] {
    let bytes: [UInt8]
    if path == "-" {
      bytes = standardInput()
    } else {
      do throws(FileError) {
        bytes = try FileSystem.read(path, limit: limit)
      } catch {
        throw CommandError(.badInput, "\(error)")
      }
    }
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return bytes
  }
}
