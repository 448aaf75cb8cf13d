import AcmeMockups
import Testing
import TintypeGraphics
import TintypePrimitives

/// Shards and their join, held to the run that draws everything.
struct MergeTests {
  private let fixture = GoldenFixture()
  private var folder: String { fixture.folder.path }
  private let cells = [
    "--only", "send-button/*", "--only", "title-bar/*", "--only", "*-link", "--only", "toast",
  ]

  private func shard(_ part: String, _ command: String, _ more: [String] = []) -> ToolRun {
    ToolRun(
      [command, "--shard", part, "--out", "\(folder)/\(part.prefix(1))", "--mode", "all"] + cells
        + (command == "verify" ? fixture.flags : fixture.themeFlags) + more)
  }

  private func merge(_ names: String..., out: String = "joined") -> ToolRun {
    ToolRun(
      ["merge"] + names.map { "\(folder)/\($0)" } + ["--out", "\(folder)/\(out)", "--json"])
  }

  /// The files below a folder by their paths from it, pictures as their pixels.
  ///
  /// isa-l gives the same pixels other bytes about once in 5,000 pictures on a busy machine.
  private func files(_ name: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (path, bytes) in try fixture.contents("\(folder)/\(name)") {
      files[String(path.dropFirst(folder.utf8.count + name.utf8.count + 2))] =
        path.hasSuffix(".png") ? try Self.pixels(bytes) : bytes
    }
    return files
  }

  private static func pixels(_ bytes: [UInt8]) throws -> [UInt8] {
    let image = try PNGReader().read(bytes)
    return Array("\(image.size)".utf8)
      + image.straight.pixels.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
  }

