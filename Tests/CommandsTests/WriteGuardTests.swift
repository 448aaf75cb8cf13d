import Glibc
import Testing
import TintypePrimitives

/// Nothing of a user's is written over, and nothing that could not be written is passed over.
struct WriteGuardTests {
  private let fixture = GoldenFixture()
  private let line = ["--only", "send-button/enabled", "--mode", "light"]

  @Test func `snapshots are not written among goldens`() throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let before = try fixture.contents(fixture.golden)
    for out in [fixture.golden, fixture.golden + "/t", fixture.golden + "/../Golden/"] {
      let run = ToolRun(["snapshot"] + line + ["--out", out] + fixture.themeFlags)
      #expect(run.status == 2, "\(out)")
      #expect(
        run.errors.contains("' is a folder of goldens, which only 'record' and 'accept' write."))
    }
    #expect(try fixture.contents(fixture.golden) == before)
  }

  @Test func `a report is not written over an input, a golden or another report`() throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let one = fixture.folder.path + "/one.xml"
    let run = ToolRun(
      ["verify", "--junit", fixture.theme, "--summary", fixture.golden + "/t/manifest.json"] + line
        + fixture.flags + ["--out", fixture.out])
    #expect(run.status == 2)
    #expect(
      run.errors.contains("'--junit' would write over '\(fixture.theme)', which the run reads."))
    #expect(
      run.errors.contains("'--summary' would write '\(fixture.golden)/t/manifest.json' among"))
    let twice = ToolRun(
      ["verify", "--junit", one, "--reg", one] + line + fixture.flags + ["--out", fixture.out])
    #expect(twice.status == 2)
    #expect(twice.errors.contains("'--reg' and '--junit' both write '\(one)'."))
  }

  @Test func `a device is written to, not replaced`() throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let run = ToolRun(
      ["verify", "--junit", "/dev/full"] + line + fixture.flags + ["--out", fixture.out])
    #expect(run.status == 4)
    #expect(throws: FileError.notRegular("/dev/full", .device)) { try FileSystem.read("/dev/full") }
  }

  @Test func `a report that cannot be written keeps no other from being written`() throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    try fixture.setTheme(accent: "#335577")
    try fixture.folder.write("mine", to: "out")
    let junit = fixture.folder.path + "/junit.xml"
    let run = ToolRun(
      ["verify", "--junit", junit] + line + fixture.flags + ["--out", fixture.out])
    #expect(run.status == 4)
    #expect(run.errors.contains("An exact match is required."))
    for file in ["run.json", "review.html"] {
      #expect(
        run.errors.contains(
          "'\(fixture.out)/\(file)' is not a folder, or a part of the path is a file.\n"))
    }
    let xml = String(decoding: try FileSystem.read(junit), as: UTF8.self)
    #expect(xml.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
  }

  @Test func `a pipe that nobody reads is told, and nobody waits for a reader`() throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let pipe = fixture.folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o644) == 0)
    let words = ["verify", "--junit", pipe] + line + fixture.flags + ["--out", fixture.out]
    let run = ToolRun(words)
    #expect(run.status == 4)
    #expect(
      run.errors.hasSuffix(
        "'\(pipe)' is a pipe or socket that nobody reads. Start its reader first, or name a file.\n"
      ))
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    #expect(ToolRun(words).status == 0)
    var bytes = [UInt8](repeating: 0, count: 5)
    #expect(read(reader, &bytes, 5) == 5 && bytes == Array("<?xml".utf8))
    close(reader)
  }
}
