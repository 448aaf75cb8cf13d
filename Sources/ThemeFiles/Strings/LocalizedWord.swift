import TintypeJSONText
public import TintypePrimitives

/// A text of the SDK as it shows in one language, with the table that gave it.
public struct LocalizedWord: Hashable, Sendable {
  /// The table that gave the text.
  public enum Source: Hashable, Sendable {
    /// The host app's own, under the prefix.
    case override
    /// That of a module of the SDK.
    case module(String)
    /// None; the text is the key.
    case missing
  }

  /// An override that was not used.
  public struct Rejection: Hashable, Sendable {
    /// The override.
    public let entry: StringsEntry
    /// Why it was not used.
    public let reason: FormatMismatch

    /// Creates the record of an override that was not used.
    public init(entry: StringsEntry, reason: FormatMismatch) {
      self.entry = entry
      self.reason = reason
    }

    /// The override, why it is not used, and what is drawn instead.
    func problem(drawing text: String) -> Problem {
      Problem(
        .error, .placeholderMismatch,
        "The text of \(Excerpt.quoted(entry.key)) \(reason). The SDK's own text is drawn:"
          + " \(Excerpt.quoted(text)).", at: entry.position)
    }
  }

  /// The SDK's key, without the prefix.
  public let key: String
  /// The text that shows, with its placeholders.
  public let text: String
  /// The table that gave the text.
  public let source: Source
  /// The language of the table, as in "pt-BR" or "Base"; nil if none had the key.
  public let language: String?
  /// Where the text stands.
  public let position: FilePosition?
  /// The override that would have shown but for its placeholders.
  public let rejection: Rejection?

  /// Creates a text.
  public init(
    key: String, text: String, source: Source, language: String?, position: FilePosition?,
    rejection: Rejection? = nil
  ) {
    self.key = key
    self.text = text
    self.source = source
    self.language = language
    self.position = position
    self.rejection = rejection
  }

  /// What is to be reported about the text; nil if it shows as it is meant to.
  public var problem: Problem? {
    if let rejection { return rejection.problem(drawing: text) }
    guard source == .missing else { return nil }
    return Problem(
      .warning, .missingTranslation,
      "No table has the key \(Excerpt.quoted(key)), so that the key itself is drawn. Name the folder"
        + " of the module that has it.")
  }
}
