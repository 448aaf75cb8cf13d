/// How a fact of the catalogue is attested; an inferred value never passes for the vendor's.
public enum Provenance: String, Hashable, Sendable, CaseIterable {
  /// The vendor's public documentation for iOS states it.
  case documented
  /// Sample code of the vendor shows it.
  case vendorSample
  /// Only the Android SDK's public names and texts show it.
  case androidInferred
  /// It is ours, until the vendor's page is imported.
  case proposed

  /// Reads the word that the tables use.
  init?(table word: String) {
    switch word {
    case "documented": self = .documented
    case "sample": self = .vendorSample
    case "android": self = .androidInferred
    case "proposed": self = .proposed
    default: return nil
    }
  }
}
