import TintypeJSONText
import TintypePrimitives
import TintypeTheming

/// Parts that JSON Schemas of the commands share.
///
/// Source: JSON Schema, draft 2020-12.
enum SchemaPart {
  static let text: JSONOutput = ["type": "string"]
  static let integer: JSONOutput = ["type": "integer"]
  static let count: JSONOutput = ["type": "integer", "minimum": 0]
  static let number: JSONOutput = ["type": "number"]
  static let truth: JSONOutput = ["type": "boolean"]
  static let texts = list(of: text)
  static let version: JSONOutput = ["const": 1]
  static let place: JSONOutput = ["type": "integer", "minimum": 1]
  static let hash: JSONOutput = ["type": "string", "pattern": "^[0-9a-f]{32}$"]
  static let mode = words(ColorScheme.self)
  static let layer = words(ThemeLayer.self)
  static let kind = words(Origin.Kind.self)
  static let provenance = words(Provenance.self)
  static let system = words(ThemeSystem.self)

  /// One of the words of an enumeration.
  static func words<Words: RawRepresentable & CaseIterable>(_ type: Words.Type) -> JSONOutput
  where Words.RawValue == String {
    ["enum": .strings(Words.allCases.map(\.rawValue))]
  }

  /// An array.
  static func list(of items: JSONOutput, _ description: String? = nil) -> JSONOutput {
    .object([
      "description": description.map { .string($0) }, "type": "array", "items": items,
    ])
  }

  /// An object whose members are all there, but for those named as optional.
  static func object(
    _ properties: KeyValuePairs<String, JSONOutput>, optional: Set<String> = [],
    _ description: String? = nil
  ) -> JSONOutput {
    let required = properties.map(\.key).filter { !optional.contains($0) }
    return .object([
      "description": description.map { .string($0) }, "type": "object",
      "required": required.isEmpty ? nil : .strings(required),
      "properties": .object(properties.map { JSONOutput.Member($0, $1) }),
    ])
  }

  /// A whole schema: the members of a part under a title.
  static func document(_ title: String, _ part: JSONOutput) -> JSONOutput {
    guard case .object(let members) = part else { preconditionFailure("a schema is an object") }
    return .object(
      [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", .string(title)),
      ] + members)
  }

  /// A finding.
  static let problem = object(
    [
      "severity": words(Problem.Severity.self), "code": words(ProblemCode.self), "message": text,
      "file": text, "line": place, "column": place,
    ], optional: ["file", "line", "column"])

  /// A pair of colour tokens with its contrast.
  static let pair = object(
    [
      "mode": mode, "kind": words(ContrastPair.Kind.self), "foreground": token,
      "background": token, "ratio": number, "lc": number, "required": number,
      "verdict": ["enum": ["pass", "fail", "assumption-dependent", "exempt"]],
    ], optional: ["required"])

  private static let token = object(
    ["token": text, "color": text, "input": text, "layer": layer, "file": text, "line": place],
    optional: ["input", "layer", "file", "line"])
}
