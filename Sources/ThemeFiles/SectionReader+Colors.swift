import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension SectionReader {
  /// The colours of one scheme.
  mutating func colors(
    _ value: JSONValue, in name: String, order: HexColor.Order
  ) -> [ColorToken: Setting<ColorValue>] {
    var colors: [ColorToken: Setting<ColorValue>] = [:]
    for member in members(of: value, in: name) {
      let token = ColorToken(rawValue: member.key)
      guard catalog.color(token) != nil else {
        if catalog.hasTextRoles, let reason = MobileIDFileKey.explanation(of: member.key) {
          report(.error, .unsupportedKey, reason, at: member.keyPosition)
          continue
        }
        reportUnknown(
          member.key, "a colour token", at: member.keyPosition,
          among: catalog.colors.map(\.token.rawValue), otherwise: "'render tokens' lists the names."
        )
        continue
      }
      colors[token] = color(member.value, for: member.key, in: name, order: order)
        .map { Setting($0, at: document.place(member.keyPosition)) }
    }
    return colors
  }

  private mutating func color(
    _ value: JSONValue, for name: String, in section: String, order: HexColor.Order
  ) -> ColorValue? {
    if let text = value.string, let paint = HexColor.paint(text, order: order) {
      return ColorValue(paint)
    }
    if let members = value.members {
      if let asset = value["asset"], members.count == 1 {
        return assetColor(asset, for: name, in: section)
      }
      if value["colorSpace"] != nil || value["components"] != nil {
        return tokenColor(value, for: name)
      }
    }
    report(
      .error, .badColor,
      "'\(name)' is \(Excerpt.shown(value)), which is no colour. Write "
        + (order == .alphaLast
          ? "'#RGB', '#RGBA', '#RRGGBB' or '#RRGGBBAA'" : "'RRGGBB' or 'AARRGGBB'")
        + "; the default is kept.",
      at: value.position)
    return nil
  }

  /// The colour of an asset catalog, with its variants for both schemes.
  private mutating func assetColor(
    _ asset: JSONValue, for name: String, in section: String
  ) -> ColorValue? {
    guard let (text, assets) = assetName(asset, for: name) else { return nil }
    do throws(AssetError) {
      let (light, dark) = try assets.color(named: text)
      if section == "dark", assets.servesBothSchemes(text) {
        report(
          .note, .oneModeOnly,
          "'\(name)' is the asset \(Excerpt.quoted(text)), which has no variant for dark; the one for"
            + " any appearance is drawn.", at: asset.position)
      }
      return ColorValue(light: light, dark: dark, asset: text)
    } catch {
      report(error, "The default is kept.", at: asset)
      return nil
    }
  }

  /// The name of an asset and where to look it up; reported if there is none, or nowhere.
  mutating func assetName(
    _ asset: JSONValue, for name: String
  ) -> (name: String, assets: AssetSource)? {
    guard let text = asset.string else {
      report(
        .error, .badValue,
        "The asset of '\(name)' is \(Excerpt.shown(asset)). Write its name in the asset catalog.",
        at: asset.position)
      return nil
    }
    guard let assets else {
      report(
        .error, .missingAsset,
        "'\(name)' is the asset \(Excerpt.quoted(text)), and no asset catalog was given. Name its"
          + " folder with '--assets'; the default is kept.", at: asset.position)
      return nil
    }
    return (text, assets)
  }

  /// Reports an asset that no catalog gives, and what is drawn instead.
  mutating func report(_ error: AssetError, _ outcome: String, at asset: JSONValue) {
    let problem = error.problem(at: nil)
    report(problem.severity, problem.code, "\(problem.message) \(outcome)", at: asset.position)
  }

  /// A colour object of the Design Tokens format.
  ///
  /// Source: Design Tokens Format Module 2025.10, "Color"; `none` counts as zero.
  private mutating func tokenColor(_ value: JSONValue, for name: String) -> ColorValue? {
    for member in members(of: value, in: name)
    where !["colorSpace", "components", "alpha", "hex"].contains(member.key) {
      reportUnknown(
        member.key, "a key of a colour object", at: member.keyPosition,
        among: ["colorSpace", "components", "alpha", "hex"],
        otherwise: "Use 'colorSpace', 'components', 'alpha' and 'hex'.")
    }
    guard let space = value["colorSpace"]?.string else {
      reportColorObject("'\(name)' has no 'colorSpace'. Write \"colorSpace\": \"srgb\"", at: value)
      return nil
    }
    guard space == "srgb" else {
      reportColorObject(
        "'\(name)' is in the colour space \(Excerpt.quoted(space)), which is not supported. Convert"
          + " it to 'srgb'", at: value["colorSpace"] ?? value)
      return nil
    }
    let components = value["components"]
    let numbers = (components?.elements ?? []).compactMap { element -> Double? in
      element.string == "none" ? 0 : element.number?.value
    }
    guard numbers.count == 3, components?.elements?.count == 3, numbers.allSatisfy(Self.isUnit)
    else {
      reportColorObject(
        "The components of '\(name)' have to be three numbers of 0–1. Correct them",
        at: components ?? value)
      return nil
    }
    var alpha = 1.0
    if let given = value["alpha"] {
      guard let number = given.string == "none" ? 0 : given.number?.value, Self.isUnit(number)
      else {
        reportColorObject(
          "The alpha of '\(name)' is \(Excerpt.shown(given)). Write a number of 0–1", at: given)
        return nil
      }
      alpha = number
    }
    return ColorValue(
      Paint(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha))
  }

  private static func isUnit(_ value: Double) -> Bool { value >= 0 && value <= 1 }

  private mutating func reportColorObject(_ message: String, at value: JSONValue) {
    report(.error, .badColor, message + "; the default is kept.", at: value.position)
  }
}
