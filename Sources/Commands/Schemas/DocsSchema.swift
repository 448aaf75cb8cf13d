import TintypeJSONText
import TintypeRendering

/// The JSON Schema of a manifest of pictures, made of the keys that its reader knows.
enum DocsSchema {
  static let json: JSONOutput = {
    let inputs = DocsKey.inputs.compactMap { key -> JSONOutput.Member? in
      guard case .flag(_, let kind) = key.kind else { return nil }
      return .init(key.rawValue, ConfigSchema.value(of: kind))
    }
    let comments = ["$schema", "$comment"].map { JSONOutput.Member($0, true) }
    let own = DocsKey.allCases.map { JSONOutput.Member($0.rawValue, value(of: $0)) }
    let members: [JSONOutput.Member] = comments + inputs + own + axes
    return SchemaPart.document(
      "Pictures for documentation",
      .object([
        .init("type", "object"), .init("required", ["pictures"]),
        .init("properties", .object(members)), .init("additionalProperties", false),
      ]))
  }()

  private static var axes: [JSONOutput.Member] {
    DocsKey.axes.map { JSONOutput.Member($0.rawValue, ConfigSchema.value(of: $0)) }
  }

  private static func value(of key: DocsKey) -> JSONOutput {
    switch key {
    case .out: ConfigSchema.path
    case .pages: ConfigSchema.oneOrMore(ConfigSchema.path)
    case .frame: SchemaPart.words(DocsPicture.Frame.self)
    case .format: formats
    case .pictures:
      [
        "type": "object", "minProperties": 1,
        "propertyNames": ["pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"], "additionalProperties": picture,
      ]
    }
  }

  private static let formats: JSONOutput = [
    "enum": .strings(SnapshotFormat.allCases.filter(\.isShownInPages).map(\.rawValue))
  ]

  private static var picture: JSONOutput {
    .object([
      .init("type", "object"), .init("required", ["cell"]),
      .init(
        "properties",
        .object(
          DocsKey.Picture.allCases.map { JSONOutput.Member($0.rawValue, value(of: $0)) } + axes)),
      .init("additionalProperties", false),
    ])
  }

  private static func value(of key: DocsKey.Picture) -> JSONOutput {
    switch key {
    case .cell: ["type": "string", "pattern": "^[^/]+/[^/]+(/[^/]+)?$"]
    case .crop, .alt, .caption: ConfigSchema.path
    case .padding: ["type": "number", "minimum": 0, "maximum": 1000]
    case .frame: SchemaPart.words(DocsPicture.Frame.self)
    case .format: formats
    case .callouts:
      SchemaPart.list(
        of: [
          "type": "object", "required": .strings(DocsKey.Callout.allCases.map(\.rawValue)),
          "properties": .object(
            DocsKey.Callout.allCases.map { JSONOutput.Member($0.rawValue, ConfigSchema.path) }),
          "additionalProperties": false,
        ])
    }
  }
}
