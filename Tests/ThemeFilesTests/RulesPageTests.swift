import Foundation
import Testing

@Suite struct RulesPageTests {
  @Test func `every rule of the page names a test that there is`() throws {
    let root = URL(filePath: TestFiles.folder).deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/rules.md"), encoding: .utf8)
    var sources = ""
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Tests").resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { sources += try String(contentsOf: file, encoding: .utf8) }
    }
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| rule") && !$0.hasPrefix("| ---")
    }
    #expect(rows.count > 60)
    let missing = rows.filter { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count != 3 || !sources.contains("func \(cells[2])(")
    }
    #expect(missing == [])
  }
}
