import TintypeJSONText
import TintypePrimitives

extension AssetSetReader {
  /// The colour of the set; nil if nothing of it could be read.
  mutating func color() -> AssetColor? {
    guard let contents = contents() else {
      return AssetColor(name: name, file: file, variants: [.any: .unusable])
    }
    var variants: [AssetAppearance: AssetColor.Value] = [:]
    for slot in slots("colors", of: contents) {
      if variants[slot.appearance] != nil {
        report(
          .warning, .duplicateKey,
          "\(quotedName) has two colours for one appearance; the first counts. Remove one.",
          at: slot.value.position)
        continue
      }
      guard let color = slot.value["color"] else {
        variants[slot.appearance] = .unusable
        continue
      }
      variants[slot.appearance] = value(color) ?? .unusable
    }
    let result = AssetColor(name: name, file: file, variants: variants)
    if !problems.contains(where: { $0.severity == .error }) { reportGaps(result) }
    return result
  }

  /// Reports a set that is empty, or has a colour for one scheme only.
  private mutating func reportGaps(_ color: AssetColor) {
    switch (color.paint(in: .light) != nil, color.paint(in: .dark) != nil) {
    case (true, true):
      guard color.servesBothSchemes else { return }
      report(
        .note, .oneModeOnly,
        "\(quotedName) has no dark variant; its one colour is used in light and dark.")
    case (true, false):
      report(
        .warning, .oneModeOnly,
        "\(quotedName) has no colour for dark. Set one; the SDK's default is used there.")
    case (false, true):
      report(
        .warning, .oneModeOnly,
        "\(quotedName) has no colour for light. Set one; the SDK's default is used there.")
    case (false, false):
      report(
        .warning, .badAsset,
        "\(quotedName) has no colour, as Xcode makes it. Set one; the SDK's default is used.")
    }
  }

  private mutating func value(_ color: JSONValue) -> AssetColor.Value? {
    if let reference = color["reference"] { return system(reference) }
    guard let space = space(color) else { return nil }
    guard let components = color["components"], components.members != nil else {
      report(
        .error, .badColor,
        "\(quotedName) has a colour without components. Set them; the SDK's default is used.",
        at: color.position)
      return nil
    }
    var reader = AssetComponents(self, components, space)
    let paint = reader.paint()
    problems += reader.problems
    return paint.map(AssetColor.Value.paint)
  }

  private mutating func space(_ color: JSONValue) -> AssetColorSpace? {
    guard let value = color["color-space"] else {
      report(
        .warning, .badColor, "\(quotedName) names no colour space; sRGB is taken. Write 'srgb'.",
        at: color.position)
      return .srgb
    }
    if let space = value.string.flatMap(AssetColorSpace.init) { return space }
    let known = AssetColorSpace.allCases.map(\.rawValue)
    let nearest = value.string.flatMap { Suggestion.nearest(to: $0, among: known) }
    report(
      .error, .badColor,
      "\(quotedName) is in the colour space \(value.string.map(Excerpt.quoted) ?? value.kind),"
        + " which"
        + " is not known. "
        + (nearest.map { "Did you mean '\($0)'?" } ?? "Use one of \(known.joined(separator: ", ")).")
        + " The SDK's default is used.", at: value.position)
    return nil
  }

  private mutating func system(_ reference: JSONValue) -> AssetColor.Value? {
    let text = reference.string ?? ""
    let name = text.hasSuffix("Color") ? String(text.dropLast(5)) : text
    guard let color = SystemColor.named(name, in: systemColors) else {
      let nearest = Suggestion.nearest(to: name, among: SystemColor.names)
      report(
        .error, .badColor,
        "\(quotedName) refers to \(reference.string.map(Excerpt.quoted) ?? reference.kind), which"
          + " is"
          + " no known system colour. "
          + (nearest.map { "Did you mean '\($0)Color'?" } ?? "Write its components.")
          + " The SDK's default is used.", at: reference.position)
      return nil
    }
    if SystemColor.varies(name) {
      report(
        .note, .ambiguousValue,
        "\(quotedName) is the system colour '\(name)', which differs between versions of iOS; that"
          + " of \(systemColors.rawValue) is drawn.", at: reference.position)
    }
    return .system(color)
  }
}
