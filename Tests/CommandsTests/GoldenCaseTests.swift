import Testing
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeRendering

@testable import TintypeGoldens

/// Cases of users, by their ids.
struct GoldenCaseTests {
  private static let cases = String(#filePath.dropLast("GoldenCaseTests.swift".count)) + "Cases"
  private let fixture = GoldenFixture()
  private let cell = "send-button/enabled/light-large-en-iphone-16@2x"

  private func names(_ id: String, _ key: String) throws -> JSONValue {
    let path = "\(Self.cases)/\(id)/names.json"
    let root = try JSONDocument.parse(try FileSystem.read(path), file: path).root
    return try #require(root[key])
  }

  @Test func `h01 a pointer in place of a golden is named with its remedy, and kept`() throws {
    try fixture.setTheme()
    let line = ["--only", "send-button/enabled", "--mode", "light"]
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let pointer = try FileSystem.read("\(Self.cases)/h01/golden.png")
    try FileSystem.writeAtomically(pointer, to: fixture.golden(cell))

    let verified = ToolRun(["verify"] + line + fixture.flags + ["--out", fixture.out])
    #expect(verified.status == 4)
    #expect(verified.errors.contains("is a Git LFS pointer"))
    #expect(verified.errors.contains("git lfs pull"))
    #expect(!verified.errors.contains("Accept:"))
    for command in ["record", "accept"] {
      let run = ToolRun([command] + line + fixture.flags)
      #expect(run.status == 4)
      #expect(run.errors.contains("Run 'git lfs pull', then record again; nothing was written"))
      #expect(try FileSystem.read(fixture.golden(cell)) == pointer)
    }
    let diff = ToolRun("diff", "\(Self.cases)/h01/golden.png", "\(Self.cases)/h01/actual.png")
    #expect(diff.status == 4)
    #expect(diff.errors.contains("git lfs pull"))
  }

  @Test func `h03 names that are one on another disk are distinct everywhere`() throws {
    for pair in try #require(try names("h03", "pairs").elements) {
      let names = try #require(pair.elements).compactMap(\.string)
      let files = names.map { SafeName.component($0).lowercased() }
      #expect(Set(files).count == 2, "\(names)")
      #expect(files.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } })
    }
  }

  @Test func `h04 long names are short, stable and distinct, and told in full`() throws {
    // A theme's name has no blanks; their place does not matter here.
    let names = try #require(try names("h04", "names").elements).compactMap(\.string)
      .map { $0.replacing(" ", with: "-") }
    let files = names.map(SafeName.component)
    #expect(Set(files).count == names.count)
    #expect(files == names.map(SafeName.component))
    for (name, file) in zip(names, files) {
      #expect(name.utf8.count > 255 || file.utf8.count <= name.utf8.count)
      #expect((file + ".diff.png.4194304.4294967295.partial").utf8.count <= 143)
      let folder = try GoldenFolder(fixture.golden, theme: name).path
      #expect(folder == "\(fixture.golden)/\(file)")
      try fixture.folder.write("{ \"name\": \"\(name)\" }", to: "t.theme.json")
      let line = ["--only", "send-button/enabled", "--mode", "light"]
      #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
      #expect(FileSystem.exists("\(fixture.golden)/\(file)/\(cell).png"))
      let verified = ToolRun(["verify", "--json"] + line + fixture.flags + ["--out", fixture.out])
      #expect(verified.status == 0)
      #expect(try verified.json()["theme"]?.string == name)
    }
  }

  @Test func `h07 what differs is kept beside the report, and what is within limits untouched`()
    throws
  {
    let folder = "\(Self.cases)/h07"
    let diff = ToolRun(
      "diff", "\(folder)/goldens", "\(folder)/actual", "--tolerance", "1", "--json", "--out",
      fixture.out)
    #expect(diff.status == 1)
    let pairs = try #require(try diff.json()["pairs"]?.elements)
    #expect(pairs.map { $0["status"]?.string } == ["added", "wrong-size", "tolerated"])
    #expect(FileSystem.exists(fixture.out + "/size_changed.diff.png"))

    // The same three ways with goldens of our own.
    try fixture.setTheme()
    let line = ["--only", "send-button", "--mode", "light"]
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let small = PNGWriter().write(Bitmap(size: PixelSize(width: 3, height: 2), isOpaque: true))
    try FileSystem.writeAtomically(small, to: fixture.golden(cell))
    let never = "send-button/disabled/light-large-en-iphone-16@2x"
    try FileSystem.remove(fixture.golden(never))
    let run = ToolRun(["verify"] + line + fixture.flags + ["--out", fixture.out])
    #expect(run.status == 1)
    for id in [cell, never] { #expect(FileSystem.exists("\(fixture.out)/t/\(id).png")) }
    #expect(!FileSystem.exists(fixture.golden(never)))
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let first = try fixture.contents(fixture.golden)
    #expect(first[fixture.golden(cell)] != small)
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    #expect(try fixture.contents(fixture.golden) == first)
  }
}
