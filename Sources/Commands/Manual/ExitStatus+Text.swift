extension ExitStatus: CaseIterable {
  static let allCases: [ExitStatus] = [.done, .checkFailed, .usage, .badInput, .couldNotRun]

  /// What it tells, in a sentence.
  var text: String {
    switch self {
    case .done: "All is well."
    case .checkFailed:
      "A check failed: goldens differ, or fonts, texts or contrast are not as asked."
    case .usage: "The command line is mistaken; nothing was done."
    case .badInput:
      "An input is mistaken or cannot be read; with --lenient a theme's mistakes count not."
    case .couldNotRun: "It could not run: a file cannot be written, a picture not be drawn."
    }
  }
}
