public import TintypePrimitives

/// How far a mockup rests on the vendor's documentation, told by the names that it draws.
///
/// Measures and arrangement are ours in every mockup of Agentforce: its guide names components and
/// tokens, and publishes no geometry.
public struct Fidelity: Hashable, Sendable {
  /// How many names are drawn, and how they and their values are attested.
  public struct Count: Hashable, Sendable {
    /// The names drawn.
    public var names = 0
    /// Of them, the names that the vendor documents for iOS.
    public var documentedNames = 0
    /// Of them, the names whose default is the vendor's, documented or from its sample code.
    public var vendorValues = 0
  }

  /// A name of the catalogue, and how it and its default are attested.
  public struct Attested: Hashable, Sendable {
    /// What is named.
    public let kind: Origin.Kind
    /// The name.
    public let name: String
    /// Whether the vendor documents the name for iOS.
    public let isDocumented: Bool
    /// Whether the default is the vendor's, documented or from its sample code.
    public let hasVendorValue: Bool

    /// Creates a name that is attested as told.
    public init(_ kind: Origin.Kind, _ name: String, isDocumented: Bool, hasVendorValue: Bool) {
      self.kind = kind
      self.name = name
      self.isDocumented = isDocumented
      self.hasVendorValue = hasVendorValue
    }

    /// Looks a name up; nil if the catalogue does not have it.
    public init?(_ kind: Origin.Kind, _ name: String, in catalog: ThemeCatalog) {
      let (ofName, ofValue): (Provenance, Provenance)
      switch kind {
      case .color:
        guard let found = catalog.color(ColorToken(rawValue: name)) else { return nil }
        (ofName, ofValue) = (found.nameProvenance, found.valueProvenance)
      case .font:
        guard let found = catalog.font(FontStyle(rawValue: name)) else { return nil }
        (ofName, ofValue) = (.documented, found.provenance)
      case .icon:
        guard catalog.icon(IconSlot(rawValue: name)) != nil else { return nil }
        (ofName, ofValue) = (.documented, .proposed)
      case .word:
        guard let found = catalog.word(WordSlot(rawValue: name)) else { return nil }
        (ofName, ofValue) = (found.nameProvenance, found.textProvenance)
      case .dimension: return nil
      }
      self.init(
        kind, name, isDocumented: ofName == .documented,
        hasVendorValue: ofValue == .documented || ofValue == .vendorSample)
    }
  }

  /// Colour tokens.
  public private(set) var colors = Count()
  /// Text styles.
  public private(set) var fonts = Count()
  /// Icon slots.
  public private(set) var icons = Count()
  /// Display names.
  public private(set) var words = Count()

  /// Counts the names of a mockup; those that the catalogue does not have are passed over.
  public init(names: some Sequence<(kind: Origin.Kind, name: String)>, catalog: ThemeCatalog) {
    self.init(names.lazy.compactMap { Attested($0.kind, $0.name, in: catalog) })
  }

  /// Counts names that were looked up.
  public init(_ names: some Sequence<Attested>) {
    for name in names {
      switch name.kind {
      case .color: Self.add(name, to: &colors)
      case .font: Self.add(name, to: &fonts)
      case .icon: Self.add(name, to: &icons)
      case .word: Self.add(name, to: &words)
      case .dimension: continue
      }
    }
  }

  private static func add(_ name: Attested, to count: inout Count) {
    count.names += 1
    if name.isDocumented { count.documentedNames += 1 }
    if name.hasVendorValue { count.vendorValues += 1 }
  }

  /// What is documented, what is proposed and what is our judgement, in three sentences.
  public var sentence: String {
    func phrase(_ count: Int, of all: Int, _ noun: String) -> String? {
      guard all > 0 else { return nil }
      return count == all
        ? "\(all) \(noun)\(all == 1 ? "" : "s")" : "\(count) of \(all) \(noun)s"
    }
    func list(_ parts: [String?]) -> String {
      let parts = parts.compactMap { $0 }
      return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
    let documented = list([
      phrase(colors.documentedNames, of: colors.names, "colour name"),
      phrase(fonts.vendorValues, of: fonts.names, "text style"),
      phrase(icons.documentedNames, of: icons.names, "icon slot"),
      phrase(words.documentedNames, of: words.names, "display name"),
    ])
    let proposed = colors.names - colors.vendorValues
    let values = proposed == 0 ? "" : "\(proposed) of \(colors.names) colour values, "
    return "Documented: \(documented). Proposed: \(values)line heights and measures. Our judgement:"
      + " arrangement\(icons.names > 0 ? ", glyphs" : "") and sample texts."
  }
}
