import Testing
import TintypeJSONText
import TintypePrimitives

/// Faults of the file system, made with bubblewrap: permissions do not bind root.
@Suite(
  .enabled(
    if: Sandbox.isPossible,
    "bubblewrap cannot make a user namespace here; allow it, or run these tests elsewhere"))
struct SandboxTests {

  private let folder = TemporaryFolder()
  private var out: String { folder.path + "/out" }

  private func render(_ sandbox: [String], _ arguments: [String]) throws -> RenderProcess {
    try RenderProcess(
      program: "/usr/bin/bwrap",
      sandbox + [RenderProcess.products + "/render"] + arguments + ["--home", PackageFolder.path],
      environment: ["HOME": "/root"])
  }

  @Test func `read-only output is one message and exit code 4`() throws {
    let run = try render(
      ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"],
      ["--only", "title-bar/default", "--out", out])
    #expect(run.status == 4 && run.output.isEmpty)
    #expect(
      run.errors
        == "'\(out)' is on a read-only file system. Choose another folder with --out.\n")
  }

  @Test func `goldens on a read-only disk verify, and cannot be recorded`() throws {
    let arguments = ["--golden", folder.path + "/Golden", "--only", "title-bar/default"]
    let recorded = try RenderProcess(["record", "--home", PackageFolder.path] + arguments)
    #expect(recorded.status == 0, "\(recorded.errors)")
    let sandbox = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
    #expect(try render(sandbox, ["verify"] + arguments).status == 0)
    try FileSystem.remove(
      folder.path + "/Golden/acme/title-bar/default/dark-large-en-iphone-16@2x.png")
    let verified = try render(sandbox, ["verify", "--out", out] + arguments)
    #expect(verified.status == 4)
    #expect(verified.errors.contains("It has no golden yet."))
    #expect(verified.errors.contains("is on a read-only file system."))
    let record = try render(sandbox, ["record"] + arguments)
    #expect(record.status == 4)
    #expect(record.errors.contains("is on a read-only file system."))
  }

  @Test func `a full disk is one message and exit code 4, and nothing is half-written`() throws {
    try FileSystem.makeFolder(out)
    try FileSystem.makeFolder(folder.path + "/kept")
    let script = """
      "$1" --home "$2" --out "$3" --mode all --only 'title-bar' --only conversation; status=$?
      cp -r "$3/." "$4"; find "$3" -name '*.partial' >"$4/partial"; exit $status
      """
    let run = try RenderProcess(
      program: "/usr/bin/bwrap",
      [
        "--bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--size", "65536", "--tmpfs", out,
        "/bin/sh", "-c", script, "sh", RenderProcess.products + "/render", PackageFolder.path, out,
        folder.path + "/kept",
      ], environment: ["HOME": "/root", "PATH": "/usr/bin:/bin"])
    #expect(run.status == 4)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasSuffix("could not be written: the disk is full. Free some space.\n"))
    #expect(try FileSystem.read(folder.path + "/kept/partial").isEmpty)
    #expect(!FileSystem.exists(folder.path + "/kept/run.json"))
    var sound = 0
    for state in try FileSystem.names(in: folder.path + "/kept/acme/title-bar") {
      let path = "\(folder.path)/kept/acme/title-bar/\(state)"
      for name in try FileSystem.names(in: path) where name.hasSuffix(".json") {
        _ = try JSONDocument.parse(try FileSystem.read("\(path)/\(name)"), file: name)
        sound += 1
      }
    }
    #expect(sound >= 0)
  }
}
