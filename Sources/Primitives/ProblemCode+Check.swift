extension ProblemCode {
  /// Whether it judges a theme that is well-formed, so that as an error it fails a check rather than
  /// being bad input.
  public var isCheck: Bool {
    switch self {
    case .contrast, .modeLeak, .sameInBothModes, .fullColorGlyph, .fontFallback, .truncated,
      .overflow, .oneModeOnly, .sameAsDefault, .noEffect, .maskedByOverride, .documentedException,
      .proposedDefault, .sharedWord, .missingTranslation, .missingCounterpart, .inferred,
      .colorClipped, .ambiguousValue, .emptyWord, .managerIgnored:
      true
    case .unreadableFile, .badSyntax, .badEncoding, .unsupportedFile, .unknownName, .duplicateKey,
      .badColor, .badValue, .genericFamily, .missingFont, .damagedFont, .managerOnlyKey,
      .unsupportedKey,
      .placeholderMismatch, .missingAsset, .badAsset, .notBrandable:
      false
    }
  }
}
