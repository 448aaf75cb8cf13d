import Glibc
import TintypePrimitives

/// Refuses to write where something would be lost: over goldens, inputs or another report.
struct WriteGuard {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Checks where the pictures and reports of a run go; `theme` is the theme's folder.
  ///
  /// Throws `CommandError` with every place that is refused.
  func check(theme: String) throws(CommandError) {
    var mistakes: [String] = []
    let golden = Self.identity(options.golden)
    let out = Self.identity(options.out)
    let manifests = ["", "/\(theme)"].map { Run.trimmed(options.out) + $0 + "/manifest.json" }
    if Self.isWithin(out, golden) || manifests.contains(where: FileSystem.exists) {
      mistakes.append(
        "'\(options.out)' is a folder of goldens, which only 'record' and 'accept' write. Name another"
          + " with --out.")
    }
    var known: [String: Flag] = [:]
    for (flag, path) in reports {
      let file = Self.identity(path)
      if let other = known[file] {
        mistakes.append(
          "'\(flag.text)' and '\(other.text)' both write '\(path)'. Name another file.")
      }
      known[file] = flag
      if inputs.contains(where: { Self.identity($0) == file }) {
        mistakes.append("'\(flag.text)' would write over '\(path)', which the run reads.")
      } else if Self.isWithin(file, golden) {
        mistakes.append("'\(flag.text)' would write '\(path)' among the goldens.")
      }
    }
    guard mistakes.isEmpty else { throw CommandError(.usage, mistakes) }
  }

  private var reports: [(Flag, String)] {
    [
      (.junit, options.junit), (.sarif, options.sarif), (.summary, options.summary),
      (.reg, options.reg),
    ].compactMap { flag, path in path.map { (flag, $0) } }
  }

  private var inputs: [String] {
    [options.theme, options.tokens, options.project.path, options.infoPlist].compactMap { $0 }
      + options.brandings + options.operands
  }

  /// Whether a path is a folder or lies in it, however both are written.
  static func isPath(_ path: String, within folder: String) -> Bool {
    isWithin(identity(path), identity(folder))
  }

  private static func isWithin(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }

  /// One name for a path however it is written, whether or not all of it exists.
  static func identity(_ path: String) -> String {
    if let known = realpath(path, nil) {
      defer { free(known) }
      return String(cString: known)
    }
    let trimmed = Run.trimmed(path)
    guard let slash = trimmed.lastIndex(of: "/") else { return identity(".") + "/" + trimmed }
    let folder = slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    let name = trimmed[trimmed.index(after: slash)...]
    if folder == trimmed { return trimmed }
    let parent = identity(folder)
    return parent == "/" ? "/\(name)" : "\(parent)/\(name)"
  }
}
