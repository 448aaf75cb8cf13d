import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// The replacements of icons; a file that is not there leaves the SDK's own.
  ///
  /// Only a branding payload gives an icon a `type`, which is not needed.
  mutating func icons(
    _ value: JSONValue, in name: String, hasTypes: Bool = false
  ) -> [IconSlot: Setting<IconValue>] {
    var icons: [IconSlot: Setting<IconValue>] = [:]
    for member in members(of: value, in: name) {
      let slot = IconSlot(rawValue: member.key)
      guard catalog.icon(slot) != nil else {
        reportUnknown(
          member.key, "an icon slot", at: member.keyPosition,
          among: catalog.icons.map(\.slot.rawValue), otherwise: "'render tokens' lists the names.")
        continue
      }
      icons[slot] = icon(member, hasTypes).map {
        Setting($0, at: document.place(member.keyPosition))
      }
    }
    return icons
  }

  private mutating func icon(_ slot: JSONMember, _ hasTypes: Bool) -> IconValue? {
    if let asset = slot.value["asset"], slot.value.members?.count == 1 {
      return assetIcon(asset, for: slot.key)
    }
    guard slot.value.members != nil else {
      return image(slot.value, for: slot.key, in: .light).map { IconValue(light: $0) }
    }
    var light: ImageSource?
    var dark: ImageSource?
    var hasLight = false
    var isWhole = true
    for member in members(of: slot.value, in: slot.key) {
      switch member.key {
      case "light":
        hasLight = true
        light = image(member.value, for: slot.key, in: .light)
        isWhole = isWhole && light != nil
      case "dark":
        if member.value.isNull { continue }
        dark = image(member.value, for: slot.key, in: .dark)
        isWhole = isWhole && dark != nil
      case "type" where hasTypes:
        continue
      default:
        reportUnknown(
          member.key, "a key of an icon", at: member.keyPosition,
          among: ["light", "dark", "asset"],
          otherwise: "Use 'light' and 'dark', or 'asset'.")
      }
    }
    if !hasLight {
      report(
        .error, .badValue,
        "'\(slot.key)' has no 'light' image. Write one; it serves dark too where 'dark' is absent.",
        at: slot.value.position)
    }
    guard isWhole, let light else { return nil }
    return IconValue(light: light, dark: dark)
  }

  /// The images of an asset catalog for both schemes.
  private mutating func assetIcon(_ asset: JSONValue, for slot: String) -> IconValue? {
    guard let light = assetImage(asset, for: slot, in: .light),
      let dark = assetImage(asset, for: slot, in: .dark)
    else { return nil }
    return IconValue(light: light, dark: dark == light ? nil : dark)
  }

  private mutating func assetImage(
    _ asset: JSONValue, for slot: String, in scheme: ColorScheme
  ) -> ImageSource? {
    guard let (text, assets) = assetName(asset, for: slot) else { return nil }
    do throws(AssetError) {
      return .file(try assets.image(named: text, in: scheme))
    } catch {
      report(error, "The SDK's icon is kept.", at: asset)
      return nil
    }
  }

  private mutating func image(
    _ value: JSONValue, for slot: String, in scheme: ColorScheme
  ) -> ImageSource? {
    if let asset = value["asset"], value.members?.count == 1 {
      return assetImage(asset, for: slot, in: scheme)
    }
    guard let text = value.string, !text.isEmpty, !text.utf8.contains(0) else {
      report(
        .error, .badValue,
        "'\(slot)' is \(Excerpt.shown(value)), which is no path. Write the path of an image; the SDK's icon is kept.",
        at: value.position)
      return nil
    }
    guard let path = scope.path(text, from: folder) else {
      report(
        .error, .badValue,
        "'\(slot)' is \(Excerpt.quoted(text)), which leads out of the theme's folder. Name a file in"
          + " it; the SDK's icon is kept.", at: value.position)
      return nil
    }
    guard FileSystem.exists(path) else {
      report(
        .error, .missingAsset,
        "'\(slot)' is \(Excerpt.quoted(path)), which does not exist. Check the path; the SDK's icon"
          + " is kept.", at: value.position)
      return nil
    }
    guard !FileSystem.isFolder(path) else {
      report(
        .error, .badAsset,
        "'\(slot)' is \(Excerpt.quoted(path)), which is a folder. Name an image in it; the SDK's"
          + " icon is kept.", at: value.position)
      return nil
    }
    return .file(path)
  }
}
