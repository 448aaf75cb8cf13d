import Glibc
import TintypePrimitives

/// Writes the hashes of the sources that decide pixels as a Swift file.
///
/// Arguments: the file to write, the package folder, then the sources as paths within it. Only these
/// paths and the bytes take part, so that every checkout of the same sources agrees.
@main
enum Fingerprint {
  private static let mockupsFolder = "Sources/Mockups/"

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 2 else { fail("usage: fingerprint OUTPUT PACKAGE SOURCE...") }
    let output = arguments[1]
    let package = arguments[2]
    do {
      let sources = try arguments.dropFirst(2)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { try Source(path: $0, in: package) }
      try FileSystem.writeAtomically(text(sources), to: output)
    } catch {
      fail("\(error)")
    }
  }

  /// The Swift file: one hash for the renderer, one for each mockup, one for what mockups share.
  private static func text(_ sources: [Source]) -> String {
    let renderer = sources.filter { !$0.path.hasPrefix(mockupsFolder) }
    let inMockups = sources.filter { $0.path.hasPrefix(mockupsFolder) }
    let rows = inMockups.filter(\.isMockup).map { "    (\"\($0.typeName)\", \"\($0.hash)\"),\n" }
    return """
      /// The sources that this build was made of, hashed before it was compiled.
      enum BuildFingerprint {
        /// The hash of all sources below the mockups that decide pixels.
        static let renderer = "\(joined(renderer))"

        /// The hash of each mockup's file, by the name of its type.
        static let mockups: [(String, String)] = [
      \(rows.joined())  ]

        /// The hash of what the mockups share.
        static let mockupsShared = "\(joined(inMockups.filter { !$0.isMockup }))"
      }

      """
  }

  private static func joined(_ sources: [Source]) -> ContentHash {
    ContentHash(of: sources.map { "\($0.path) \($0.hash)\n" }.joined())
  }

  private static func fail(_ message: String) -> Never {
    var line = "fingerprint: \(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(1)
  }
}
