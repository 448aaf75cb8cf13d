import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// What a MobileID theme file says.
  mutating func mobileidFile() -> ThemeFile {
    var file = ThemeFile()
    for member in members(of: document.root, in: "theme") {
      guard let key = MobileIDFileKey(rawValue: member.key) else {
        reportNoMobileIDKey(member)
        continue
      }
      switch key {
      case .extends: break
      case .system: _ = choice(member, ThemeSystem.self)
      case .name: file.name = themeName(member)
      case .version: file.version = themeVersion(member)
      case .colors: file.content.light = palette(member)
      case .textStyles: file.content.fonts = textRoles(member)
      case .strings: file.strings = stringsFolder(member)
      }
    }
    return file
  }

  private mutating func reportNoMobileIDKey(_ member: JSONMember) {
    if ["$schema", "$comment", "$description"].contains(member.key) { return }
    if let explanation = MobileIDFileKey.explanation(of: member.key) {
      report(.error, .unsupportedKey, explanation, at: member.keyPosition)
      return
    }
    let keys = MobileIDFileKey.allCases.map(\.rawValue)
    reportUnknown(
      member.key, "a key of a MobileID theme", at: member.keyPosition, among: keys,
      otherwise: "The keys are \(keys.map { "'\($0)'" }.joined(separator: ", ")).")
  }

  /// The ten colours; each may be written in either way that `MIDColor(hexString:)` takes.
  private mutating func palette(_ colors: JSONMember) -> [ColorToken: Setting<ColorValue>] {
    for member in colors.value.members ?? [] {
      guard let text = member.value.string else { continue }
      warnOfAlphaLast(text, member)
    }
    return self.colors(colors.value, in: colors.key, order: .alphaFirst)
  }

  /// Warns of eight digits that end as an opaque or clear colour of CSS would.
  private mutating func warnOfAlphaLast(_ text: String, _ member: JSONMember) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    let ends = ["FF", "00"]
    guard digits.utf8.count == 8, HexColor.paint(text, order: .alphaFirst) != nil,
      ends.contains(digits.suffix(2).uppercased()), !ends.contains(digits.prefix(2).uppercased())
    else { return }
    let swapped = "#\(digits.suffix(2))\(digits.prefix(6))".uppercased()
    report(
      .warning, .badColor,
      "'\(member.key)' is '\(text)', and MobileID reads its first two digits as the alpha. If the"
        + " last two were meant, write '\(swapped)'.", at: member.value.position)
  }

  /// The text styles of iOS that the roles take.
  private mutating func textRoles(_ styles: JSONMember) -> [FontStyle: FontOverride] {
    var roles: [FontStyle: FontOverride] = [:]
    for member in members(of: styles.value, in: styles.key) {
      let style = FontStyle(rawValue: member.key)
      guard catalog.font(style) != nil else {
        reportUnknown(
          member.key, "a text role", at: member.keyPosition,
          among: catalog.fonts.map(\.style.rawValue),
          otherwise:
            "The roles are \(catalog.fonts.map { "'\($0.style.rawValue)'" }.joined(separator: ", "))."
        )
        continue
      }
      if member.value.members != nil {
        report(
          .error, .unsupportedKey,
          "'\(member.key)' takes the name of a text style of iOS, as in \"title2\"; MobileID's roles"
            + " have no family, size or weight of their own.", at: member.value.position)
        continue
      }
      roles[style] = choice(member, AppleTextStyle.self).map {
        FontOverride(textStyle: Setting($0, at: document.place(member.keyPosition)))
      }
    }
    return roles
  }

  /// The folder of the app's `.lproj` folders.
  private mutating func stringsFolder(_ member: JSONMember) -> Setting<String>? {
    guard let text = member.value.string, !text.isEmpty, !text.utf8.contains(0) else {
      report(
        .error, .badValue,
        "'strings' is \(Excerpt.shown(member.value)). Write the path of the folder that holds the"
          + " '.lproj' folders.", at: member.value.position)
      return nil
    }
    guard let path = scope.path(text, from: folder) else {
      report(
        .error, .badValue,
        "'strings' is \(Excerpt.quoted(text)), which leads out of the theme's folder. Name a folder"
          + " in it.", at: member.value.position)
      return nil
    }
    guard FileSystem.isFolder(path) else {
      report(
        .error, .unreadableFile,
        "'strings' is \(Excerpt.quoted(path)), which is no folder. Name the one that holds the"
          + " '.lproj' folders.", at: member.value.position)
      return nil
    }
    return Setting(path, at: document.place(member.keyPosition))
  }
}
