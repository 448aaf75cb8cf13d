public import TintypePrimitives
public import TintypeTheming

/// A run that cannot be planned or begun.
public enum RenderingError: Error, Equatable, Sendable {
  case noMockups
  case noMockupsOf(ThemeSystem)
  case badMockupName(String)
  case duplicateMockup(String)
  case noStates(mockup: String)
  case badStateName(String, mockup: String)
  case duplicateState(String, mockup: String)
  /// Patterns that match no cell; never empty.
  case emptyFilters([EmptyFilter])
  /// No folder of fonts was found; the places looked at, in order.
  case noHome([String])
  /// The lock file of the fonts is broken.
  case badFontLock(path: String, message: String)
  /// A font is not the file that the lock names.
  case changedFont(path: String, expected: ContentHash, found: ContentHash)
  /// A font that the lock names is not there.
  case missingFont(path: String)
  /// A font that the lock does not name.
  case unlockedFont(path: String)
  /// Names that two font files give a different meaning, in words.
  case ambiguousFonts(String)
  /// A font folder, or a file in it, cannot be used.
  case fonts(String)
}
