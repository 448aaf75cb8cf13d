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
}
