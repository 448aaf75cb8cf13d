extension ContrastPair.Kind {
  /// What is drawn, in a sentence.
  var phrase: String {
    switch self {
    case .text: "text"
    case .largeText: "large text"
    case .icon: "an icon"
    case .decorative: "decoration"
    }
  }
}
