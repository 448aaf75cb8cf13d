import Glibc
import Testing
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives
import TintypeReports

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
      ["--tolerance", "255"], ["--threshold", "1"], ["--allow", "100%"],
    ] {
      #expect(ToolRun(["diff", one, other] + flags).status == 2, "\(flags)")
    }
    let all = ToolRun("diff", one, other, "--allow", "800px")
    #expect(
      all.output.hasPrefix(
        "All 800 pixels may differ with 800px allowed, so nothing could fail. Allow fewer.\n"))
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

  @Test func `messages name the two by their order and a path that is there`() throws {
    let one = try picture("old/a.png")
    try folder.write(
      PNGWriter().write(Bitmap(size: PixelSize(width: 30, height: 20), isOpaque: true)),
      to: "new/a.png")
    let sizes = ToolRun("diff", one, folder.path + "/new/a.png")
    #expect(sizes.errors == "The sizes differ: the first has 40x20 pixels, the second 30x20.\n")
    _ = try picture("old/gone.png")
    let run = ToolRun("diff", folder.path + "/old", folder.path + "/new")
    #expect(
      run.errors.hasSuffix("\n\(folder.path)/old/gone.png: Only the first folder has it.\n"))
    let pairs = try ToolRun("diff", folder.path + "/old", folder.path + "/new", "--json").json()[
      "pairs"]?.elements
    #expect(pairs?[1]["first"]?.string == folder.path + "/old/gone.png")
    #expect(pairs?[1]["second"] == nil)
    try folder.write("text", to: "broken.png")
    let broken = ToolRun("diff", folder.path + "/broken.png", folder.path + "/broken.png")
    #expect(broken.errors.split(separator: "\n").count == 1)
  }

  @Test func `a link that leads back is refused, another is followed`() throws {
    _ = try picture("old/x/a.png")
    _ = try picture("new/x/a.png") { $0[0, 0] = 0 }
    #expect(symlink("x", folder.path + "/old/y") == 0)
    #expect(symlink("x", folder.path + "/new/y") == 0)
    let followed = try ToolRun("diff", folder.path + "/old", folder.path + "/new", "--json").json()
    #expect(followed["pairs"]?.elements?.count == 2)
    #expect(symlink("..", folder.path + "/old/x/up") == 0)
    let loop = ToolRun("diff", folder.path + "/old", folder.path + "/new")
    #expect(loop.status == 3)
    #expect(
      loop.errors == "'\(folder.path)/old/y/up' leads back to a folder above it. Remove the link.\n"
        || loop.errors
          == "'\(folder.path)/old/x/up' leads back to a folder above it. Remove the link.\n"
    )
  }

  @Test func `with a folder to write to there is a page, and the next run cleans up`() throws {
    _ = try picture("old/x/same.png")
    _ = try picture("new/x/same.png")
    _ = try picture("old/x/a #1.png")
    _ = try picture("new/x/a #1.png") { bitmap in for x in 0..<8 { bitmap[x, 0] += 0x000A_0A0A } }
    _ = try picture("old/gone.png")
    _ = try picture("new/fresh.png")
    let words = ["diff", folder.path + "/old", folder.path + "/new", "--out", folder.path + "/out"]
    let run = ToolRun(words + ["--tolerance", "4"])
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("Review: \(folder.path)/out/review.html\n"))
    #expect(
      run.errors.contains(
        "\n  It would pass with channels that may differ by 10, or with 8px allowed (1% of the "
          + "picture).\n  diff      \(folder.path)/out/x/a #1.diff.png\n"))
    let data = try page()
    #expect(data["subject"]?.string == "pictures" && data["theme"]?.string == "old → new")
    #expect(data["compared"]?.number?.integer == 4 && data["passed"]?.number?.integer == 1)
    let cells = try #require(data["cells"]?.elements)
    #expect(cells.map { $0["id"]?.string } == ["fresh.png", "gone.png", "x/a #1.png"])
    #expect(cells.map { $0["status"]?.string } == ["missing", "orphan", "differs"])
    #expect(cells[2]["sweep"]?.string?.hasPrefix("It would pass ") ?? false)
    let pictures = cells.flatMap { cell in
      ["golden", "difference", "snapshot"].compactMap { cell[$0]?.elements?.first?.string }
    }
    #expect(
      pictures == [
        "review/second/fresh.png", "review/first/gone.png", "review/first/x/a #1.png",
        "review/difference/x/a #1.png", "review/second/x/a #1.png",
      ])
    #expect(pictures.allSatisfy { FileSystem.exists("\(folder.path)/out/\($0)") })
    let json = try ToolRun(words + ["--json"]).json()
    #expect(json["review"]?.string == folder.path + "/out/review.html")

    try folder.write("mine", to: "out/mine.png")
    try FileSystem.remove(folder.path + "/old/gone.png")
    try FileSystem.remove(folder.path + "/new/fresh.png")
    _ = try picture("new/x/a #1.png")
    let clean = ToolRun(words)
    #expect(clean.status == 0 && !clean.output.contains("Review"))
    #expect(try FileSystem.names(in: folder.path + "/out") == ["mine.png"])
  }

  private func page() throws -> JSONValue {
    let bytes = try FileSystem.read(folder.path + "/out/review.html")
    return try JSONDocument.parse(try #require(ReviewPage.data(in: bytes)), file: "page").root
  }

  @Test func `pictures are not written where the next run would compare them`() throws {
    _ = try picture("old/a.png")
    _ = try picture("new/a.png")
    let out = folder.path + "/new/out"
    let run = ToolRun("diff", folder.path + "/old", folder.path + "/new", "--out", out)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "'\(out)' is in '\(folder.path)/new', whose pictures are compared. Name another folder "
        + "with --out.\n")
  }
}
