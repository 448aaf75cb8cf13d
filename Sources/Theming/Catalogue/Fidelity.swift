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
    for (kind, name) in names {
      switch kind {
      case .color:
        guard let found = catalog.color(ColorToken(rawValue: name)) else { continue }
        Self.add(found.nameProvenance, found.valueProvenance, to: &colors)
      case .font:
        guard let found = catalog.font(FontStyle(rawValue: name)) else { continue }
        Self.add(.documented, found.provenance, to: &fonts)
      case .icon:
        guard catalog.icon(IconSlot(rawValue: name)) != nil else { continue }
        Self.add(.documented, .proposed, to: &icons)
      case .word:
        guard let found = catalog.word(WordSlot(rawValue: name)) else { continue }
        Self.add(found.nameProvenance, found.textProvenance, to: &words)
      case .dimension: continue
      }
    }
  }

  private static func add(_ name: Provenance, _ value: Provenance, to count: inout Count) {
    count.names += 1
    if name == .documented { count.documentedNames += 1 }
    if value == .documented || value == .vendorSample { count.vendorValues += 1 }
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
