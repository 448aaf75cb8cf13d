public import TintypeJSONText
import TintypeTheming

/// The JSON Schema of a theme file, made of the keys that its reader knows and of the catalogues.
///
/// Source: JSON Schema, draft 2020-12.
public enum ThemeSchema {
  /// The schema.
  public static let json: JSONOutput = [
    "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Theme",
    "type": "object",
    "if": ["properties": ["system": ["const": "mobileid"]], "required": ["system"]],
    "then": ["$ref": "#/$defs/mobileid"],
    // A theme without a system is of that which it extends.
    "else": [
      "if": ["required": ["extends"], "not": ["required": ["system"]]],
      "then": ["anyOf": [["$ref": "#/$defs/agentforce"], ["$ref": "#/$defs/mobileid"]]],
      "else": ["$ref": "#/$defs/agentforce"],
    ],
    "$defs": definitions,
  ]

  private static let definitions: JSONOutput = [
    "agentforce": agentforce,
    "mobileid": mobileid,
    "name": [
      "description": "A name for folders, of letters, digits, '-', '_' and '.'.",
      "type": "string", "minLength": 1, "pattern": "^[^.]",
    ],
    "path": ["type": "string", "minLength": 1],
    "colors": closed(
      ThemeCatalog.agentforce.colors.map {
        .init($0.token.rawValue, ["$ref": "#/$defs/color"])
      }),
    "color": color("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
    "alphaFirstColor": color("^#?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
    "asset": closed([.init("asset", ["type": "string"])], required: ["asset"]),
    "font": closed([
      .init("size", ["type": ["number", "null"], "exclusiveMinimum": 0]),
      .init("weight", weight), .init("fontFamilyName", ["type": ["string", "null"]]),
    ]),
    "image": ["anyOf": [["$ref": "#/$defs/path"], ["$ref": "#/$defs/asset"]]],
    "icon": [
      "anyOf": [
        ["$ref": "#/$defs/image"],
        closed(
          [
            .init("light", ["$ref": "#/$defs/image"]),
            .init("dark", ["anyOf": [["$ref": "#/$defs/image"], ["type": "null"]]]),
          ], required: ["light"]),
      ]
    ],
  ]

  private static var agentforce: JSONOutput {
    closed(
      ThemeFileKey.allCases.map { JSONOutput.Member($0.rawValue, value(of: $0)) } + comments)
  }

  private static var mobileid: JSONOutput {
    closed(
      MobileIDFileKey.allCases.map { JSONOutput.Member($0.rawValue, value(of: $0)) } + comments)
  }

  private static func value(of key: ThemeFileKey) -> JSONOutput {
    let catalog = ThemeCatalog.agentforce
    switch key {
    case .system: return words(ThemeSystem.self)
    case .supply: return words(ThemeSupply.self)
    case .extends: return ["$ref": "#/$defs/path"]
    case .name: return ["$ref": "#/$defs/name"]
    case .version: return ["type": "string"]
    case .light, .dark: return ["$ref": "#/$defs/colors"]
    case .fontFamilyName: return ["type": ["string", "null"]]
    case .fonts:
      return closed(catalog.fonts.map { .init($0.style.rawValue, ["$ref": "#/$defs/font"]) })
    case .icons:
      return closed(catalog.icons.map { .init($0.slot.rawValue, ["$ref": "#/$defs/icon"]) })
    case .displayNames:
      return closed(catalog.words.map { .init($0.slot.rawValue, ["type": "string"]) })
    case .mode: return words(ThemeMode.self)
    case .dynamicFonts: return ["type": "boolean"]
    case .dimensions: return dimensions(areShapes: false)
    case .shapes: return dimensions(areShapes: true)
    case .overrides:
      return closed(
        ThemeFileKey.allCases.filter(\.isContent).map { .init($0.rawValue, value(of: $0)) })
    }
  }

  private static func value(of key: MobileIDFileKey) -> JSONOutput {
    let catalog = ThemeCatalog.mobileid
    switch key {
    case .system: return words(ThemeSystem.self)
    case .extends: return ["$ref": "#/$defs/path"]
    case .name: return ["$ref": "#/$defs/name"]
    case .version: return ["type": "string"]
    case .colors:
      return closed(
        catalog.colors.map { .init($0.token.rawValue, ["$ref": "#/$defs/alphaFirstColor"]) })
    case .textStyles:
      return closed(catalog.fonts.map { .init($0.style.rawValue, words(AppleTextStyle.self)) })
    case .strings: return ["$ref": "#/$defs/path"]
    }
  }

  private static let comments: [JSONOutput.Member] = ["$schema", "$comment", "$description"].map {
    .init($0, true)
  }

  private static func dimensions(areShapes: Bool) -> JSONOutput {
    closed(
      ThemeCatalog.agentforce.dimensions.filter { ($0.group == .radius) == areShapes }.map {
        let mayBeUnbounded = $0.isWidthLimit || $0.value == nil
        return JSONOutput.Member(
          $0.name,
          .object([
            "description": "Points.",
            "type": .strings(mayBeUnbounded ? ["number", "null"] : ["number"]),
            "minimum": $0.isWidthLimit ? nil : .integer(0),
          ]))
      })
  }

  /// A colour in digits, an asset, or an object of the Design Tokens format.
  private static func color(_ pattern: String) -> JSONOutput {
    let unit: JSONOutput = [
      "anyOf": [["type": "number", "minimum": 0, "maximum": 1], ["const": "none"]]
    ]
    let object = closed(
      [
        .init("colorSpace", ["const": "srgb"]),
        .init("components", ["type": "array", "items": unit, "minItems": 3, "maxItems": 3]),
        .init("alpha", unit), .init("hex", true),
      ], required: ["colorSpace", "components"])
    return [
      "anyOf": [
        ["type": "string", "pattern": .string(pattern)], ["$ref": "#/$defs/asset"], object,
      ]
    ]
  }

  private static let weight: JSONOutput = [
    "anyOf": [
      words(FontWeightName.self), ["type": "integer", "minimum": 100, "maximum": 900],
      ["type": "null"],
    ]
  ]

  private static func words<Words: RawRepresentable & CaseIterable>(_ type: Words.Type)
    -> JSONOutput where Words.RawValue == String
  {
    ["enum": .strings(Words.allCases.map(\.rawValue))]
  }

  private static func closed(
    _ members: [JSONOutput.Member], required: [String] = []
  ) -> JSONOutput {
    .object([
      "type": "object", "required": required.isEmpty ? nil : .strings(required),
      "properties": .object(members), "additionalProperties": false,
    ])
  }
}
