import Glibc

/// Which goldens a run of tests writes: none, unless a person asks for it by a variable.
///
/// A view that only a test knows cannot be recorded by `render record`. The variable
/// TINTYPE_RECORD is `missing`, `failed` or `all`, as the tool's flags are; where CI is set, it is
/// not looked at, and nothing is ever written.
enum RecordingMode: String {
  case never
  case missing
  case failed
  case all

  static let variable = "TINTYPE_RECORD"

  /// What the environment asks for.
  static var asked: RecordingMode {
    mode(
      of: getenv(variable).map { String(cString: $0) }, ci: getenv("CI").map { String(cString: $0) }
    )
  }

  static func mode(of value: String?, ci: String?) -> RecordingMode {
    let isCI = !["", "0", "false", "no"].contains(ci?.lowercased() ?? "")
    guard !isCI, let value else { return .never }
    return RecordingMode(rawValue: value) ?? .never
  }

  var writesMissing: Bool { self == .missing || self == .all }
  var writesFailed: Bool { self == .failed || self == .all }
}
