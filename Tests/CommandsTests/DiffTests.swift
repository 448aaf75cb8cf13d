import Testing
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives

struct DiffTests {
  private let folder = TemporaryFolder()

  private func picture(_ name: String, _ change: (Bitmap) -> Void = { _ in }) throws -> String {
    let bitmap = Bitmap(
      size: PixelSize(width: 40, height: 20), isOpaque: true, filledWith: 0xFF33_6699)
    change(bitmap)
    try folder.write(PNGWriter().write(bitmap), to: name)
    return "\(folder.path)/\(name)"
  }

  @Test func `equal pictures are exit code 0, one channel of one pixel is found and placed`() throws
  {
    let one = try picture("a.png")
    let same = ToolRun("diff", one, try picture("b.png"))
    #expect(same.status == 0 && same.output == "Every pixel is equal.\n")
    let other = try picture("c.png") { $0[7, 3] ^= 1 }
    let run = ToolRun("diff", one, other)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "1 of 800 pixels differs, by at most 1 of 255, within x 7–8, y 3–4. An exact match is "
        + "required.\n")
    let json = try ToolRun("diff", one, other, "--json").json()
    let pair = try #require(json["pairs"]?.elements?.first)
    #expect(pair["status"]?.string == "differs" && pair["maxDelta"]?.number?.integer == 1)
    let rect = pair["areas"]?.elements?.first?["rect"]?.elements?.compactMap(\.number?.integer)
    #expect(rect == [7, 3, 1, 1])
  }

  @Test func `limits are set by flags, with their units`() throws {
    let one = try picture("a.png")
    let other = try picture("b.png") { bitmap in for x in 0..<8 { bitmap[x, 0] ^= 4 } }
    for (flags, status) in [
      (["--tolerance", "4"], 0), (["--tolerance", "3"], 1), (["--allow", "8px"], 0),
      (["--allow", "7px"], 1), (["--allow", "1%"], 0), (["--allow", "0.9%"], 1),
      (["--ignore", "0,0,8,1"], 0), (["--ignore", "0,0,7,1"], 1), (["--threshold", "0.1"], 0),
    ] as [([String], Int32)] {
      #expect(ToolRun(["diff", one, other] + flags).status == status, "\(flags)")
    }
    for flags in [
      ["--allow", "1"], ["--allow", "1.5"], ["--tolerance", "256"], ["--threshold", "1.1"],
      ["--threshold", "NaN"], ["--ignore", "0,0,1"], ["--tolerance", "1", "--threshold", "0.1"],
    ] {
      #expect(ToolRun(["diff", one, other] + flags).status == 2, "\(flags)")
    }
    let whole = ToolRun("diff", one, other, "--ignore", "0,0,40,20")
    #expect(whole.status == 1 && whole.errors.hasPrefix("No pixel of 40x20 was compared"))
  }

  @Test func `folders are compared by name, and one bad file stops no other`() throws {
    _ = try picture("old/x/same.png")
    _ = try picture("new/x/same.png")
    _ = try picture("old/changed.png")
    _ = try picture("new/changed.png") { $0[0, 0] = 0xFF00_0000 }
    _ = try picture("old/gone.png")
    _ = try picture("new/fresh.png")
    _ = try picture("old/broken.png")
    try folder.write("text", to: "new/broken.png")
    let run = ToolRun("diff", folder.path + "/old", folder.path + "/new/", "--json")
    #expect(run.status == 3)
    let pairs = try #require(try run.json()["pairs"]?.elements)
    #expect(
      pairs.map { $0["status"]?.string } == ["failed", "differs", "added", "removed", "equal"])
    #expect(
      ToolRun("diff", folder.path + "/old", folder.path + "/new").output
        == "1 of 5 pictures match; 1 differ, 1 added, 1 removed, 1 failed.\n")
  }

  @Test func `nothing to compare, a missing file and a wrong line are told apart`() throws {
    let one = try picture("a.png")
    try FileSystem.makeFolder(folder.path + "/empty")
    let empty = folder.path + "/empty"
    let nothing = ToolRun("diff", empty, empty)
    #expect(nothing.status == 1)
    #expect(nothing.errors == "Nothing was compared: neither folder has a PNG file.\n")
    #expect(ToolRun("diff", one, folder.path + "/none.png").status == 3)
    let mixed = ToolRun("diff", one, empty)
    #expect(mixed.status == 2)
    #expect(
      mixed.errors
        == "'\(empty)' is a folder and '\(one)' is none. Give two files or two folders.\n")
    let single = ToolRun("diff", one)
    #expect(single.status == 2)
    #expect(
      single.errors
        == "'diff' takes two pictures or two folders, or two themes after '--themes'; 1 is given.\n"
    )
  }

  @Test func `a picture of the difference is written where one is told to`() throws {
    let one = try picture("a.png")
    let other = try picture("b.png") { $0[7, 3] = 0 }
    let run = ToolRun("diff", one, other, "--out", folder.path + "/out")
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("\n  diff      \(folder.path)/out/b.diff.png\n"))
    let image = try PNGReader().read(try FileSystem.read(folder.path + "/out/b.diff.png"))
    #expect(image.size == PixelSize(width: 152, height: 20))
  }
}
