/// What a review compares, for the words of its page.
public enum ReviewSubject: String, Hashable, Sendable, CaseIterable {
  /// Cells with their goldens.
  case goldens
  /// PNG files, of which nothing but their pixels is known.
  case pictures
  /// Cells in two versions of a theme.
  case themes

  /// What one of the things is called that are compared.
  var unit: String {
    switch self {
    case .goldens, .themes: "cell"
    case .pictures: "picture"
    }
  }

  /// What is said of one, and of several, that only the side before has.
  var orphans: (one: String, several: String) {
    switch self {
    case .goldens: (" golden has no cell", " goldens have no cell")
    case .pictures, .themes: (" is gone", " are gone")
    }
  }

  /// The heading of cells without a known cause.
  func title(_ status: ReviewCell.Status) -> String {
    switch status {
    case .passed, .cached: "As before"
    case .differs: "Changed"
    case .missing: self == .goldens ? "No golden yet" : "New"
    case .unreadable: self == .goldens ? "Golden unreadable" : "Could not be compared"
    case .wrongSize: "Another size"
    case .failed: "Could not be drawn"
    case .orphan: self == .goldens ? "Goldens without a cell" : "Gone"
    }
  }

  /// What is to be known of cells without a known cause, in a sentence or two.
  func text(_ status: ReviewCell.Status) -> String {
    switch status {
    case .passed, .cached: "Nothing differs."
    case .differs:
      self == .pictures ? "Pixels differ." : "Pixels differ, and nobody looked for the cause."
    case .missing:
      self == .goldens
        ? "These cells are new. Look at the snapshots, then accept them."
        : "Only the second side has these."
    case .unreadable:
      self == .goldens
        ? "The file of the golden is no picture that can be read."
        : "No pixel of these was compared."
    case .wrongSize:
      self == .goldens
        ? "Golden and snapshot have other sizes, so no pixel was compared."
        : "The two have other sizes, so no pixel was compared."
    case .failed: "Nothing was drawn, so there is nothing to see."
    case .orphan:
      self == .goldens
        ? "Remove these files, or restore their mockups and states."
        : "Only the first side has these."
    }
  }
}
