import TintypePrimitives

extension ThemeCatalog {
  /// The catalogue of the Agentforce SDK for iOS, read from its tables on first use.
  public static let agentforce = ThemeCatalog(
    colors: agentforceColors(), fonts: agentforceFonts(), icons: agentforceIcons(),
    words: agentforceWords(), dimensions: agentforceDimensions(), missing: agentforceMissing())

  /// The pairs of Agentforce tokens that are drawn on each other, read on first use.
  public static let agentforceContrast: [ContrastPair] = {
    var pairs: [ContrastPair] = []
    pairs.reserveCapacity(204)
    TableReader.read(AgentforceContrast.table) { _, fields in
      guard let kind = ContrastPair.Kind(rawValue: fields[2]) else {
        preconditionFailure("'\(fields[2])' in a catalogue table is no kind of pair")
      }
      pairs.append(
        ContrastPair(
          foreground: ColorToken(rawValue: fields[0]), background: ColorToken(rawValue: fields[1]),
          kind: kind))
    }
    return pairs
  }()

  private static func agentforceColors() -> [ColorDefinition] {
    var colors: [ColorDefinition] = []
    colors.reserveCapacity(58 + 224)
    func add(_ group: String, _ fields: [String]) {
      colors.append(
        ColorDefinition(
          token: ColorToken(rawValue: fields[0]), group: group.isEmpty ? nil : group,
          role: fields[2], value: colorValue(fields[1]),
          nameProvenance: TableReader.provenance(fields[3]),
          valueProvenance: TableReader.provenance(fields[4]), reason: fields[5]))
    }
    TableReader.read(AgentforceGenericColors.table, add)
    TableReader.read(AgentforceComponentColors.table, add)
    return colors
  }

  private static func colorValue(_ field: String) -> ColorDefinition.Value {
    guard field.utf8.first == UInt8(ascii: "#") else {
      return .alias(ColorToken(rawValue: field))
    }
    let bytes = field[...].utf8
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else {
      return .fixed(TableReader.paint(bytes))
    }
    return .perScheme(
      light: TableReader.paint(bytes[..<space]),
      dark: TableReader.paint(bytes[bytes.index(after: space)...]))
  }

  private static func agentforceFonts() -> [FontDefinition] {
    var fonts: [FontDefinition] = []
    TableReader.read(AgentforceFonts.table) { _, fields in
      guard let weight = Int(fields[2]), let style = AppleTextStyle(rawValue: fields[5]),
        let size = TableReader.number(fields[1]), let lineHeight = TableReader.number(fields[3]),
        let tracking = TableReader.number(fields[4])
      else { preconditionFailure("the row of '\(fields[0])' in the table of fonts is malformed") }
      fonts.append(
        FontDefinition(
          style: FontStyle(rawValue: fields[0]), size: size, weight: weight,
          lineHeight: lineHeight, tracking: tracking, relativeTextStyle: style,
          provenance: .documented, metricsProvenance: .proposed))
    }
    return fonts
  }

  private static func agentforceIcons() -> [IconDefinition] {
    var icons: [IconDefinition] = []
    TableReader.read(AgentforceIcons.table) { _, fields in
      guard let group = IconDefinition.Group(rawValue: fields[1]) else {
        preconditionFailure("'\(fields[1])' in a catalogue table is no group of icons")
      }
      icons.append(
        IconDefinition(
          slot: IconSlot(rawValue: fields[0]), group: group,
          place: fields[2].isEmpty ? nil : fields[2], isTinted: fields[3] == "tinted",
          tints: tints(fields[4])))
    }
    return icons
  }

  private static func tints(_ field: String) -> [IconDefinition.Tint] {
    if field.isEmpty { return [] }
    return field.utf8.split(separator: UInt8(ascii: ";")).map { tint in
      let parts = tint.split { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }
      return IconDefinition.Tint(
        place: String(Substring(parts[0])),
        token: ColorToken(rawValue: String(Substring(parts[1]))),
        provenance: TableReader.provenance(String(Substring(parts[2]))))
    }
  }

  private static func agentforceWords() -> [WordDefinition] {
    var words: [WordDefinition] = []
    TableReader.read(AgentforceWords.table) { _, fields in
      words.append(
        WordDefinition(
          slot: WordSlot(rawValue: fields[0]), text: fields[6], place: fields[1],
          experience: fields[2].isEmpty ? nil : fields[2], isFormat: fields[3] == "format",
          nameProvenance: TableReader.provenance(fields[4]),
          textProvenance: TableReader.provenance(fields[5])))
    }
    return words
  }

  private static func agentforceDimensions() -> [DimensionDefinition] {
    var dimensions: [DimensionDefinition] = []
    TableReader.read(AgentforceDimensions.table) { _, fields in
      guard let group = DimensionDefinition.Group(rawValue: fields[1]) else {
        preconditionFailure("'\(fields[1])' in a catalogue table is no group of dimensions")
      }
      dimensions.append(
        DimensionDefinition(
          name: fields[0], group: group, value: TableReader.number(fields[2]),
          nameProvenance: TableReader.provenance(fields[3]),
          valueProvenance: TableReader.provenance(fields[4])))
    }
    return dimensions
  }

  private static func agentforceMissing() -> [MissingName] {
    [
      MissingName(
        kind: .color, count: 9,
        note: "The guide counts 51 generic tokens; 42 names are known on iOS and 16 more on"
          + " Android, at least seven of which iOS does not have."),
      MissingName(
        kind: .word, count: 1,
        note: "The guide counts 46 display-name slots; no public page names the last one."),
      MissingName(
        kind: .dimension, count: 2,
        note: "The guide mentions border widths and corner radii without their names; the names"
          + " here are proposed."),
    ]
  }
}
