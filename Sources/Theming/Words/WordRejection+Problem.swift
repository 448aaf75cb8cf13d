public import TintypePrimitives

extension WordDefinition.Rejection {
  /// What to tell of a text that the SDK does not use.
  public func problem(of slot: WordSlot, at position: FilePosition?) -> Problem {
    switch self {
    case .empty:
      Problem(
        .warning, .emptyWord,
        "'\(slot.rawValue)' is empty, which counts as not customised. Write a text, or remove it.",
        at: position)
    case .fault(let fault): Self.mismatch(slot, fault.phrase, position)
    case .signature: Self.mismatch(slot, "does not take the one value '%1$@'", position)
    }
  }

  private static func mismatch(
    _ slot: WordSlot, _ reason: String, _ position: FilePosition?
  ) -> Problem {
    Problem(
      .error, .placeholderMismatch,
      "The text of '\(slot.rawValue)' \(reason). Write '%1$@' where the value goes and '%%' for a"
        + " percent sign; the SDK's own text is kept.", at: position)
  }
}

extension FormatSignature.Fault {
  /// What is wrong, after "the text".
  var phrase: String {
    switch self {
    case .strayPercent: "has a '%' that starts no placeholder"
    case .writesMemory: "has '%n', which writes to memory"
    case .starWidth: "has a '*' width, which takes a value of its own"
    case .pluralVariable: "has a plural variable, which a plain text cannot have"
    case .badPosition: "has a placeholder whose position is not 1–9"
    case .mixedPositions: "mixes placeholders with and without positions"
    case .conflictingTypes(let position): "takes value \(position) as two types"
    }
  }
}
