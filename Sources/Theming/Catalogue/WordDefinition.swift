/// A display-name slot as the catalogue knows it.
public struct WordDefinition: Hashable, Sendable {
  /// The name of the slot.
  public let slot: WordSlot
  /// The English default.
  public let text: String
  /// Where it is shown.
  public let place: String
  /// The experience that shows it, "Service", "Employee" or "Both"; nil where it is unknown.
  public let experience: String?
  /// Whether its text carries the runtime value `%1$@`.
  public let isFormat: Bool
  /// The evidence of the name.
  public let nameProvenance: Provenance
  /// The evidence of the text.
  public let textProvenance: Provenance
}
