import Foundation
import TintypePrimitives
import TintypeThemeFiles
import TintypeTheming

/// Finds and makes the files of these tests.
enum TestFiles {
  /// The folder of the test sources.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  /// Writes files into a fresh folder, calls `body` with its path and removes it.
  static func with<Result>(
    _ files: [String: String], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    return try body(folder.path)
  }

  /// Reads a theme text as 'acme.theme.json'.
  static func read(_ text: String) throws(ThemeFileError) -> ThemeReading {
    try ThemeReader.read(text: text, name: "acme.theme.json")
  }

  /// The problems of a theme's files and those of its checks, in file order.
  static func withChecks(_ reading: ThemeReading) -> [Problem] {
    let files = reading.files
    return (reading.problems + StaticChecks.run(reading.theme)).inFileOrder(files)
  }

  /// The problems of a theme text, as they are printed.
  static func problems(_ text: String) throws(ThemeFileError) -> [String] {
    try read(text).problems.map(\.text)
  }
}
