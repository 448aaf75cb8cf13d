public import TintypeJSONText
import TintypePrimitives
public import TintypeTheming

extension ContrastRow {
  /// The pair as reports write it: both tokens with their colours, WCAG's ratio and APCA's Lc.
  public var json: JSONOutput {
    .object([
      "mode": .string(scheme.rawValue), "kind": .string(pair.kind.rawValue),
      "foreground": side(pair.foreground, foreground),
      "background": side(pair.background, background),
      "ratio": .number(contrast.ratio), "lc": .number(contrast.lightnessContrast),
      "required": minimum.map { .number($0) }, "verdict": .string(verdict.rawValue),
    ])
  }

  private func side(_ token: ColorToken, _ paint: Paint) -> JSONOutput {
    let origin = paint.origins.first
    return .object([
      "token": .string(token.rawValue), "color": .string(paint.hexText),
      "input": origin.flatMap { $0.input == token.rawValue ? nil : .string($0.input) },
      "layer": origin.map { .string($0.layer.rawValue) },
      "file": origin?.position.map { .string($0.file) },
      "line": origin?.position.map { .integer($0.line) },
    ])
  }
}
