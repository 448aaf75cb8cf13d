import Foundation
import Testing
import TintypePrimitives
import TintypeThemeFiles

@Suite struct ThemeFileErrorTests {
  func message(_ path: String) -> String {
    do throws(ThemeFileError) {
      _ = try ThemeReader.read(path: path)
      return "read"
    } catch {
      return error.description
    }
  }

  @Test func `a missing file, a folder, bad UTF-8, broken JSON and no object are told apart`()
    throws
  {
    try TestFiles.with([
      "broken.theme.json": "{\n  \"light\": {\n", "list.theme.json": "\n []",
      "empty.theme.json": "",
    ]) { folder in
      let bad = folder + "/bad.theme.json"
      try Data([0x7B, 0x22, 0xFF]).write(to: URL(filePath: bad))
      func text(_ name: String) -> String {
        message(folder + "/" + name).replacing(folder + "/", with: "")
      }
      #expect(
        text("no.theme.json")
          == "error: 'no.theme.json' does not exist. Check the path.")
      #expect(
        message(folder).replacing(folder, with: "here")
          == "error: 'here' is a folder; a file is needed here.")
      #expect(
        text("bad.theme.json")
          == "bad.theme.json:1:3: error: The byte 0xFF is not valid UTF-8 here. Save the file as"
          + " UTF-8.")
      #expect(
        text("broken.theme.json")
          == "broken.theme.json:3:1: error: The file ends inside the object that opens at line 2,"
          + " column 12. Add '}'.")
      #expect(
        text("empty.theme.json")
          == "empty.theme.json:1:1: error: The file has no JSON value. Write '{}' at least.")
      #expect(
        text("list.theme.json")
          == "list.theme.json:2:2: error: A theme is an object, found an array. Put '{' and '}'"
          + " around it.")
    }
  }

  @Test func `a file larger than 16 MB is refused`() throws {
    try TestFiles.with([:]) { folder in
      let path = folder + "/large.theme.json"
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.truncate(atOffset: 16 << 20 + 1)
      try handle.close()
      #expect(
        message(path)
          == "error: '\(path)' has \(16 << 20 + 1) bytes; at most 16777216 are read.")
    }
  }
}
