import TintypePrimitives

extension ColorDefinition.Value {
  /// The value as text: an alias, one literal, or one for each scheme.
  public var text: String {
    switch self {
    case .alias(let token): "follows '\(token.rawValue)'"
    case .fixed(let paint): "\(paint.hexText) in both modes"
    case .perScheme(let light, let dark): "\(light.hexText) in light, \(dark.hexText) in dark"
    case .derived(let light, let rule): "\(light.hexText) in light, in dark \(rule.phrase)"
    }
  }

  /// What else there is to know of it.
  var notes: [String] {
    switch self {
    case .alias, .perScheme, .derived(_, .keep), .derived(_, .white), .derived(_, .take): []
    case .fixed: ["a literal, which no other token changes"]
    case .derived(_, .vibrant):
      ["by how much dark is more vibrant is proposed here: \(Vibrancy.proposed.name)"]
    }
  }
}

extension DarkRule {
  /// The rule in a sentence.
  var phrase: String {
    switch self {
    case .keep: "the same"
    case .vibrant: "more vibrant"
    case .white: "white"
    case .take(let token): "the light '\(token.rawValue)'"
    }
  }
}
