/// The codes of problems; their raw values are stable once shipped.
public enum ProblemCode: String, Hashable, Sendable, CaseIterable {
  case unreadableFile = "unreadable-file"
  case badSyntax = "bad-syntax"
  case unknownName = "unknown-name"
  case duplicateKey = "duplicate-key"
  case badColor = "bad-color"
  case badValue = "bad-value"
  case genericFamily = "generic-family"
  case missingFont = "missing-font"
  case managerOnlyKey = "manager-only-key"
  case unsupportedKey = "unsupported-key"
  case oneModeOnly = "one-mode-only"
  case sameAsDefault = "same-as-default"
  case noEffect = "no-effect"
  case placeholderMismatch = "placeholder-mismatch"
  case emptyWord = "empty-word"
  case missingTranslation = "missing-translation"
  case missingAsset = "missing-asset"
  case badAsset = "bad-asset"
  case notBrandable = "not-brandable"
  case maskedByOverride = "masked-by-override"
  case managerIgnored = "manager-ignored"
  case contrast
  case modeLeak = "mode-leak"
  case sameInBothModes = "same-in-both-modes"
  case fullColorGlyph = "full-color-glyph"
  case fontFallback = "font-fallback"
  case truncated
  case overflow
  case documentedException = "documented-exception"
  case proposedDefault = "proposed-default"
}
