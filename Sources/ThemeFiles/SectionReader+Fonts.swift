import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// How a format names the fields of a text style.
  struct FontFields {
    let size: String
    let weight: String
    let familyName: String?
    let lineHeight: String?

    /// The fields of a theme file.
    static let theme = FontFields(
      size: "size", weight: "weight", familyName: "fontFamilyName", lineHeight: nil)
    /// The fields of a branding payload.
    static let branding = FontFields(
      size: "fontSize", weight: "fontWeight", familyName: nil, lineHeight: "lineHeight")

    var names: [String] { [size, weight] + [familyName, lineHeight].compactMap { $0 } }
  }

  /// The overrides of text styles.
  mutating func fonts(
    _ value: JSONValue, in name: String, fields: FontFields
  ) -> [FontStyle: FontOverride] {
    var fonts: [FontStyle: FontOverride] = [:]
    for member in members(of: value, in: name) {
      let style = FontStyle(rawValue: member.key)
      guard catalog.font(style) != nil else {
        reportUnknown(
          member.key, "a text style", at: member.keyPosition,
          among: catalog.fonts.map(\.style.rawValue), otherwise: "'render tokens' lists the names.")
        continue
      }
      fonts[style] = font(member, fields)
    }
    return fonts
  }

  /// A family name; null inherits, and an empty name counts as set.
  mutating func familyName(_ member: JSONMember) -> Setting<String>? {
    if member.value.isNull { return nil }
    guard let name = member.value.string else {
      report(
        .error, .badValue,
        "'\(member.key)' is \(Excerpt.shown(member.value)). Write a PostScript or family name.",
        at: member.value.position)
      return nil
    }
    return Setting(name, at: document.place(member.keyPosition))
  }

  private mutating func font(_ style: JSONMember, _ fields: FontFields) -> FontOverride? {
    var font = FontOverride()
    for member in members(of: style.value, in: style.key) {
      let place = document.place(member.keyPosition)
      switch member.key {
      case fields.size:
        font.size = points(member, of: style.key).map { Setting($0, at: place) }
      case fields.weight:
        font.weight = weight(member, of: style.key).map { Setting($0, at: place) }
      case fields.familyName:
        font.familyName = familyName(member)
      case fields.lineHeight:
        font.lineHeight = points(member, of: style.key).map { Setting($0, at: place) }
      default:
        let list = fields.names.map { "'\($0)'" }.joined(separator: ", ")
        reportUnknown(
          member.key, "a field of a text style", at: member.keyPosition, among: fields.names,
          otherwise: "Use \(list).")
      }
    }
    if font.isEmpty, style.value.members?.allSatisfy(\.value.isNull) == true {
      report(
        .warning, .noEffect,
        "'\(style.key)' sets nothing. Give it "
          + fields.names.map { "'\($0)'" }.joined(separator: ", ") + ", or remove it.",
        at: style.keyPosition)
    }
    return font.isEmpty ? nil : font
  }

  /// A positive number of points; null inherits.
  private mutating func points(_ member: JSONMember, of style: String) -> Double? {
    if member.value.isNull { return nil }
    if let value = member.value.number?.value, value > 0, value.isFinite { return value }
    report(
      .error, .badValue,
      "'\(member.key)' of '\(style)' is \(Excerpt.shown(member.value)). Write a number of points above"
        + " 0; the default is kept.", at: member.value.position)
    return nil
  }

  /// A weight by name or number; null inherits.
  private mutating func weight(_ member: JSONMember, of style: String) -> Int? {
    if member.value.isNull { return nil }
    if let name = member.value.string.flatMap(FontWeightName.init) { return name.number }
    if let number = member.value.number?.integer, 100...900 ~= number { return number }
    let names = FontWeightName.allCases.map(\.rawValue)
    let nearest = member.value.string.flatMap { Suggestion.nearest(to: $0, among: names) }
    report(
      .error, .badValue,
      "'\(member.key)' of '\(style)' is \(Excerpt.shown(member.value)). "
        + (nearest.map { "Did you mean '\($0)'?" }
          ?? "Write a number of 100–900, or \(names.dropLast().joined(separator: ", ")) or black")
        + (nearest == nil ? "; the default is kept." : " The default is kept."),
      at: member.value.position)
    return nil
  }
}
