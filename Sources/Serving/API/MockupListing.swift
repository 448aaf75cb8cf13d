import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// What can be drawn, as JSON.
enum MockupListing {
  static func bytes(_ mockups: [ThemeSystem: MockupList]) -> [UInt8] {
    let types = ThemeSystem.allCases.flatMap { mockups[$0]?.types ?? [] }
    return JSONWriter.write([
      "version": 1,
      "mockups": .array(
        types.map { type in
          [
            "name": .string(type.name), "system": .string(type.system.rawValue),
            "group": .string(type.group), "summary": .string(type.summary),
            "canvas": .string(type.canvas.rawValue), "states": .strings(type.states),
          ]
        }),
      "axes": [
        "mode": .strings(ColorScheme.allCases.map(\.rawValue)),
        "textSize": .strings(TextSize.allCases.map(\.name)),
        "device": .strings(Device.all.map(\.name)),
        "scale": .array(Cell.scales.map { .integer($0) }),
      ],
    ])
  }
}
