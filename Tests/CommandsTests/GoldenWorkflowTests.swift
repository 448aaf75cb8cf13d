import Testing
import TintypeGraphics
import TintypeJSONText
import TintypePrimitives

struct GoldenWorkflowTests {
  private let folder = TemporaryFolder()
  private var golden: String { folder.path + "/Golden" }
  private var theme: String { folder.path + "/t.theme.json" }
  private var cell: String { "send-button/enabled/light-large-en-iphone-16@2x" }
  private var file: String { "\(golden)/t/\(cell).png" }

  private func run(_ arguments: String..., environment: [String: String] = [:]) -> ToolRun {
    ToolRun(
      arguments + [
        "--theme", theme, "--golden", golden, "--home", PackageFolder.path,
      ], environment: environment)
  }

  private func verify(_ arguments: String...) -> ToolRun {
    ToolRun(
      ["verify"] + arguments + [
        "--theme", theme, "--golden", golden, "--home", PackageFolder.path, "--out",
        folder.path + "/out",
      ])
  }

  private func setTheme(_ accent: String) throws {
    try folder.write(
      """
      {
        "name": "t",
        "light": {
          "accent1": "\(accent)"
        },
        "dark": { "accent1": "#5ED3A8" }
      }
      """, to: "t.theme.json")
  }

  private func recorded() throws {
    try setTheme("#0A6B4F")
    let run = run("record", "--only", "send-button")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// All files of the goldens with their bytes.
  private func contents() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    func walk(_ path: String) throws {
      for name in try FileSystem.names(in: path) {
        let child = "\(path)/\(name)"
        if FileSystem.isFolder(child) {
          try walk(child)
        } else {
          files[child] = try FileSystem.read(child)
        }
      }
    }
    try walk(golden)
    return files
  }

