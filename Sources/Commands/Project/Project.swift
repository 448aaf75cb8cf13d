import Glibc
import TintypePrimitives

/// The settings of a team's project, as its `render.json` has them; flags win over them.
struct Project {
  /// The name of the file.
  static let fileName = "render.json"

  /// The file; nil without one.
  var path: String?
  /// The values by the flag that they stand for.
  var values: [Flag: [GivenValue]] = [:]
  /// How much each finding weighs; nil passes over it.
  var severities: [ProblemCode: Problem.Severity?] = [:]
  /// Cells beside those of the matrix.
  var include: [MatrixRule] = []
  /// Cells of the matrix that are left out.
  var exclude: [MatrixRule] = []
  /// The manifest of pictures that the line names.
  var docs: DocsManifest?
  /// Every mistake in the file.
  var problems: [Problem] = []

  /// The nearest thing of that name, from a folder upwards, as seen from there; nil if there is none.
  ///
  /// Paths that it resolves stay short in messages, and name files of the repository in reports. A
  /// folder or a broken link counts: passing over it would draw what nobody asked for.
  static func find(from folder: String) -> String? {
    var folder = folder
    var steps = ""
    while true {
      if FileSystem.hasEntry(folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)") {
        return steps + fileName
      }
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      steps += "../"
    }
  }

  /// A path beside the file, as seen from the working folder; without a file it is left as it is.
  func sibling(_ name: String) -> String {
    guard let path, let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }

  /// The folder that the process works in.
  static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The finding with the weight that the project gives it; nil if it is passed over.
  func weighed(_ problem: Problem) -> Problem? {
    guard let severity = severities[problem.code] else { return problem }
    guard let severity else { return nil }
    var problem = problem
    problem.severity = severity
    return problem
  }

  /// How much the findings on pictures weigh.
  var severitySettings: SeveritySettings {
    SeveritySettings(
      severities.mapValues { severity in
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case nil: .off
        }
      })
  }
}
