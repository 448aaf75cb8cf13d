import TintypeGraphics
import TintypePrimitives

/// A theme and its goldens in a folder of their own.
struct GoldenFixture {
  let folder = TemporaryFolder()
  var golden: String { folder.path + "/Golden" }
  var theme: String { folder.path + "/t.theme.json" }
  var out: String { folder.path + "/out" }

  /// The flags that name them.
  var flags: [String] {
    ["--theme", theme, "--golden", golden, "--home", PackageFolder.path]
  }

  /// The flags that name the theme and the tool's fonts.
  var themeFlags: [String] { ["--theme", theme, "--home", PackageFolder.path] }

  func run(_ arguments: String..., environment: [String: String] = [:]) -> ToolRun {
    ToolRun(arguments + flags, environment: environment)
  }

  func verify(_ arguments: String...) -> ToolRun {
    ToolRun(["verify"] + arguments + flags + ["--out", out])
  }

  /// Writes the theme; accent1 stands in line 4, surface1 in line 5.
  func setTheme(accent: String = "#0A6B4F", surface: String = "#FCFDFC") throws {
    try folder.write(
      """
      {
        "name": "t",
        "light": {
          "accent1": "\(accent)",
          "surface1": "\(surface)"
        }
      }
      """, to: "t.theme.json")
  }

  func golden(_ id: String) -> String { "\(golden)/t/\(id).png" }

  /// All files below a folder with their bytes.
  func contents(_ path: String) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileSystem.names(in: path) {
      let child = "\(path)/\(name)"
      if FileSystem.isFolder(child) {
        files.merge(try contents(child)) { $1 }
      } else {
        files[child] = try FileSystem.read(child)
      }
    }
    return files
  }
}