  @Test func `what was recorded verifies, by hashes or by drawing`() throws {
    try recorded()
    let quick = verify("--only", "send-button", "--json")
    #expect(quick.status == 0)
    let counts = try quick.json()["counts"]
    #expect(counts?["cached"]?.number?.integer == 4 && counts?["compared"]?.number?.integer == 4)
    #expect(counts?["drawn"]?.number?.integer == 0)
    #expect(!FileSystem.exists(folder.path + "/out"))
    let drawn = try verify("--only", "send-button", "--json", "--draw-all").json()["counts"]
    #expect(drawn?["drawn"]?.number?.integer == 4 && drawn?["passed"]?.number?.integer == 4)
    #expect(
      verify("--only", "send-button").output == """
        The system font (San Francisco) cannot be shipped: Inter stands in.
        4 of 4 goldens match, 4 of them by their hashes.

        """
        || verify("--only", "send-button").output
          == "4 of 4 goldens match, 4 of them by their hashes.\n"
    )
  }

  @Test func `recording twice writes nothing the second time`() throws {
    try recorded()
    let first = try contents()
    #expect(first.count == 6)
    let again = run("record", "--only", "send-button")
    #expect(again.output.hasSuffix("4 goldens in \(golden)/t: 0 new, 0 changed, 4 as they were.\n"))
    #expect(try contents() == first)
  }

  @Test func `one step of one channel of one token is found, placed and named`() throws {
    try recorded()
    let before = try PNGReader().read(FileSystem.read(file)).bitmap
    try setTheme("#0A6B50")
    let run = verify("--only", "send-button")
    #expect(run.status == 1)

    let stem = "\(folder.path)/out/t/\(cell)"
    let after = try PNGReader().read(FileSystem.read(stem + ".png")).bitmap
    var changed: [(x: Int, y: Int)] = []
    for y in 0..<before.size.height {
      for x in 0..<before.size.width where before[x, y] != after[x, y] { changed.append((x, y)) }
    }
    let (left, right) = (changed.map(\.x).min() ?? 0, changed.map(\.x).max() ?? 0)
    let (top, bottom) = (changed.map(\.y).min() ?? 0, changed.map(\.y).max() ?? 0)
    #expect(changed.count > 1000)
    func points(_ pixels: Int) -> String {
      pixels.isMultiple(of: 2) ? "\(pixels / 2)" : "\(pixels / 2).5"
    }
    func grouped(_ number: Int) -> String {
      number < 1000
        ? "\(number)"
        : grouped(number / 1000) + "," + String("\(1000 + number % 1000)".dropFirst())
    }
    #expect(
      run.errors == """
        t/\(cell): \(grouped(changed.count)) of \(grouped(before.size.area)) pixels differ, by at \
        most 1 of 255, within x \(points(left))–\(points(right + 1)), \
        y \(points(top))–\(points(bottom + 1)). An exact match is required.
          cause     sendButtonEnabledBackground ← accent1 (override, \(theme):4)
          golden    \(file)
          snapshot  \(stem).png
          diff      \(stem).diff.png
        Accept: render accept t/\(cell) --theme \(theme) --golden \(golden) \
        --home \(PackageFolder.path)

        """)
    let difference = try PNGReader().read(FileSystem.read(stem + ".diff.png"))
    #expect(difference.size.width == 3 * before.size.width + 32)

    let json = verify("--only", "send-button", "--json")
    #expect(json.status == 1)
    let record = try json.json()
    #expect(try FileSystem.read(folder.path + "/out/run.json") == Array(json.output.utf8))
    let failed = try #require(record["cells"]?.elements?.first { $0["id"]?.string == cell })
    #expect(failed["status"]?.string == "differs")
    #expect(failed["difference"]?["pixels"]?.number?.integer == changed.count)
    #expect(failed["difference"]?["maxDelta"]?.number?.integer == 1)
    let cause = failed["difference"]?["areas"]?.elements?.first?["causes"]?.elements?.first
    #expect(cause?["kind"]?.string == "token" && cause?["name"]?.string == "accent1")
    #expect(cause?["alias"]?.elements?.compactMap(\.string) == ["sendButtonEnabledBackground"])
    #expect(cause?["line"]?.number?.integer == 4)
    #expect(record["counts"]?["differ"]?.number?.integer == 1)
    #expect(record["counts"]?["passed"]?.number?.integer == 3)
  }

  @Test func `the accept command of a message accepts that cell and no other`() throws {
    try recorded()
    try setTheme("#335577")
    let message = verify("--only", "send-button")
    let line = try #require(message.errors.split(separator: "\n").last { $0.hasPrefix("Accept: ") })
    let words = line.split(separator: " ").dropFirst(2).map(String.init)
    let before = try contents()
    let accepted = ToolRun(words)
    #expect(accepted.status == 0)
    #expect(
      accepted.output.hasSuffix("1 golden in \(golden)/t: 0 new, 1 changed, 0 as they were.\n"))
    let after = try contents()
    #expect(
      after.keys.filter { after[$0] != before[$0] }.sorted()
        == [
          "\(golden)/t/inputs.json", "\(golden)/t/manifest.json", file,
        ].sorted())
    #expect(verify("--only", "send-button").status == 0)
  }

  @Test func `many differences are summed up by cause`() throws {
    try setTheme("#0A6B4F")
    #expect(run("record", "--only", "send-button", "--only", "input-bar").status == 0)
    try setTheme("#335577")
    let changed = verify("--only", "send-button", "--only", "input-bar")
    let record = try verify("--only", "send-button", "--only", "input-bar", "--json").json()
    let count = try #require(record["counts"]?["differ"]?.number?.integer)
    #expect(count > 5)
    #expect(
      changed.errors.hasSuffix(
        """

        \(count) cells differ, by cause:
          accent1 (override, \(theme):4)  \(count) cells  render accept --cause accent1 --theme \
        \(theme) --golden \(golden) --home \(PackageFolder.path)

        """))
  }

  @Test func `accepting some cells leaves the causes of the others known`() throws {
    try setTheme("#0A6B4F")
    #expect(run("record", "--only", "send-button", "--only", "voice-button").status == 0)
    try setTheme("#335577")
    #expect(run("accept", "t/send-button").status == 0)
    let rest = verify("--only", "voice-button", "--only", "send-button")
    #expect(rest.status == 1)
    #expect(rest.errors.contains("accent1 (override, \(theme):4)"))
    #expect(!rest.errors.contains("unknown"))
    #expect(!rest.errors.contains("t/send-button"))
  }

  @Test func `a golden that is missing, broken, of another size or nobody's is told apart`() throws
  {
    try recorded()
    let stem = "\(golden)/t/send-button"
    try FileSystem.remove(stem + "/enabled/dark-large-en-iphone-16@2x.png")
    try folder.write(
      "no picture", to: "Golden/t/send-button/enabled/light-large-en-iphone-16@2x.png")
    let small = PNGWriter().write(Bitmap(size: PixelSize(width: 3, height: 2), isOpaque: true))
    try folder.write(small, to: "Golden/t/send-button/disabled/light-large-en-iphone-16@2x.png")
    try folder.write(small, to: "Golden/t/gone/plain/light-large-en-iphone-16@2x.png")

    let run = verify("--only", "send-button")
    #expect(run.status == 4)
    let out = folder.path + "/out/t/send-button"
    func accept(_ id: String) -> String {
      "Accept: render accept t/\(id) --theme \(theme) --golden \(golden) --home "
        + PackageFolder.path
    }
    let missing = "send-button/enabled/dark-large-en-iphone-16@2x"
    #expect(
      run.errors.contains(
        """
        t/\(missing): It has no golden yet. Look at the snapshot, then accept it.
          snapshot  \(out)/enabled/dark-large-en-iphone-16@2x.png
        \(accept(missing))

        """))
    #expect(run.errors.contains("t/\(cell): The golden cannot be read. "))
    let resized = "send-button/disabled/light-large-en-iphone-16@2x"
    #expect(
      run.errors.contains("t/\(resized): The golden has 3x2 pixels, the snapshot 786x"))
    #expect(run.errors.contains("  diff      \(folder.path)/out/t/\(resized).diff.png\n"))
    #expect(!run.errors.contains("t/gone"))
    #expect(
      run.output.contains(
        "1 of 4 goldens match, 1 of them by their hashes; 1 differ; 1 missing; 1 failed.\n"))

    let whole = verify("--json")
    #expect(whole.status == 4)
    #expect(
      whole.errors.contains(
        "t/gone/plain/light-large-en-iphone-16@2x: The golden belongs to no cell. Remove "
          + "'\(golden)/t/gone/plain/light-large-en-iphone-16@2x.png', or restore its mockup and "
          + "state.\n"))
    let record = try whole.json()
    let statuses = try #require(record["cells"]).texts("status")
    for status in ["missing", "unreadable", "wrong-size", "orphan", "cached"] {
      #expect(statuses.contains(status))
    }
    #expect(record["counts"]?["orphan"]?.number?.integer == 1)
  }

  @Test func `nothing compared is a failure`() throws {
    try setTheme("#0A6B4F")
    let run = verify("--only", "send-button/enabled")
    #expect(run.status == 1)
    #expect(
      run.errors.hasSuffix(
        "Nothing was compared: '\(golden)/t' has no golden of these cells. Write them with 'render "
          + "record'.\n"))
  }

  @Test func `goldens of other axes are verified too, and left out when axes are given`() throws {
    try recorded()
    #expect(run("record", "--only", "send-button", "--locale", "ar", "--mode", "dark").status == 0)
    let all = try verify("--only", "send-button", "--json").json()
    #expect(all["counts"]?["planned"]?.number?.integer == 6)
    let some = try verify("--only", "send-button", "--mode", "light", "--json").json()
    #expect(some["counts"]?["planned"]?.number?.integer == 2)
    #expect(some["counts"]?["skipped"]?.number?.integer == 4)
  }

  @Test(arguments: ["record", "accept"])
  func `in CI nothing is written`(command: String) throws {
    try setTheme("#0A6B4F")
    let run = run(command, environment: ["CI": "true"])
    #expect(run.status == 2)
    #expect(
      run.errors
        == "Goldens are never written in CI, and the variable CI is 'true'. Run this on your own "
        + "machine, look at what changed, and commit it.\n")
    #expect(!FileSystem.exists(golden))
    #expect(self.run("list", environment: ["CI": "true"]).status == 2)
  }

  @Test func `a change of the renderer is told from a change of the theme`() throws {
    try recorded()
    let manifest = "\(golden)/t/manifest.json"
    let text = String(decoding: try FileSystem.read(manifest), as: UTF8.self)
    let renderer = try #require(
      text.firstRange(of: "\"renderer\":\"").map { text[$0.upperBound...].prefix(32) })
    try FileSystem.writeAtomically(
      text.replacing(renderer, with: String(repeating: "0", count: 32)), to: manifest)
    #expect(
      try verify("--only", "send-button", "--json").json()["counts"]?["drawn"]?.number?.integer == 4
    )
    let golden = try PNGReader().read(FileSystem.read(file)).bitmap
    golden[40, 20] ^= 1
    let altered = PNGWriter().write(golden, scale: 2)
    let told = String(decoding: try FileSystem.read(manifest), as: UTF8.self)
    try FileSystem.writeAtomically(
      told.replacing(
        "\(ContentHash(of: try FileSystem.read(file)))", with: "\(ContentHash(of: altered))"),
      to: manifest)
    try FileSystem.writeAtomically(altered, to: file)
    let run = verify("--only", "send-button")
    #expect(run.status == 1)
    #expect(run.errors.contains("1 of \(golden.size.area / 1000),"))
    #expect(run.errors.contains("  cause     the renderer\n"))
  }

  @Test func `a golden altered behind the manifest's back is found without drawing all`() throws {
    try recorded()
    let golden = try PNGReader().read(FileSystem.read(file)).bitmap
    golden[40, 20] ^= 1
    try FileSystem.writeAtomically(PNGWriter().write(golden, scale: 2), to: file)
    let run = verify("--only", "send-button")
    #expect(run.status == 1)
    #expect(run.errors.contains("  cause     the golden's own file\n"))
    #expect(self.run("accept", "--cause", "golden", "--only", "send-button").status == 0)
    #expect(verify("--only", "send-button").status == 0)
  }

  @Test func `a broken manifest is one message and exit code 4`() throws {
    try recorded()
    try folder.write("{", to: "Golden/t/manifest.json")
    let run = verify()
    #expect(run.status == 4)
    #expect(run.errors.hasPrefix("\(golden)/t/manifest.json:1:"))
    #expect(run.errors.hasSuffix("Restore the file from version control, or record all goldens.\n"))
  }
}
