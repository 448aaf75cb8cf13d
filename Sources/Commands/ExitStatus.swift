/// What the exit code of the tool tells; of several the gravest is returned.
enum ExitStatus: Int32, Comparable {
  case done = 0
  /// Goldens differ, or another check failed.
  case checkFailed = 1
  case usage = 2
  case badInput = 3
  case couldNotRun = 4

  /// The order in which they apply: 4, 2, 3, 1.
  private var gravity: Int {
    switch self {
    case .done: 0
    case .checkFailed: 1
    case .badInput: 2
    case .usage: 3
    case .couldNotRun: 4
    }
  }

  static func < (one: ExitStatus, other: ExitStatus) -> Bool { one.gravity < other.gravity }
}
