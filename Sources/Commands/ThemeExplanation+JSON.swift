import TintypeJSONText
import TintypePrimitives
import TintypeTheming

extension ThemeExplanation {
  var json: JSONOutput {
    .object([
      "kind": .string(kind.rawValue), "name": .string(name), "role": .string(role),
      "values": .array(values.map(\.json)), "default": .string(defaultText),
      "nameProvenance": .string(nameProvenance.rawValue),
      "valueProvenance": .string(valueProvenance.rawValue),
      "followers": followers.isEmpty ? nil : .strings(followers),
      "drawnBy": drawnBy.isEmpty ? nil : .strings(drawnBy),
      "notes": notes.isEmpty ? nil : .strings(notes),
    ])
  }
}

extension ThemeExplanation.Value {
  var json: JSONOutput {
    .object([
      "mode": scheme.map { .string($0.rawValue) }, "field": field.map { .string($0) },
      "value": .string(text), "layer": .string(layer.rawValue),
      "alias": chain.count > 1 ? .strings(chain) : nil,
      "file": position.map { .string($0.file) }, "line": position.map { .integer($0.line) },
      "column": position.map { .integer($0.column) },
    ])
  }
}

extension LayerTable.Row {
  var json: JSONOutput {
    .object([
      "kind": .string(kind.rawValue), "name": .string(name),
      "mode": scheme.map { .string($0.rawValue) }, "override": override.map { .string($0) },
      "branding": branding.map { .string($0) }, "sdkDefault": .string(sdkDefault),
      "winner": .string(winner.rawValue), "input": input.map { .string($0) },
    ])
  }
}
