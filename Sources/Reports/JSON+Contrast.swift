import TintypeJSONText
import TintypePrimitives
import TintypeRendering
import TintypeTheming

extension DrawnContrast {
  /// Both colours as they are seen, with the theme values behind them, and how they stand apart.
  ///
  /// The ratio is cut off after two decimals, so that none that fails reads as one that passes.
  var json: JSONOutput {
    .object([
      "foreground": Self.json(foreground, ink.origins),
      "background": Self.json(background, grounds.first?.origins ?? []),
      "ratio": .number(((contrast.ratio * 100) + 1e-7).rounded(.down) / 100),
      "apca": .number((contrast.lightnessContrast * 10).rounded() / 10),
      "required": minimum.map { .number($0) },
      "exempt": exemption.map { .string($0.rawValue) },
      "verdict": .string(verdict?.rawValue ?? "unknown"),
      "rect": frame.json,
      "point": [.number(point.x), .number(point.y)],
      "text": text.map { .string($0) }, "part": part.map { .string($0) },
    ])
  }

  private static func json(_ seen: Paint, _ origins: [Origin]) -> JSONOutput {
    .object([.init("color", .string(seen.hexText))] + (origins.first?.members ?? []))
  }
}