  @Test func `three shards are the whole run, in pixels, records and pages`() throws {
    try fixture.setTheme(surface: "#0A6B50")
    let whole = ToolRun(
      ["snapshot", "--out", folder + "/whole", "--json", "--mode", "all"] + cells
        + fixture.themeFlags)
    let parts = ["1/3", "2/3", "3/3"].map { shard($0, "snapshot") }
    let drawn = try ["1", "2", "3"].map { try files($0).keys.filter { $0.hasSuffix(".png") }.count }
    #expect(drawn.allSatisfy { $0 > 0 } && drawn.reduce(0, +) == 26)
    let joined = merge("3", "1", "2")
    #expect(joined.status == whole.status, "\(joined.errors)")
    #expect(whole.status == parts.map(\.status).max())
    #expect(
      joined.output.replacing("/joined/", with: "/whole/") == whole.output)
    let (one, other) = (try files("whole"), try files("joined"))
    #expect(one.keys.sorted() == other.keys.sorted())
    for (name, bytes) in one where name != "run.json" {
      #expect(other[name] == bytes, "\(name)")
    }
    #expect(other["run.json"] == Array(joined.output.utf8))
  }

  @Test func `shards of a run that fails are joined with their review`() throws {
    try fixture.setTheme()
    #expect(fixture.run("record", "--mode", "all", "--only", "send-button/*").status == 0)
    try fixture.setTheme(accent: "#B4235A")
    let whole = ToolRun(
      ["verify", "--out", folder + "/whole", "--json", "--mode", "all"] + cells + fixture.flags)
    for part in ["1/3", "2/3", "3/3"] { _ = shard(part, "verify") }
    let joined = merge("1", "2", "3")
    #expect(whole.status == 1 && joined.status == 1, "\(joined.errors)")
    #expect(joined.output.replacing("/joined/", with: "/whole/") == whole.output)
    let (one, other) = (try files("whole"), try files("joined"))
    #expect(one.keys.sorted() == other.keys.sorted())
    #expect(one.keys.contains("review.html"))
    for (name, bytes) in one where name != "run.json" {
      #expect(other[name] == bytes, "\(name)")
    }
  }

  @Test func `a golden without a cell is told by one shard, and by the join`() throws {
    func run(_ arguments: String...) -> ToolRun {
      ToolRun(arguments + fixture.flags, mockups: [LoyaltyCardMockup.self])
    }
    try fixture.setTheme()
    #expect(run("record").status == 0)
    let orphan = "gone/default/light-large-en-iphone-16@2x"
    try fixture.folder.write([1], to: "Golden/t/\(orphan).png")
    let whole = run("verify", "--json", "--out", folder + "/whole")
    let told = ["1/2", "2/2"].map {
      run("verify", "--shard", $0, "--out", "\(folder)/\($0.prefix(1))")
    }
    #expect(told.map(\.status).sorted() == [0, 1])
    #expect(told.count { $0.errors.contains("belongs to no cell") } == 1)
    let joined = merge("1", "2")
    #expect(whole.status == 1 && joined.status == 1)
    #expect(joined.output == whole.output && joined.output.contains(orphan))
    #expect(try files("joined") == files("whole"))
  }

  @Test func `shards that all pass leave nothing but their records, and the join nothing`() throws {
    try fixture.setTheme()
    #expect(fixture.run("record", "--mode", "all", "--only", "send-button/*").status == 0)
    let flags = ["verify", "--mode", "all", "--only", "send-button/*"] + fixture.flags
    for part in ["1/2", "2/2"] {
      let run = ToolRun(flags + ["--shard", part, "--out", "\(folder)/\(part.prefix(1))"])
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        try FileSystem.names(in: "\(folder)/\(part.prefix(1))") == ["run.json", "shard.json"])
    }
    let joined = ToolRun("merge", folder + "/1", folder + "/2", "--out", folder + "/joined")
    #expect(joined.status == 0)
    #expect(joined.output == "4 of 4 goldens match, by 2 shards.\n")
    #expect(!FileSystem.exists(folder + "/joined"))
  }

  @Test func `without folders there is nothing to merge`() {
    let run = ToolRun("merge")
    #expect(run.status == 2)
    #expect(
      run.errors == "'merge' needs the folders of the shards: render merge DIR… --out DIR.\n")
  }

  @Test func `a folder is not joined into itself, and goldens are not written over`() throws {
    try fixture.setTheme()
    _ = shard("1/1", "snapshot")
    #expect(
      merge("1", out: "1").errors == "'\(folder)/1' is the folder of a shard. Name another with "
        + "--out.\n")
    try fixture.folder.write("{}", to: "goldens/t/manifest.json")
    #expect(
      merge("1", out: "goldens").errors
        == "'\(folder)/goldens' is a folder of goldens, which only 'record' and 'accept' write. Name "
        + "another with --out.\n")
  }

  @Test func `what is no shard is told of every folder at once`() throws {
    try fixture.folder.write("", to: "empty/x")
    try fixture.folder.write("{", to: "broken/shard.json")
    try fixture.folder.write("{}", to: "broken/run.json")
    try fixture.folder.write(#"{"version": 9}"#, to: "newer/shard.json")
    try fixture.folder.write("{}", to: "newer/run.json")
    let run = merge("empty", "broken", "newer")
    #expect(run.status == 3)
    #expect(
      run.errors == """
        '\(folder)/empty' has no shard.json: it is not what a run with --shard wrote. Name the --out \
        of each shard.
        '\(folder)/broken/shard.json' is broken. Run the shard again.
        '\(folder)/newer/shard.json' is of another version of this tool. Run all shards and merge \
        them with one version.

        """)
  }

  @Test func `shards of other runs are refused, and say why`() throws {
    try fixture.setTheme()
    _ = shard("1/2", "snapshot")
    func refusal(_ change: (inout String) -> Void, run: ((inout String) -> Void)? = nil) throws
      -> String
    {
      var record = String(decoding: try FileSystem.read(folder + "/2/shard.json"), as: UTF8.self)
      change(&record)
      if let run {
        var text = String(decoding: try FileSystem.read(folder + "/2/run.json"), as: UTF8.self)
        let old = "\(ContentHash(of: text))"
        run(&text)
        record = record.replacing(old, with: "\(ContentHash(of: text))")
        try fixture.folder.write(text, to: "other/run.json")
      } else {
        try fixture.folder.write(FileSystem.read(folder + "/2/run.json"), to: "other/run.json")
      }
      try fixture.folder.write(record, to: "other/shard.json")
      let merged = merge("1", "other")
      #expect(merged.status == 3)
      return merged.errors.replacing(folder, with: "")
    }
    _ = shard("2/2", "snapshot")
    #expect(
      try refusal { $0.replace("\"command\":\"snapshot\"", with: "\"command\":\"verify\"") }
        == "'/1' and '/other' are of two commands, 'snapshot' and 'verify'. Merge the shards of one "
        + "run.\n")
    #expect(
      try refusal { $0.replace("\"shard\":\"2/2\"", with: "\"shard\":\"2/3\"") }
        == "'/1' and '/other' are shards 1/2 and 2/3, of two runs. Merge the shards of one run.\n")
    #expect(
      try refusal { $0.replace("\"theme\":\"t\"", with: "\"theme\":\"u\"") }
        == "'/1' and '/other' drew two themes, 't' and 'u'. Merge the shards of one run.\n")
    #expect(
      try refusal({ _ in }, run: { $0.replace("\"fonts\": \"", with: "\"fonts\": \"0") })
        == "'/1' and '/other' were drawn with other fonts. Run all shards with the same build, "
        + "libraries and fonts.\n")
    try fixture.setTheme(accent: "#B4235A")
    _ = shard("2/2", "snapshot")
    #expect(
      try refusal { _ in }
        == "'/1' and '/other' drew 't' with other values. Run all shards with the same files and "
        + "settings.\n")
    try fixture.setTheme()
    _ = shard("2/2", "snapshot", ["--text-size", "large,small"])
    #expect(
      try refusal { _ in }
        == "'/1' and '/other' are of two plans, of 26 cells and of 52. Give every shard the same "
        + "flags and goldens.\n")
    try fixture.folder.write("{}", to: "2/run.json")
    #expect(
      try refusal { _ in }
        == "'/other/run.json' is not what shard 2/2 wrote. Run the shard again.\n")
  }

  @Test func `a gap and a shard that is there twice are told`() throws {
    try fixture.setTheme()
    for part in ["1/4", "2/4"] { _ = shard(part, "snapshot") }
    let run = merge("1", "2", "1")
    #expect(run.status == 3)
    #expect(
      run.errors == """
        Shard 1/4 is there 2 times: '\(folder)/1', '\(folder)/1'. Leave out all but one.
        Shards 3/4, 4/4 are missing. Run them, and name their folders, too.

        """)
    _ = shard("3/4", "snapshot")
    #expect(
      merge("1", "2", "3").errors
        == "Shard 4/4 is missing. Run it, and name its folder, too.\n")
  }

  @Test func `a picture that is gone is told`() throws {
    try fixture.setTheme()
    _ = shard("1/1", "snapshot")
    let picture = "\(folder)/1/t/title-bar/default/light-large-en-iphone-16@2x.png"
    try FileSystem.remove(picture)
    let run = merge("1")
    #expect(run.status == 3)
    #expect(run.errors == "'\(picture)' does not exist. Check the path.\n")
  }
}
