import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// The JSON Schema of `render.json`, made of the keys that its reader knows.
enum ConfigSchema {
  static let json = SchemaPart.document(
    "Settings of a project",
    closed(
      ProjectKey.allCases.map { .init($0.rawValue, value(of: $0.kind)) }
        + ["$schema", "$comment"].map { .init($0, true) }))

  private static func value(of kind: ProjectKey.Kind) -> JSONOutput {
    switch kind {
    case .flag(_, let kind): value(of: kind)
    case .matrix:
      closed(
        ProjectKey.Axis.allCases.map { .init($0.rawValue, value(of: $0)) }
          + ["include", "exclude"].map { .init($0, ["type": "array", "items": rule]) })
    case .severities:
      closed(
        ProblemCode.allCases.map {
          .init(
            $0.rawValue, ["enum": .strings(Problem.Severity.allCases.map(\.rawValue) + ["off"])])
        })
    }
  }

  static func value(of kind: ProjectKey.FlagKind) -> JSONOutput {
    switch kind {
    case .path: path
    case .paths, .texts: oneOrMore(path)
    case .truth: SchemaPart.truth
    }
  }

  /// A pattern of cell ids, or axes with patterns.
  private static let rule: JSONOutput = [
    "anyOf": [
      path,
      closed(
        [.init("cells", oneOrMore(path))]
          + ProjectKey.Axis.allCases.filter { $0 != .appearance }.map {
            .init($0.rawValue, value(of: $0))
          }, minimum: 1),
    ]
  ]

  static func value(of axis: ProjectKey.Axis) -> JSONOutput {
    switch axis {
    case .mode: listed(words(ColorScheme.allCases.map(\.rawValue) + ["system", "all"]))
    case .appearance: words(Appearance.allCases.map(\.rawValue))
    case .textSize: listed(words(TextSize.allCases.map(\.name) + ["all"]))
    case .locale: listed(["type": "string", "pattern": "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"])
    case .device:
      listed(words(Device.all.flatMap { [$0.name] + $0.alsoNamed } + ["all"]))
    case .scale:
      listed([
        "type": "integer", "minimum": .integer(Cell.scales.lowerBound),
        "maximum": .integer(Cell.scales.upperBound),
      ])
    }
  }

  static let path: JSONOutput = ["type": "string", "minLength": 1]

  private static func words(_ words: [String]) -> JSONOutput { ["enum": .strings(words)] }

  static func oneOrMore(_ value: JSONOutput) -> JSONOutput {
    ["anyOf": [value, ["type": "array", "items": value]]]
  }

  /// A value, several in an array, or several in a text with commas, as a flag takes them.
  private static func listed(_ value: JSONOutput) -> JSONOutput {
    [
      "anyOf": [
        value, ["type": "array", "minItems": 1, "items": value],
        ["type": "string", "pattern": ","],
      ]
    ]
  }

  static func closed(_ members: [JSONOutput.Member], minimum: Int = 0) -> JSONOutput {
    .object([
      "type": "object", "minProperties": minimum > 0 ? .integer(minimum) : nil,
      "properties": .object(members), "additionalProperties": false,
    ])
  }
}
