import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// What the file says; `inherited` is the supply of the theme it extends.
  mutating func themeFile(under inherited: ThemeSupply?) -> ThemeFile {
    var file = ThemeFile()
    let members = topMembers()
    var isSupplyMistaken = false
    for member in members where member.key == ThemeFileKey.supply.rawValue {
      file.supply = choice(member, ThemeSupply.self).map {
        Setting($0, at: document.place(member.keyPosition))
      }
      isSupplyMistaken = file.supply == nil
    }
    let supply = file.supply?.value ?? inherited ?? .overrides
    for member in members {
      guard let key = ThemeFileKey(rawValue: member.key) else {
        reportUnknownKey(member)
        continue
      }
      if key.isManagerOnly, supply != .customManager {
        if !isSupplyMistaken { reportManagerOnly(member, key) }
        continue
      }
      if key.isContent, supply == .default {
        report(
          .warning, .noEffect,
          "'\(member.key)' has no effect under the supply 'default'. Set 'supply' to 'overrides', or"
            + " remove it.", at: member.keyPosition)
        continue
      }
      read(member, key, into: &file)
    }
    return file
  }

  private mutating func topMembers() -> [JSONMember] { members(of: document.root, in: "theme") }

  private mutating func read(_ member: JSONMember, _ key: ThemeFileKey, into file: inout ThemeFile)
  {
    let value = member.value
    switch key {
    case .supply, .extends: break
    case .system: _ = choice(member, ThemeSystem.self)
    case .name: file.name = themeName(member)
    case .version: file.version = themeVersion(member)
    case .light, .dark, .fontFamilyName, .fonts, .icons, .displayNames:
      read(member, key, into: &file.content)
    case .overrides: file.bag = bag(member)
    case .mode: file.mode = choice(member, ThemeMode.self)
    case .dynamicFonts: file.hasDynamicFonts = truth(member)
    case .dimensions:
      merge(dimensions(value, in: member.key, shapes: false), false, into: &file.content)
    case .shapes: merge(dimensions(value, in: member.key, shapes: true), true, into: &file.content)
    }
  }

  /// Replaces the dimensions, or the corner radii, and leaves the others.
  private func merge(
    _ dimensions: [String: Setting<Double?>], _ shapes: Bool, into content: inout LayerContent
  ) {
    content.dimensions = content.dimensions.filter {
      (catalog.dimension($0.key)?.group == .radius) != shapes
    }
    content.dimensions.merge(dimensions) { $1 }
  }

  /// What a run writes beside the folder of a theme.
  private static let reservedNames: Set<String> = [
    "run.json", "index.html", "review.html", "review", "diff",
  ]

  /// The name of a theme, which names folders too.
  mutating func themeName(_ member: JSONMember) -> String? {
    let needed = "a name for folders, of letters, digits, '-', '_' and '.'"
    guard let name = text(member, needed) else { return nil }
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.".unicodeScalars.contains($0)
    }
    if Self.reservedNames.contains(name.lowercased()) {
      report(
        .error, .badValue,
        "'name' is \(Excerpt.shown(member.value)), which the tool writes a file or folder of its own"
          + " under. Choose another.", at: member.value.position)
      return nil
    }
    if isPlain, !name.hasPrefix("."), !name.isEmpty, name.utf8.count <= 1_000 { return name }
    report(
      .error, .badValue,
      "'name' is \(Excerpt.shown(member.value)). Write \(needed), at most 1,000 bytes long.",
      at: member.value.position)
    return nil
  }

  /// The theme's own version.
  mutating func themeVersion(_ member: JSONMember) -> String? {
    text(member, "a version in double quotes, as in \"1.2.0\"")
  }

  private mutating func text(_ member: JSONMember, _ needed: String) -> String? {
    if let text = member.value.string { return text }
    report(
      .error, .badValue, "'\(member.key)' is \(Excerpt.shown(member.value)). Write \(needed).",
      at: member.value.position)
    return nil
  }

  private mutating func truth(_ member: JSONMember) -> Bool? {
    if let value = member.value.bool { return value }
    report(
      .error, .badValue, "'\(member.key)' is \(Excerpt.shown(member.value)). Write true or false.",
      at: member.value.position)
    return nil
  }

  private mutating func reportUnknownKey(_ member: JSONMember) {
    switch member.key {
    case "$schema", "$comment", "$description": break
    case "colors", "textStyles", "strings":
      report(
        .error, .unsupportedKey,
        "'\(member.key)' belongs to a theme of the system 'mobileid'. Use 'light', 'dark', 'fonts'"
          + " and 'displayNames'.", at: member.keyPosition)
    default:
      reportUnknown(
        member.key, "a key of a theme file", at: member.keyPosition,
        among: ThemeFileKey.allCases.map(\.rawValue),
        otherwise: "The keys are "
          + ThemeFileKey.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") + ".")
    }
  }

  private mutating func reportManagerOnly(
    _ member: JSONMember, _ key: ThemeFileKey
  ) {
    let reason =
      switch key {
      case .mode: "a theme manager; without one the mode is light"
      case .dynamicFonts: "a theme manager; without one fonts grow with the text size"
      case .dimensions, .shapes: "a theme manager; without one the SDK's are used"
      case .overrides: "a bag beside a theme manager; without one its keys stand at the top"
      case .system, .supply, .extends, .name, .version, .light, .dark, .fontFamilyName, .fonts,
        .icons, .displayNames:
        "a theme manager"
      }
    report(
      .error, .managerOnlyKey,
      "'\(member.key)' belongs to \(reason). Set 'supply' to 'customManager', or remove it.",
      at: member.keyPosition)
  }
}
