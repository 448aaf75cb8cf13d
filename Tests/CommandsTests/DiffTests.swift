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

  @Test func `a link that leads back is told and stops nothing, another is followed`() throws {
    _ = try picture("old/x/a.png")
    _ = try picture("new/x/a.png") { $0[0, 0] = 0 }
    #expect(symlink("x", folder.path + "/old/y") == 0)
    #expect(symlink("x", folder.path + "/new/y") == 0)
    let followed = try ToolRun("diff", folder.path + "/old", folder.path + "/new", "--json").json()
    #expect(followed["pairs"]?.elements?.count == 2)
    #expect(symlink("..", folder.path + "/old/x/up") == 0)
    let loop = ToolRun("diff", folder.path + "/old", folder.path + "/new")
    #expect(loop.status == 3)
    for link in ["x", "y"] {
      #expect(
        loop.errors.contains(
          "'\(folder.path)/old/\(link)/up' leads back to a folder above it. Remove the link.\n"))
    }
    #expect(loop.errors.contains("x/a.png") && loop.errors.contains("y/a.png"))
  }

  @Test func `regions that are ignored are told where everything else is equal`() throws {
    let one = try picture("a.png")
    let other = try picture("b.png") { $0[0, 0] = 0 }
    let run = ToolRun("diff", one, other, "--ignore", "0,0,1,1")
    #expect(run.status == 0)
    #expect(
      run.output == "1 region was ignored and not compared.\nEvery pixel is equal.\n",
      "\(run.output)")
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

  @Test func `a name that is too long for its pictures is shortened, told, and stops no other`()
    throws
  {
    let long = String(repeating: "支", count: 82) + "a.png"
    #expect(long.utf8.count == 251)
    for name in [long, "x.png"] {
      _ = try picture("old/" + name)
      _ = try picture("new/" + name) { $0[0, 0] = 0xFF00_0000 }
    }
    let words = ["diff", folder.path + "/old", folder.path + "/new", "--out", folder.path + "/out"]
    let run = ToolRun(words)
    #expect(run.status == 1)
    let files = try FileSystem.names(in: folder.path + "/out").filter { $0.hasSuffix(".diff.png") }
    #expect(files.count == 2 && files[0] == "x.diff.png")
    let stem = String(files[1].dropLast(9))
    let hash = ContentHash(of: long).description.prefix(12)
    #expect(stem == String(repeating: "支", count: 77) + "~" + hash)
    #expect(files[1].utf8.count <= 255)
    #expect(
      run.output.hasPrefix(
        "The pictures of '\(folder.path)/new/\(long)' are named '\(stem)': its own name is too long, "
          + "or taken by another file of the comparison.\n"))
    #expect(run.errors.contains("\n  diff      \(folder.path)/out/\(stem).diff.png\n"))
    for kind in ["first", "second", "difference"] {
      #expect(FileSystem.exists("\(folder.path)/out/review/\(kind)/\(stem).png"))
    }
    #expect(try page()["cells"]?.elements?.map { $0["id"]?.string } == ["x.png", long])
    // The same names on every run, and no picture of an older run beside them.
    #expect(ToolRun(words).status == 1)
    #expect(
      try FileSystem.names(in: folder.path + "/out").filter { $0.hasSuffix(".diff.png") } == files)
  }

  @Test func `h04 pictures with long names are all compared and written`() throws {
    let path = PackageFolder.path + "/Tests/CommandsTests/Cases/h04/names.json"
    let root = try JSONDocument.parse(try FileSystem.read(path), file: path).root
    let all = try #require(root["names"]?.elements).compactMap(\.string)
    // As long as names of files can be; the ends tell them apart.
    let names = all.map { name in
      var name = name
      while (name + ".png").utf8.count > 255 { name.removeFirst() }
      return name
    }
    for name in names {
      _ = try picture("old/\(name).png")
      _ = try picture("new/\(name).png") { $0[0, 0] = 0xFF00_0000 }
    }
    let words = ["diff", folder.path + "/old", folder.path + "/new", "--out", folder.path + "/out"]
    let pairs = try #require(try ToolRun(words + ["--json"]).json()["pairs"]?.elements)
    #expect(Set(names).count == 5 && pairs.count == 5)
    let pictures = pairs.compactMap { $0["diff"]?.string }
    #expect(Set(pictures).count == 5)
    #expect(pictures.allSatisfy { FileSystem.exists($0) })
  }

  @Test func `no two pairs share a picture, nor a pair and the page`() throws {
    let names = [
      "A.png", "a.png", "b.PNG", "b.PNG.png", "c.png", "c.diff.png", "review/first/c.png",
      "review.html/d.png", "review.png", "caf\u{E9}.png", "cafe\u{301}.png",
    ]
    for name in names {
      _ = try picture("old/" + name)
      _ = try picture("new/" + name) { $0[0, 0] = 0xFF00_0000 }
    }
    // A folder of one side with the name of a picture of the other.
    _ = try picture("old/e.png/f.png")
    _ = try picture("new/e.png")
    let words = ["diff", folder.path + "/old", folder.path + "/new", "--out", folder.path + "/out"]
    let run = ToolRun(words + ["--json"])
    #expect(run.status == 4 && run.errors.contains("'\(folder.path)/old/e.png' is a folder"))
    let pairs = try #require(try run.json()["pairs"]?.elements)
    #expect(pairs.count == names.count + 2)
    let pictures = pairs.compactMap { $0["diff"]?.string }
    #expect(pictures.count == names.count)
    #expect(Set(pictures.map { $0.lowercased() }).count == names.count)
    for (pair, name) in zip(
      pairs, names.sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) })
    where pair["status"]?.string == "differs" {
      #expect(FileSystem.exists(pair["diff"]?.string ?? name))
    }
    let shown = try #require(try page()["cells"]?.elements).flatMap { cell in
      ["golden", "difference", "snapshot"].compactMap { cell[$0]?.elements?.first?.string }
    }
    #expect(shown.count == names.count * 3 + 1)
    #expect(Set(shown.map { $0.lowercased() }).count == shown.count)
    #expect(shown.allSatisfy { FileSystem.exists("\(folder.path)/out/\($0)") })
  }

  @Test func `what is compared is never written over`() throws {
    let one = try picture("y.png")
    let other = try picture("y.diff.png") { $0[0, 0] = 0xFF00_0000 }
    let before = try FileSystem.read(other)
    let run = ToolRun("diff", other, one, "--out", folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "'\(other)' would be written over, and is compared. Name another folder with --out.\n")
    #expect(try FileSystem.read(other) == before)
    _ = try picture("old/new/a.png")
    _ = try picture("new/new/a.png") { $0[0, 0] = 0xFF00_0000 }
    let folders = ToolRun("diff", folder.path + "/old", folder.path + "/new", "--out", folder.path)
    #expect(folders.status == 2)
    #expect(
      folders.errors
        == "'\(folder.path)/new/a.diff.png' would be written among the pictures of "
        + "'\(folder.path)/new', which are compared. Name another folder with --out.\n")
  }

  @Test func `pictures that cannot be written lose no verdict`() throws {
    for name in ["a.png", "b.png"] {
      _ = try picture("old/" + name)
      _ = try picture("new/" + name) { $0[0, 0] = 0xFF00_0000 }
    }
    try folder.write("mine", to: "out")
    let (old, new, out) = (folder.path + "/old", folder.path + "/new", folder.path + "/out")
    let run = ToolRun("diff", old, new, "--out", out)
    #expect(run.status == 4)
    func verdict(_ name: String) -> String {
      "\(new)/\(name): 1 of 800 pixels differs, by at most 153 of 255, within x 0–1, y 0–1. An exact "
        + "match is required.\n"
    }
    // Four pictures a pair and the page.
    #expect(
      run.errors == verdict("a.png") + verdict("b.png")
        + "'\(out)/a.diff.png' is not a folder, or a part of the path is a file.\n"
        + "8 more files could not be written.\n")
    #expect(run.output == "0 of 2 pictures match; 2 differ, 0 added, 0 removed, 0 failed.\n")
    let json = ToolRun("diff", old, new, "--out", out, "--json")
    #expect(json.status == 4)
    #expect(try json.json()["counts"]?["differs"]?.number?.integer == 2)
    #expect(try FileSystem.read(out) == Array("mine".utf8))
    let single = ToolRun("diff", old + "/a.png", new + "/a.png", "--out", out)
    #expect(single.status == 4 && single.errors.hasPrefix("1 of 800 pixels differs, "))
  }
}
