import Testing
import TintypeJSONText
import TintypePrimitives

/// Case c08: text that sends layout into long loops, drawn by the tool.
struct OddTextTests {
  private static let cases = PackageFolder.path + "/Tests/GraphicsTests/Cases/c08"

  /// 200 MB for all of the process, not for its layout alone.
  @Test(arguments: ["long_dashes_nbsp.txt", "pathological.txt"])
  func `c08 odd text is drawn within 200 MB`(_ name: String) throws {
    let folder = TemporaryFolder()
    let text = String(decoding: try FileSystem.read("\(Self.cases)/\(name)"), as: UTF8.self)
    let theme: JSONOutput = [
      "name": "odd", "displayNames": ["inputTextPlaceholder": .string(text)],
    ]
    try folder.write(JSONWriter.write(theme), to: "odd.theme.json")
    func run(kibibytes: Int) throws -> RenderProcess {
      try RenderProcess(
        program: "/bin/sh",
        [
          "-c", "ulimit -d \(kibibytes) && exec \"$@\"", "sh", RenderProcess.products + "/render",
          "--theme", folder.path + "/odd.theme.json", "--only", "input-bar/empty", "--jobs", "1",
          "--out", folder.path + "/out", "--home", PackageFolder.path,
        ])
    }
    let drawn = try run(kibibytes: 200 * 1_000)
    #expect(drawn.status == 0, "\(drawn.errors.prefix(400))")
    // The limit binds.
    #expect(try run(kibibytes: 2_000).status != 0)
  }
}
