import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

extension DrawnContrast {
  /// Both colours as they are seen, with the tokens behind them, and how they stand apart.
  ///
  /// The ratio is cut off after two decimals, so that none that fails reads as one that passes.
  var json: JSONOutput {
    .object([
      "kind": .string(kind.rawValue),
      "foreground": Self.side(foreground, ink), "background": Self.side(background, grounds.first),
      "ratio": .number(((contrast.ratio * 100) + 1e-7).rounded(.down) / 100),
      "apca": .number((contrast.lightnessContrast * 10).rounded() / 10),
      "required": minimum.map { .number($0) },
      "exempt": exemption.map { .string($0.rawValue) },
      "verdict": .string(verdict?.rawValue ?? "unknown"),
      "rect": frame.json, "point": [.number(point.x), .number(point.y)],
      "text": text.map { .string($0) }, "part": part.map { .string($0) },
    ])
  }

  private static func side(_ seen: Paint, _ paint: Paint?) -> JSONOutput {
    let origin = paint?.origins.first
    return .object([
      "token": origin.map { .string($0.names[0]) }, "color": .string(seen.hexText),
      "input": origin.flatMap { $0.names.count > 1 ? .string($0.input) : nil },
      "layer": origin.map { .string($0.layer.rawValue) },
      "file": origin?.position.map { .string($0.file) },
      "line": origin?.position.map { .integer($0.line) },
    ])
  }
}
