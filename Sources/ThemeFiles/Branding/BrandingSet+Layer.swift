import TintypeJSONText
public import TintypePrimitives
public import TintypeTheming

extension BrandingSet {
  /// The values that the SDK would take of the set, over which each other is reported.
  ///
  /// Paths of icons start from the folder of the file. A property for one scheme wins over one
  /// for both; of two with one name the later counts. Which names the properties have is inferred,
  /// and said once in a note.
  ///
  /// Source: Agentforce theming guide, "Server-driven branding".
  public func layer(
    catalog: ThemeCatalog = .agentforce
  ) -> (content: LayerContent, problems: [Problem]) {
    var payload = BrandingPayload()
    var findings: [(Property, BrandingTarget)] = []
    var last: [ExactText: Int] = [:]
    for (index, property) in properties.enumerated() { last[ExactText(property.name)] = index }
    var duplicates: [(Property, Property)] = []
    for (index, property) in properties.enumerated() {
      guard let winner = last[ExactText(property.name)], winner == index else {
        if let winner = last[ExactText(property.name)] {
          duplicates.append((property, properties[winner]))
        }
        continue
      }
      let target = BrandingTarget(property.name, catalog: catalog)
      findings.append((property, target))
      if let value = property.value { payload.add(value, target, at: property.position) }
    }
    var reader = SectionReader(
      JSONDocument(file: file, root: payload.root), folder: FilePath.folder(of: file),
      catalog: catalog)
    let content = reader.branding()
    for (property, winner) in duplicates { reader.reportDuplicate(property, winner) }
    let names = BrandingTarget.names(catalog)
    for (property, target) in findings { reader.report(property, target, among: names) }
    var problems: [Problem] = []
    // A colour for both schemes is read twice, and so is its mistake.
    for problem in reader.problems.inFileOrder where !problems.suffix(8).contains(problem) {
      problems.append(problem)
    }
    if findings.contains(where: { $0.1 != .unknown }) {
      problems.append(
        Problem(
          .note, .inferred,
          "How Agentforce Mobile names the properties of a BrandingSet is not public; the names of"
            + " tokens, styles, slots and words are taken, and eight digits of a colour end with"
            + " the"
            + " alpha.",
          at: FilePosition(file: file, line: 1)))
    }
    return (content, problems)
  }
}

/// Gathers the properties of a set in the shape of a branding payload.
private struct BrandingPayload {
  private var light: [JSONMember] = []
  private var dark: [JSONMember] = []
  private var bothSchemes: [JSONMember] = []
  private var family: JSONMember?
  private var styles: [String: [JSONMember]] = [:]
  private var icons: [String: [JSONMember]] = [:]
  private var plainIcons: [JSONMember] = []
  private var words: [JSONMember] = []

  mutating func add(_ value: String, _ target: BrandingTarget, at position: FilePosition) {
    let place = JSONPosition(line: position.line, column: position.column)
    func member(_ key: String, _ content: JSONValue.Content) -> JSONMember {
      JSONMember(key: key, keyPosition: place, value: JSONValue(content, at: place))
    }
    switch target {
    case .color(let name, .light): light.append(member(name, .string(value)))
    case .color(let name, .dark): dark.append(member(name, .string(value)))
    case .color(let name, nil): bothSchemes.append(member(name, .string(value)))
    case .fontFamily: family = member("fontFamily", .string(value))
    case .style(let name, let field):
      styles[name, default: []].append(member(field, Self.number(value) ?? .string(value)))
    case .icon(let name, nil): plainIcons.append(member(name, .string(value)))
    case .icon(let name, .light): icons[name, default: []].append(member("light", .string(value)))
    case .icon(let name, .dark): icons[name, default: []].append(member("dark", .string(value)))
    case .word(let name): words.append(member(name, .string(value)))
    case .notBrandable, .unknown: break
    }
  }

  /// The payload as it would stand in JSON.
  var root: JSONValue {
    var typography = [
      Self.object("styles", styles.sorted { $0.key < $1.key }.map { Self.object($0, $1) })
    ]
    if let family { typography.append(family) }
    return JSONValue(
      .object([
        Self.object(
          "colors",
          [Self.object("light", colors(light)), Self.object("dark", colors(dark))]),
        Self.object("typography", typography),
        Self.object("icons", allIcons),
        Self.object("displayNames", words),
      ]), at: JSONPosition(line: 1, column: 1))
  }

  private func colors(_ own: [JSONMember]) -> [JSONMember] {
    let names = Set(own.map(\.key))
    return bothSchemes.filter { !names.contains($0.key) } + own
  }

  private var allIcons: [JSONMember] {
    var icons = icons
    var plain: [JSONMember] = []
    for member in plainIcons {
      guard let own = icons[member.key] else {
        plain.append(member)
        continue
      }
      guard !own.contains(where: { $0.key == "light" }) else { continue }
      icons[member.key] =
        own + [JSONMember(key: "light", keyPosition: member.keyPosition, value: member.value)]
    }
    return plain + icons.sorted { $0.key < $1.key }.map { Self.object($0, $1) }
  }

  private static func object(_ key: String, _ members: [JSONMember]) -> JSONMember {
    let place = members.first?.keyPosition ?? JSONPosition(line: 1, column: 1)
    return JSONMember(
      key: key, keyPosition: place, value: JSONValue(.object(members), at: place))
  }

  private static func number(_ text: String) -> JSONValue.Content? {
    guard let first = text.utf8.first, 0x30...0x39 ~= first || first == UInt8(ascii: "-"),
      let value = Double(text), value.isFinite
    else { return nil }
    return .number(JSONNumber(value: value, text: text))
  }
}

extension SectionReader {
  fileprivate mutating func reportDuplicate(
    _ property: BrandingSet.Property, _ winner: BrandingSet.Property
  ) {
    report(
      .error, .duplicateKey,
      "\(Excerpt.quoted(property.name)) is set again at line \(winner.position.line), which counts."
        + " Remove one of them.", at: Self.place(property))
  }

  fileprivate mutating func report(
    _ property: BrandingSet.Property, _ target: BrandingTarget, among names: [String]
  ) {
    switch target {
    case .unknown:
      reportUnknown(
        property.name, "the name of a colour token, text style, icon slot or display name",
        at: Self.place(property), among: names,
        otherwise: "'render tokens' lists the names; the property is dropped.")
    case .notBrandable:
      report(
        .error, .notBrandable,
        "'\(property.name)' cannot be branded; the app's own theme decides it. Remove it.",
        at: Self.place(property))
    case .color, .fontFamily, .style, .icon, .word:
      guard property.value == nil else { return }
      report(
        .warning, .badValue,
        "'\(property.name)' has no value, which counts as not set. Write one, or remove it.",
        at: Self.place(property))
    }
  }

  private static func place(_ property: BrandingSet.Property) -> JSONPosition {
    JSONPosition(line: property.position.line, column: property.position.column)
  }
}
