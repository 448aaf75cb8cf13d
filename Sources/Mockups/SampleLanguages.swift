/// The languages in which the mockups of Agentforce have words.
public enum SampleLanguages {
  /// The languages, sorted.
  public static let all: [String] = SampleCopy.languages.keys.sorted()
}
