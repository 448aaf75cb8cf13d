import Testing
import TintypeJSONText
import TintypePrimitives

/// What surrounds a process must not change a pixel.
struct EnvironmentTests {
  private static let cells = ["conversation/default", "toast", "title-bar"]
  private static let home = ["HOME": "/root", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]

  /// The pixel hash of each cell, drawn by a process of its own.
  private static func hashes(
    _ environment: [String: String], _ flags: String...
  ) throws -> [String] {
    let folder = TemporaryFolder()
    let process = try RenderProcess(
      [
        "--mode", "all", "--locale", "en,ar,th", "--json", "--home", PackageFolder.path, "--out",
        folder.path,
      ] + cells.flatMap { ["--only", $0] } + flags, environment: environment)
    try #require(process.status == 0, "\(process.errors)")
    let record = try JSONDocument.parse(process.output, file: "stdout").root
    return try #require(record["cells"]).elements?.compactMap { cell in
      cell["id"]?.string.flatMap { id in cell["pixelHash"]?.string.map { "\(id) \($0)" } }
    } ?? []
  }

  private static let plain = Result { try hashes(home) }

  @Test(arguments: [
    ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"],
    ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "FC_LANG": "ja", "PANGO_LANGUAGE": "ja"],
    [:],
    ["HOME": "/root", "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"],
    ["HOME": "/root", "PIXMAN_DISABLE": "sse2 ssse3 mmx"],
    ["HOME": "/root", "PIXMAN_DISABLE": "sse2 ssse3 mmx fast"],
    ["HOME": "/root", "HB_SHAPER_LIST": "fallback", "FONTCONFIG_SYSROOT": "/nowhere"],
    ["TZ": "Asia/Kathmandu", "COLUMNS": "20", "MALLOC_PERTURB_": "165"],
  ])
  func `the environment does not change a pixel`(environment: [String: String]) throws {
    let plain = try Self.plain.get()
    #expect(plain.count >= 3 * 2 * 3)
    #expect(try Self.hashes(environment) == plain)
  }

  @Test(arguments: ["1", "2", "5"])
  func `the number of jobs does not change a pixel`(jobs: String) throws {
    #expect(try Self.hashes(Self.home, "--jobs", jobs) == Self.plain.get())
  }

  @Test func `fonts of the host do not change a pixel`() throws {
    let folder = TemporaryFolder()
    // A bold face under the name of the regular one's file, where fontconfig looks by default.
    let font = try FileSystem.read(PackageFolder.path + "/Fonts/Inter-Bold.otf")
    for place in [".fonts", ".local/share/fonts"] {
      try folder.write(font, to: "\(place)/Inter-Regular.otf")
    }
    let conf = """
      <?xml version="1.0"?><fontconfig><dir>\(folder.path)/.fonts</dir><match>
      <edit name="family" mode="assign"><string>Noto Sans Thai</string></edit></match></fontconfig>
      """
    try folder.write(conf, to: ".config/fontconfig/fonts.conf")
    #expect(
      try Self.hashes([
        "HOME": folder.path, "XDG_DATA_HOME": folder.path + "/.local/share",
        "FONTCONFIG_FILE": folder.path + "/.config/fontconfig/fonts.conf",
        "FONTCONFIG_PATH": folder.path + "/.config/fontconfig",
      ]) == Self.plain.get())
  }

  @Test func `500 fonts of the host and the state of its caches do not change a pixel`() throws {
    let folder = TemporaryFolder()
    let font = try FileSystem.read(
      PackageFolder.path + "/Tests/GraphicsTests/Cases/own/text/AcmeText-Regular.ttf")
    for number in 0..<500 {
      try folder.write(font, to: ".local/share/fonts/Acme-\(number).ttf")
    }
    let environment = [
      "HOME": folder.path, "XDG_DATA_HOME": folder.path + "/.local/share",
      "XDG_CACHE_HOME": folder.path + "/.cache", "LANG": "C.UTF-8",
    ]
    let cold = try Self.hashes(environment)
    let warm = try Self.hashes(environment)
    #expect(try cold == Self.plain.get())
    #expect(warm == cold)
    // Nothing of the host was even looked at.
    #expect(!FileSystem.exists(folder.path + "/.cache/fontconfig"))
  }

  @Test func `a copy elsewhere with its fonts draws the same`() throws {
    let folder = TemporaryFolder()
    for name in try FileSystem.names(in: PackageFolder.path + "/Fonts") {
      try folder.write(
        try FileSystem.read(PackageFolder.path + "/Fonts/" + name), to: "moved/Fonts/" + name)
    }
    let program = folder.path + "/moved/render"
    let copied = try RenderProcess(
      program: "/bin/cp", [RenderProcess.products + "/render", program])
    #expect(copied.status == 0)
    let process = try RenderProcess(
      program: program, ["--only", "toast", "--json", "--out", folder.path + "/out"])
    #expect(process.status == 0, "\(process.errors)")
    let record = try JSONDocument.parse(process.output, file: "stdout").root
    let hashes = try #require(record["cells"]).texts("pixelHash")
    let known = try Self.plain.get().filter {
      $0.hasPrefix("toast/") && $0.contains("/light-large-en-")
    }
    #expect(hashes == known.compactMap { $0.split(separator: " ").last.map(String.init) })
    #expect(!hashes.isEmpty)
  }
}
