import Glibc
import Testing
import TintypeGraphics
import TintypePrimitives

/// What else may stand where goldens do: pipes, sockets, devices, folders and links.
struct GoldenPlaceTests {
  private let fixture = GoldenFixture()
  private let cell = "send-button/enabled/light-large-en-iphone-16@2x"
  private let other = "send-button/disabled/light-large-en-iphone-16@2x"
  private let line = ["--only", "send-button", "--mode", "light"]

  /// What is no file, with the words that name it.
  enum Place: String, CaseIterable {
    case pipe = "is a named pipe, not a regular file. Copy its content to one."
    case socket = "is a socket, not a regular file. Copy its content to one."
    case device = "is a device, not a regular file. Copy its content to one."
    case folder = "is a folder; a file is needed here."

    func make(_ path: String) throws {
      switch self {
      case .pipe: #expect(mkfifo(path, 0o644) == 0)
      case .device: #expect(symlink("/dev/null", path) == 0)
      case .folder: try FileSystem.makeFolder(path)
      case .socket:
        // The name of a socket has 108 bytes; one in the folder has room.
        let folder = open(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]), O_RDONLY)
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = "/proc/self/fd/\(folder)/" + (path.split(separator: "/").last ?? "")
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        #expect(code == 0)
        close(descriptor)
        close(folder)
      }
    }

    func stands(at path: String) -> Bool {
      var status = stat()
      guard stat(path, &status) == 0 else { return false }
      let kind: mode_t =
        switch self {
        case .pipe: S_IFIFO
        case .socket: S_IFSOCK
        case .device: S_IFCHR
        case .folder: S_IFDIR
        }
      return status.st_mode & S_IFMT == kind
    }
  }

  @Test(arguments: Place.allCases)
  func `what is no file is named where a golden is expected, and is never opened`(
    _ place: Place
  ) throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    try FileSystem.remove(fixture.golden(cell))
    try place.make(fixture.golden(cell))
    let told = "'\(fixture.golden(cell))' \(place.rawValue)"

    let verified = ToolRun(["verify"] + line + fixture.flags + ["--out", fixture.out])
    #expect(verified.status == 4)
    #expect(
      verified.errors.hasSuffix(
        """
        t/\(cell): The golden cannot be read. \(told)
          snapshot  \(fixture.out)/t/\(cell).png

        """))
    try fixture.setTheme(surface: "#EEEEEE")
    for command in ["record", "accept"] {
      let run = ToolRun([command] + line + fixture.flags)
      #expect(run.status == 4)
      #expect(
        run.errors.hasSuffix(
          "t/\(cell): The golden cannot be replaced. \(told) Nothing was written for it.\n"))
      #expect(place.stands(at: fixture.golden(cell)))
    }
    // One such place keeps no other golden from being written.
    #expect(
      ToolRun(["verify", "--only", "send-button/disabled", "--mode", "light"] + fixture.flags)
        .status == 0)
    #expect(fixture.run("accept", "--prune").status == 0)
    #expect(place.stands(at: fixture.golden(cell)))
  }

  @Test(arguments: ["manifest.json", "manifest.pending.json", "inputs.json"])
  func `a pipe in place of a file of the goldens is one message`(_ name: String) throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let path = "\(fixture.golden)/t/\(name)"
    try FileSystem.remove(path)
    try Place.pipe.make(path)
    for command in ["record", "accept", "verify"] {
      let run = ToolRun([command] + line + fixture.flags)
      #expect(run.status == 4)
      #expect(run.errors.hasSuffix("'\(path)' \(Place.pipe.rawValue)\n"))
    }
  }

  @Test(arguments: Place.allCases)
  func `what is no file is named in folders that are compared`(_ place: Place) throws {
    let picture = PNGWriter().write(Bitmap(size: PixelSize(width: 3, height: 2), isOpaque: true))
    let (old, new) = (fixture.folder.path + "/old", fixture.folder.path + "/new")
    for name in ["a.png", "b.png"] { try fixture.folder.write(picture, to: "old/" + name) }
    try fixture.folder.write(picture, to: "new/b.png")
    try place.make(new + "/a.png")
    let run = ToolRun("diff", old, new, "--out", fixture.out)
    #expect(run.status == 4)
    #expect(run.errors == "\(new)/a.png: '\(new)/a.png' \(place.rawValue)\n")
    #expect(
      run.output.hasPrefix("1 of 2 pictures match; 0 differ, 0 added, 0 removed, 1 failed.\n"))
    try FileSystem.remove(old + "/a.png")
    let added = ToolRun("diff", old, new)
    if place != .folder {
      #expect(added.status == 4)
      #expect(
        added.errors
          == "\(new)/a.png: Only the second folder has it. '\(new)/a.png' \(place.rawValue)\n")
    }
  }

  @Test func `a link to a folder among the goldens is told, and nothing is written there`() throws {
    try fixture.setTheme()
    #expect(ToolRun(["record"] + line + fixture.flags).status == 0)
    let (inside, outside) = ("\(fixture.golden)/t/send-button", fixture.folder.path + "/elsewhere")
    #expect(rename(inside, outside) == 0)
    try fixture.folder.write("mine", to: "elsewhere/enabled/mine.partial")
    #expect(symlink(outside, inside) == 0)
    // A second name of a folder that is ours: its goldens are not nobody's.
    #expect(symlink("send-button", "\(fixture.golden)/t/old-button") == 0)
    let before = try fixture.contents(outside)
    func told(_ name: String) -> String {
      "'\(fixture.golden)/t/\(name)' is a link to a folder. Goldens are read through it, and none is "
        + "listed, written or removed there. Put a folder in its place.\n"
    }
    #expect(ToolRun(["verify"] + line + fixture.flags).status == 0)
    let whole = fixture.verify()
    #expect(whole.output.contains(told("old-button") + told("send-button")))
    #expect(!whole.errors.contains("belongs to no cell"))
    let pruned = fixture.run("accept", "--prune")
    #expect(pruned.status == 0)
    #expect(pruned.output.contains(told("old-button") + told("send-button")))
    try fixture.setTheme(accent: "#335577")
    let recorded = ToolRun(["record"] + line + fixture.flags)
    #expect(recorded.status == 4)
    #expect(
      recorded.errors.contains(
        "t/\(cell): The golden cannot be replaced. '\(inside)' is a link to a folder, through which "
          + "nothing is written. Put a folder in its place. Nothing was written for it.\n"))
    #expect(try fixture.contents(outside) == before)
  }

  @Test func `goldens are not written to a theme's folder that is a link`() throws {
    try fixture.setTheme()
    let elsewhere = fixture.folder.path + "/elsewhere"
    try FileSystem.makeFolder(elsewhere)
    try FileSystem.makeFolder(fixture.golden)
    #expect(symlink(elsewhere, fixture.golden + "/t") == 0)
    let run = ToolRun(["record"] + line + fixture.flags)
    #expect(run.status == 4)
    #expect(
      run.errors
        == "'\(fixture.golden)/t' is a link to a folder, through which nothing is written. Put a "
        + "folder in its place.\n")
    #expect(try FileSystem.names(in: elsewhere).isEmpty)
  }
}
