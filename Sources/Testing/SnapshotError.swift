/// Why an assertion could not draw or compare anything.
enum SnapshotError: Error, Equatable {
  /// The mistakes in the theme's file.
  case theme([String])
  /// Fonts, goldens or memory.
  case environment(String)
  /// A mockup has no such state.
  case state(String, mockup: String, known: [String])
  /// Axes without a value draw nothing.
  case nothingPlanned
}

extension SnapshotError: CustomStringConvertible {
  var description: String {
    switch self {
    case .theme(let mistakes): mistakes.joined(separator: "\n")
    case .environment(let message): message
    case .state(let state, let mockup, let known):
      "'\(mockup)' has no state '\(state)'. It has \(known.joined(separator: ", "))."
    case .nothingPlanned:
      "Nothing was compared: an axis has no value. Give each at least one."
    }
  }
}
